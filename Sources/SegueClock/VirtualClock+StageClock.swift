package import SegueUI

extension VirtualClock: StageClock {}
