# Manège — what the screen says. Reference: fr.ftl has exactly the same keys.
brand = Manège
close = Close
language = Language
loading = One moment…
back-home = Manège
retry = Try again

## Home
home-promise = Five games to play with friends.
    .more = No account, on your own screens.
home-games = The five games
poster-players = { $min } to { $max } players
poster-players-short = { $min }–{ $max }
    .word = players
poster-minutes = { $max ->
        [0] { $min } minutes
       *[other] { $min } to { $max } minutes
    }
poster-minutes-short = { $max ->
        [0] { $min } min
       *[other] { $min }–{ $max } min
    }
poster-open = { $title }, { $players }, { $minutes }. Open a table.
poster-soon = { $title }, { $players }, { $minutes }. Coming soon to the carousel.
poster-down = { $title }. The server is not responding.
poster-opening = Opening the table…
soon = soon
soon-said = { $title } is coming soon. Toc toc toc already opens its door to you.
word-title = House password
word-why = To open a table here you need the password that whoever hosts the games gives out. Once is enough: this device remembers it. To join friends you need none.
word-label = The password
word-enter = Open the table
home-down = The carousel has stopped: the server is not responding.
home-slow = The server is taking its time…

## Join
join-title = Join
join-label = the six-character code
    .more = your friends gave you
join-enter = Enter
join-missing = { $number ->
        [one] One character is missing.
       *[other] { $number } characters are missing.
    }
join-strange = A code never has { $sign }.
join-looking = Looking for the table…

## Resume
resume-title = Resume
resume-empty = Your tables will wait for you here.
resume-your-turn = Your turn!
resume-yours-too = your turn!
resume-alone = a table to fill
resume-with = with { $names }
resume-tables = { $number ->
        [one] one table
       *[other] { $number } tables
    }
resume-all = All tables ({ $number })
resume-list = Your tables on this device
resume-forget = Forget table { $code }
resume-none-short = nothing yet

## Learn
learn-title = Learn
learn-promise = The rules in plain words, and a trial game.

## When
when-now = just now
when-minutes = { $number ->
        [one] a minute ago
       *[other] { $number } minutes ago
    }
when-hours = { $number ->
        [one] an hour ago
       *[other] { $number } hours ago
    }
when-yesterday = yesterday
when-days = { $number } days ago

## Seats
seats-title = { $title }, the table
seats-facts = { $players }, { $minutes }
seats-list = The seats
seat-holds = hosts the table
seat-me = that’s you
seat-online = online
seat-offline = away
seat-left = has left the game
seat-expected = expected…
seat-here = on this device
seat-free = Free seat
seat-kind = Who takes seat { $letter }
kind-me = me
kind-here = here
    .capital = Here
kind-friend = a friend
    .capital = A friend
kind-bot = a bot
    .capital = A bot
kind-nobody = nobody
bot-random-temper = plays at random
bot-beginner-temper = forgets things
bot-sensible-temper = plays to win
bot-strong-temper = thinks ahead
bot-strong-careful-temper = plays it safe
bot-strong-bold-temper = takes risks
bot-strong-mischievous-temper = likes to annoy
bot-expert-temper = thinks of everything
bot-expert-careful-temper = plays it safe
bot-expert-bold-temper = takes risks
bot-expert-mischievous-temper = likes to annoy
seat-bot-level = Bot level, seat { $letter }
bot-level = Level
bot-temper = Temperament
bot-thinks = { $seconds ->
        [0] Plays at once.
        [one] Thinks for a second at most.
       *[other] Thinks for { $seconds } seconds at most.
    }
bot-keep = Seat this bot
temper-even = even
    .text = Plays what seems best.
temper-careful = careful
    .text = Of two moves alike, the safer one.
temper-bold = bold
    .text = Of two moves alike, the riskier one.
temper-mischievous = mischievous
    .text = Of two moves alike, the one that annoys most.
seat-mark = Their mark
seat-my-mark = My mark
seat-link = Their link
seat-put = Seat { $letter }: { $kind }
seat-waiting = A friend
    .named = A friend, seat { $letter }
person-twin = { $name } ({ $letter })
person-here = Player { $letter }
person-title = { $who ->
        [me] Your name and mark
       *[other] Their name and mark
    }
person-name = First name
person-mark = Mark
person-mark-taken = taken
person-keep = Done
link-title = Link to seat { $letter }
link-said = This link opens seat { $letter } on another device. The old link no longer works.
my-link = My link
my-link-said = This link opens seat { $letter } on another device. Keep it to yourself, it is a key.
my-link-qr = QR code for this seat
link-make = Make a new link
link-copy = Copy the link
link-copied = Link copied

## The invitation
invite-title = Scan to play
invite-or = or give this code:
invite-code = Code { $code }
invite-qr = QR code for the table
invite-copy = Copy the link
invite-copied = Link copied
invite-local = Phones cannot reach this address. To let them in:
invite-share = Share the link
invite-text = We are playing Manège: the table is waiting for you.

## Options
options-title = Options
options-advised = as recommended
options-changed = { $number ->
        [one] 1 option changed, reset
       *[other] { $number } options changed, reset
    }
options-changed-short = { $number ->
        [one] 1 option changed
       *[other] { $number } options changed
    }
options-host-only = { $name } hosts the table and sets the options.
device-help = Help for beginners
    .sentence = The aim of the turn, in one line.
device-sound = Sounds
    .sentence = Knocks, steps and creaks.
device-motion = Animations
    .sentence = Short; one tap skips them.

## The album
album-title = Your photos
album-none = Instead of the game’s pictures.
album-rounds = { $pictures ->
        [one] 1 photo
       *[other] { $pictures } photos
    }: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
album-missing = { $pictures ->
        [one] 1 photo
       *[other] { $pictures } photos
    }: { $missing } more needed
album-make = Choose
album-open = Open
album-add = Add photos
album-drop = or drop them here: JPEG, PNG or WebP, 10 MB at most.
album-private = Only this table sees them. Place, date and camera are no longer in them.
album-uploads = Photos on their way
album-sending = Sending { $name }
album-refused = { $name }: { $why }
album-dismiss = Forget { $name }
album-pictures = Photos in the album
album-picture = Photo { $number }
album-name = Name of photo { $number }
album-crop = Crop: { $name }
album-cropping = Crop the photo
album-crop-help = Drag the frame or its corner, or adjust it here.
album-crop-size = Size
album-crop-x = Left, right
album-crop-y = Up, down
album-crop-keep = Keep this frame
album-remove = Remove: { $name }
album-removing = Remove the photo
album-removed = { $name }: photo removed.
album-clear = Remove all photos
album-clear-sure = Yes, remove them all
album-clear-no = No, keep them

## Start
start = Start the game
start-ready = { $players ->
        [one] One at the table: all is ready.
        [2] Two at the table: all is ready.
        [3] Three at the table: all is ready.
        [4] Four at the table: all is ready.
        [5] Five at the table: all is ready.
        [6] Six at the table: all is ready.
        [7] Seven at the table: all is ready.
       *[other] { $players } at the table: all is ready.
    }
start-free = { $free ->
        [0] The table is full.
        [one] The last chair may stay empty.
       *[other] The other chairs may stay empty.
    }
start-too-few = { $missing ->
        [one] One player is missing: invite a friend or seat a bot.
       *[other] { $missing } players are missing: invite a friend or seat a bot.
    }
start-album = { $missing ->
        [one] The album needs one more photo: add it, or remove them all.
       *[other] The album needs { $missing } more photos: add them, or remove them all.
    }
start-waiting = { $friends ->
        [one] Waiting for a friend; you can start already.
       *[other] Waiting for { $friends } friends; you can start already.
    }
start-guest = You are seated. { $name } will start the game.
start-watching = You are watching. { $name } will start the game.
start-going = Knock knock knock…
host-nobody = Somebody

## The guest
guest-title = A chair awaits you
guest-with = At the table: { $names }.
guest-name = Your first name
guest-mark = Your mark
guest-sit = Sit down
guest-watch = Just watch
guest-full = The table is full.
    .more = You can watch, or ask your friends for a chair.
guest-late = The game has begun: you watch first, then play from the next pictures on.
guest-need-name = Tell us your first name to sit down.
mark-name = Mark { $letter }: { $shape }
shape-A = red disc
shape-B = blue square
shape-C = yellow triangle
shape-D = green diamond
shape-E = purple star
shape-F = orange pentagon
shape-G = turquoise cross
shape-H = grey hexagon

## The table
becomes = becomes
strip-label = The players
strip-points = { $points ->
        [one] pt
       *[other] pts
    }
strip-score = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. See the details.
panel-label = Log and rules
panel-log = Log
panel-rules = Rules
log-empty = The game begins.
log-opening = Setting up
log-seat-link = { $name }’s seat has a new link; the old one opens nothing any more.
log-seat-bot = A bot now plays in place of { $name }.
log-seat-person = { $name } now plays in this seat.
log-seat-open = { $name }’s seat waits for somebody.
rules-search = Search the rules
rules-found = { $number ->
        [0] No rule found.
        [one] One rule found.
       *[other] { $number } rules found.
    }
rules-none = No rule says that.
curtain-pass = Pass the device to { $name }
curtain-hold = { $name }, hold to look
curtain-longer = A little longer: keep your finger on the button.
curtain-hide = Hide
notice-rule = Rule { $rule }
line-lost = The connection is down. Nothing is lost; trying again…
line-retry = Try again
menu-label = Table menu
menu-screen = Shared screen
menu-leave = Leave the table
menu-quit = Leave for good
menu-quit-sure = Really? The game goes on without you.
sound-on = Sound: on
sound-off = Sound: off
motion-on = Animations: on
motion-off = Animations: off
reactions-on = Reactions: on
reactions-off = Reactions: off
reactions-of = The reactions you see
react = React
react-hint = For the whole table, of no consequence.
react-said = { $player }: { $line }
react-quote = “{ $line }”
hint = Hint
hint-which = Which move?
hint-why = Why?
hint-move = For instance: { $action }.
hint-step = Hint, { $step } of { $of }
tab-yours = Your turn!
    .counted = ({ $number }) Your turn!
since-title = Since your last turn
since-count = { $number ->
        [one] Since your last turn: one event
       *[other] Since your last turn: { $number } events
    }
moment-label = A moment of the game
moment-shown = You are looking at this moment again: { $sentence }
moment-before = The moment before
moment-after = The moment after
moment-back = Back to the game
why-ask = Why?
why-rejected = Rejected: { $action }. { $reason }
    .bare = Rejected: { $action }.
bot-busy = { $player } is thinking…
judged = The chances
    .title = Everybody’s chances
    .text = How far each could hope to win, action by action, from what the whole table could see. A bot played on from every moment.
    .label = Curve of the chances to win, from 0 to 100%. The figures are below.
    .ready = Everybody’s chances are there.
judged-busy = A bot is thinking: { $done }% of the game is reviewed.
judged-turned = The moments that counted
    .none = No moment changed it all: the chances moved little by little.
judged-shift = { $player }: { $before }% chance, then { $after }%.
judged-better = Better, from what the table could see: { $action } ({ $points ->
        [one] about one chance more
       *[other] about { $points } chances more
    } in 100).
    .none = Nothing clearly better in sight.
judged-figures = The chances in figures
judged-after = { $number ->
        [0] at the start
        [one] after one action
       *[other] after { $number } actions
    }
judged-share = { $share }%
judged-act = Action { $number }, { $player }
hint-plain = This is what a good bot would play.
notices = Notices
shortcuts-on = One-key shortcuts: on
shortcuts-off = One-key shortcuts: off

## The shared screen
screen-scan = Scan to play
screen-around = Around the table
screen-expected = expected…
screen-starts = { $player } starts the game.
screen-starts-somebody = The game is about to begin.
screen-big = Full screen
screen-leave = Leave the shared screen

## Who is there
company = At the table
bar-absent = { $number ->
        [one] { $names } is away; we are waiting.
       *[other] { $names } are away; we are waiting.
    }
company-absent = { $number ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
company-more = { $number ->
        [one] (one more notice)
       *[other] ({ $number } more notices)
    }
company-open = Seat { $letter } is still waiting for somebody.
company-bot = Let a bot play
company-wait = Wait
company-lent = { $shared ->
        [yes] A bot is playing for { $name }.
       *[no] A bot is playing for you.
    } { $moves ->
        [0] It has not played yet.
        [one] It has made one move; see the log.
       *[other] It has made { $moves } moves; see the log.
    }
company-kept = { $shared ->
        [yes] A bot is keeping { $name }’s seat.
       *[no] A bot is keeping your seat.
    }
company-let = Let it play
company-asks = { $name } would like a seat.
company-give = Give { $name }’s seat
company-later = Later
company-watching = You are watching the game.
company-full = The table is full, you are watching.
company-chair = There is a chair for you.
company-watch = Just watch
company-ask = Ask for a seat
company-asked = You have asked. As soon as a seat is free, it is yours.
company-unask = Stop asking
news-lost = You no longer hold seat { $letter }: { $now ->
        [bot] a bot has taken it.
        [open] it is waiting for somebody else.
        [empty] the chair was taken away.
       *[person] it has a new link, open elsewhere.
    }
news-shared = Your seat is open on another device too. Both can play.
news-holding = { $name } is away: you host the table now.
news-held = { $name } hosts the table again.

## Once more
next-table = Another game: the new table is ready.
next-go = Take my seat
now-title = The seats
now-bot = A bot instead
now-friend = To a friend
now-back = Take the seat back
now-link = Their link
now-away = Remove
now-free = A free chair
    .more = for whoever follows the link, or for a bot
now-bot-too = A bot

## The other pages
rules-page = Rules of { $title }
rules-places = { $number ->
        [0] No such thing in these rules.
        [one] Found in one place.
       *[other] Found in { $number } places.
    }
rules-all = Rules of the games
rules-whole = The illustrated rules
    .where = The illustrated rules, in a new tab
rules-contents = Contents
rules-print = Print
rules-others = All rule books
rules-example = Example
rules-before = Go back
rules-names = Leah Noah Nina Malik Zoe Sami Jade Tom Paul Lou Max Rosa
rules-try = Try it against bots
credits-title = Credits
credits-intro = Manège is free software. The drawings and words are ours; here is what we owe to others.
credits-fonts = Fonts: Shrikhand (Jonny Pinhorn) and Atkinson Hyperlegible Next (Braille Institute), under the SIL OFL 1.1 licence.
credits-pictures = Postcards of Qui paire gagne: drawings from Noto Emoji (Google), under the Apache License 2.0, changed and set on backdrops of our own; keywords from emojibase (Miles Johnson), under the MIT License.
credits-code = Code: Svelte, Vite and Fluent, under the MIT and Apache 2.0 licences.
credits-games = The games belong to their authors and publishers; none of their pictures is here.
nowhere-title = This path leads nowhere
nowhere-home = Back to the carousel

## What is kept
keeping-title = What is kept
keeping-until = { $ended ->
        [yes] This table will be deleted on { $day }.
       *[no] If nobody plays here any more, this table will be deleted on { $day }.
    }
keeping-always = This table is kept without a time limit.
keeping-closed = This table is closed: it can still be read, but no longer played.
keeping-forget = Delete my name and my words
keeping-forget-sure = Really? Nothing will bring them back.
keeping-forget-done = Your name and your words are deleted.
keeping-photos = Delete the photos of the album
keeping-photos-sure = Really? Blank cards will take their places.
keeping-photos-done = The photos are deleted.
stuck-advice = Nothing in it is lost: it can be finished if whoever looks after the server puts the older version back.
stuck-again = Open a new table with the same people

## What could not be done
error-unexpected = Something went wrong. Try again.
error-server-unreachable = The server is not responding. Check the connection, then try again.
error-table-unknown = No table has this code.
error-game-unknown = This game is not on this carousel.
error-seat-unknown = There is no such seat.
error-page-unknown = There is no such page.
error-table-started = The game has already begun.
error-table-not-started = The game has not begun yet.
error-table-not-over = The game is not over.
error-table-full = The table is full.
error-table-too-few = Somebody is missing: invite a friend or seat a bot.
error-table-too-many = There are too many at the table.
error-table-edition = The rules have changed since this game began; it cannot go on here.
error-table-figures = This game was begun with other figures on its cards; it cannot go on here.
error-table-too-long = This table has gone as far as a table can: go on at a new one.
error-seat-too-often = You have changed your mind often enough: wait for what comes next.
error-seat-taken = Somebody has just taken this seat.
error-seat-present = Somebody is in that seat, or has not been away for long enough.
error-mark-taken = Somebody already has this mark.
error-options-bad = These options do not fit together.
error-bot-unknown = This carousel has no such bot.
error-name-bad = This name will not do: 24 characters at most.
error-note-bad = This note contains invisible characters, or more than 140. Write it another way.
error-seat-needed = No seat can be left empty during the game; a bot can take it.
error-album-not-here = This game is played with its own pictures.
error-album-full = The album is full: 300 photos at most.
error-album-too-few = There are not enough photos to play: add some, or remove the album.
error-album-not-a-picture = This is not a JPEG, PNG or WebP photo.
error-album-broken = This photo is damaged: it cannot be read to the end.
error-album-too-many-pixels = This photo is too large: it has too many pixels.
error-album-too-large = This photo is too big: 10 MB at most.
error-album-too-slow = This photo took too long to arrive. Try again.
error-album-too-hard = This photo takes too much work: save it in another way, then try again.
error-album-bad-name = This name will not do for a photo: 60 characters at most.
error-picture-unknown = This photo is not in the album.
error-key-missing = Only whoever hosts the table may do that.
error-key-wrong = This key no longer opens anything here.
error-origin-foreign = Another page tried to play for you; it could not do anything.
error-request-malformed = The server did not understand. Reload the page.
error-request-too-large = That is too long for the server.
error-method-wrong = The server did not understand. Reload the page.
error-too-fast = Slow down… Try again in a moment.
error-word-missing = To open a table here you need the house password.
error-word-wrong = That is not the password. Ask whoever invited you.
error-address-banned = This server does not answer you for the time being.
error-address-unknown = That is not an address.
error-table-crowded = Many people are watching this table already. Come back in a moment.
error-server-failed = The server stumbled. Nothing is lost; try again.
error-storage-failed = The server cannot write anything down right now. Try again.
error-table-closed = This table is closed: it can still be read, but no longer played.
error-storage-full = The server’s disk is full. Nothing is lost; the game goes on as soon as there is room.
error-storage-busy = The server is busy with something else. Try again in a moment.
error-table-moved = This table is changing servers: the game goes on in a moment.
error-storage-restored = An older copy has been put back: the game goes on from where it was then.
error-quota-address = You have opened or sent enough for today. Try again tomorrow.
error-quota-server = This server is full: running games go on, but nothing new can be let in.
error-message-malformed = The server did not understand. Reload the page.
error-message-too-large = That is too long for the server.
error-hello-missing = The connection did not open properly. Reload the page.
error-seat-foreign = This device does not hold that seat.
error-seat-bot = A bot holds this seat for now.
error-turn-stale = The table has moved on; look again.
error-code-unknown = This game has no such move.
error-line-unknown = There is no such line.
error-line-said = You have already said a line.
error-undo-nothing = There is nothing to take back.
error-undo-light = What has been seen cannot be taken back.
error-undo-acted = Somebody has played since; it cannot be taken back.
error-undo-over = The game is over; nothing can be taken back any more.
error-explain-none = There is nothing to explain about this move.
error-explain-secret = This move is still secret: it will be explained once it is shown.
error-recall-none = This moment is no longer part of the game.
error-hint-not-asked = There is nothing to decide in this seat for now.
error-hint-none = No advice for now. Try again in a moment.
error-judge-none = For this game nobody can judge the chances yet.
error-judge-failed = The chances could not be worked out. Try again in a moment.

# When all is over

standing-place = { $who ->
        [you] { $place } · you
        [bot] { $place } · bot
       *[other] { $place }
    }
end-home = Home
end-again = Play again

# A game whose table is not drawn yet

any-you = you
any-choose = Choose an action.
any-confirm = Confirm
any-undo = Take back
any-wait = Waiting for { $players }…
any-nobody = The game is over: nobody has won.
any-hidden = hidden
any-nothing = nothing
any-counted = { $number } hidden
any-passing = The table is open for you.

# Pace
pace = Pace
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .once = Instant
pace-behind = { $number ->
    [one] 1 more move to see: skip
   *[other] { $number } more moves to see: skip
  }
curtain-label = Pass the device on
error-foresee-nothing = There is no telling what this move would do.
error-try-light = Something hidden or chance would come in: the trial stops before it.
error-try-others = It would be for others to act next: the trial stops before it. Keep it or discard it.
error-hint-trial = A hint looks at the true table: keep or discard the trial first.
error-undo-trial = That is played for good: discard the trial first.
