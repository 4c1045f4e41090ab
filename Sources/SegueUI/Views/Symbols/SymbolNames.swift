/// Which outline stands for a symbol's name; fill variants are not listed.
enum SymbolNames {
  /// The name of an outline, or nil for a symbol that is not known.
  static func outline(for symbol: String) -> String? { table[symbol] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let outline = words.first else { continue }
      for symbol in words.dropFirst() { table[String(symbol)] = String(outline) }
    }
    return table
  }()

  /// An outline and the symbols that it stands for.
  private static let lines = """
    activity waveform
    airplane airplane
    alarm alarm
    archive archivebox
    arrow-bend-up-left arrowshape.turn.up.left
    arrow-bend-up-right arrowshape.turn.up.right
    arrow-circle-down arrow.down.circle
    arrow-circle-left arrow.left.circle
    arrow-circle-right arrow.right.circle
    arrow-circle-up arrow.up.circle
    arrow-clockwise arrow.clockwise
    arrow-counter-clockwise arrow.counterclockwise
    arrow-down arrow.down
    arrow-down-left arrow.down.left
    arrow-down-right arrow.down.right
    arrow-left arrow.left arrow.backward
    arrow-line-down arrow.down.to.line
    arrow-right arrow.right arrow.forward
    arrow-u-up-left arrow.uturn.left arrow.uturn.backward
    arrow-u-up-right arrow.uturn.right
    arrow-up arrow.up
    arrow-up-left arrow.up.left
    arrow-up-right arrow.up.right
    arrows-clockwise arrow.triangle.2.circlepath
    arrows-down-up arrow.up.arrow.down
    arrows-in-simple arrow.down.right.and.arrow.up.left
    arrows-left-right arrow.left.arrow.right arrow.left.and.right
    arrows-out-cardinal arrow.up.and.down.and.arrow.left.and.right
    arrows-out-simple arrow.up.left.and.arrow.down.right
    asterisk asterisk
    at at
    atom atom
    bag bag bag.badge.plus
    bandaids bandage
    barcode barcode
    basketball basketball
    battery-full battery.100
    bed bed.double
    bell bell
    bell-ringing bell.badge
    bell-slash bell.slash
    bicycle bicycle
    book book.closed
    book-open book
    bookmark-simple bookmark
    books books.vertical
    brain brain
    broadcast antenna.radiowaves.left.and.right
    bug-beetle ladybug
    buildings building.2
    bus bus
    cake birthday.cake
    calendar-blank calendar
    calendar-plus calendar.badge.plus
    camera camera
    car car
    caret-circle-down chevron.down.circle
    caret-circle-left chevron.left.circle
    caret-circle-right chevron.right.circle
    caret-circle-up chevron.up.circle
    caret-double-left chevron.left.2
    caret-double-right chevron.right.2
    caret-down chevron.down
    caret-left chevron.left chevron.backward
    caret-right chevron.right chevron.forward
    caret-up chevron.up
    chart-bar chart.bar
    chart-line-up chart.line.uptrend.xyaxis
    chart-pie-slice chart.pie
    chat-circle message
    chat-teardrop bubble.left bubble.right
    chat-teardrop-text text.bubble
    chat-text quote.bubble
    chats-teardrop bubble.left.and.bubble.right
    check checkmark
    check-circle checkmark.circle
    check-square checkmark.square
    circle circle
    circle-dashed circle.dashed
    circle-wavy seal
    circle-wavy-check checkmark.seal
    clipboard clipboard
    clipboard-text doc.on.clipboard
    clock clock
    cloud cloud
    cloud-lightning cloud.bolt
    cloud-rain cloud.rain
    cloud-snow cloud.snow
    cloud-sun cloud.sun
    code chevron.left.forwardslash.chevron.right
    coffee cup.and.saucer
    compass safari
    copy doc.on.doc
    corners-out viewfinder
    cpu cpu
    credit-card creditcard
    crown-simple crown
    cube cube
    currency-btc bitcoinsign.circle
    currency-circle-dollar dollarsign.circle
    desktop desktopcomputer
    device-mobile iphone
    device-tablet ipad
    diamond diamond
    dice-five dice
    divide divide
    dots-three ellipsis
    dots-three-circle ellipsis.circle
    download-simple square.and.arrow.down
    drop drop
    envelope-simple envelope
    envelope-simple-open envelope.open
    equals equal
    export square.and.arrow.up
    eye eye
    eye-slash eye.slash
    fast-forward forward
    file doc
    file-text doc.text
    first-aid cross
    flag flag
    flame flame
    flashlight flashlight.on
    folder folder
    folder-plus folder.badge.plus
    football football
    fork-knife fork.knife
    funnel line.3.horizontal.decrease.circle
    funnel-simple line.3.horizontal.decrease
    game-controller gamecontroller
    gas-pump fuelpump
    gear gear
    gear-six gearshape
    gift giftcard gift
    globe globe
    graduation-cap graduationcap
    grid-four square.grid.3x3
    hand-palm hand.raised
    hand-pointing hand.tap
    hands-clapping hands.clap
    hash number
    headphones headphones
    heart heart
    hexagon hexagon
    hourglass hourglass
    house house
    image photo
    image-square photo.on.rectangle photo.fill.on.rectangle.fill
    infinity infinity
    info info info.circle
    key key
    keyboard keyboard
    laptop laptopcomputer
    leaf leaf
    lightbulb lightbulb
    lightning bolt
    lightning-slash bolt.slash
    link link
    list line.3.horizontal line.horizontal.3
    list-bullets list.bullet
    list-dashes list.dash
    list-numbers list.number
    lock-simple lock
    lock-simple-open lock.open
    magic-wand wand.and.stars
    magnifying-glass magnifyingglass
    magnifying-glass-minus minus.magnifyingglass
    magnifying-glass-plus plus.magnifyingglass
    map-pin mappin mappin.circle
    map-pin-line mappin.and.ellipse
    map-trifold map
    medal medal rosette
    megaphone-simple megaphone
    microphone mic
    microphone-slash mic.slash
    minus minus
    minus-circle minus.circle
    moon moon
    moon-stars moon.stars
    music-note music.note
    navigation-arrow location
    newspaper newspaper
    note-pencil square.and.pencil
    octagon octagon
    package shippingbox
    paint-brush paintbrush
    palette paintpalette
    paper-plane-tilt paperplane
    paperclip paperclip
    pause pause
    pause-circle pause.circle
    paw-print pawprint
    pencil-circle pencil.circle
    pencil-simple pencil
    percent percent
    person-simple-run figure.run
    person-simple-walk figure.walk
    phone phone
    phone-disconnect phone.down
    pill pills
    play play
    play-circle play.circle
    playlist music.note.list
    plus plus
    plus-circle plus.circle
    power power
    printer printer
    push-pin pin
    puzzle-piece puzzlepiece
    qr-code qrcode
    question questionmark questionmark.circle
    record record.circle
    rectangle rectangle
    repeat repeat
    repeat-once repeat.1
    rewind backward
    rows rectangle.grid.1x2
    scissors scissors
    scribble-loop lasso
    share-network network
    shield shield
    shield-check checkmark.shield
    shopping-cart cart
    shuffle shuffle
    sign-out rectangle.portrait.and.arrow.right
    skip-back backward.end
    skip-forward forward.end
    sliders slider.vertical.3
    sliders-horizontal slider.horizontal.3
    smiley face.smiling
    snowflake snowflake
    soccer-ball soccerball
    sparkle sparkles
    speaker-high speaker.wave.2 speaker.wave.3
    speaker-low speaker.wave.1
    speaker-none speaker
    speaker-slash speaker.slash
    square square
    squares-four square.grid.2x2
    stack square.stack square.stack.3d.up
    star star
    star-four sparkle
    stop stop
    stop-circle stop.circle
    sun sun.max
    sun-dim sun.min
    sun-horizon sunrise sunset
    tag tag
    television-simple tv
    terminal-window terminal
    text-aa textformat
    text-align-center text.aligncenter
    text-align-left text.alignleft
    text-align-right text.alignright
    text-bolder bold
    text-italic italic
    text-underline underline
    thermometer thermometer
    thumbs-down hand.thumbsdown
    thumbs-up hand.thumbsup
    ticket ticket
    timer timer stopwatch
    train tram
    trash trash
    tray tray
    tree tree
    triangle triangle
    trophy trophy
    umbrella umbrella
    user person
    user-circle person.circle person.crop.circle
    user-plus person.badge.plus
    user-square person.crop.square
    users person.2
    users-three person.3
    video-camera video
    warning exclamationmark.triangle
    warning-circle exclamationmark.circle
    warning-octagon exclamationmark.octagon
    wifi-high wifi
    wifi-slash wifi.slash
    wind wind
    wine wineglass
    wrench wrench hammer
    x multiply xmark
    x-circle xmark.circle
    x-square xmark.square
    """
}
