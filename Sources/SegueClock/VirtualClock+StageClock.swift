import SegueUI

extension VirtualClock: StageClock {}
