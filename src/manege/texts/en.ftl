### Manège — texts common to all games. The reference is fr.ftl: same keys, same order.
### A number that is no quantity (a seed, a port) is given as text.

app-name = Manège
    .promise = Games to play with friends, without an account, on your own screens.

language-name = English

## Small words

yes = yes
no = no
seat-name = Player { $number }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
place = { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
    .short = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
players = { $min } to { $max } players

## Lists: two pieces at a time, from left to right

list-next = { $before }, { $next }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-apart = { $before }; { $next }

## Several things alike: their plural, or their name where they have none

several = { $number } { $things }
    .times = { $number } × { $thing }

## The bots

bot-random = random
    .text = Plays any legal move, without a thought.
bot-beginner = beginner
    .text = Does not think of everything: forgets what was seen, does not see far.
bot-sensible = medium
    .text = Remembers what was seen, weighs the risk and plays to win.
bot-strong = strong
    .text = Tries each move in what may follow before playing.
bot-strong-careful = strong, careful
    .text = Strong; of two moves alike, plays the safer one.
bot-strong-bold = strong, bold
    .text = Strong; of two moves alike, plays the riskier one.
bot-strong-mischievous = strong, mischievous
    .text = Strong; of two moves alike, plays the one that annoys most.
bot-expert = expert
    .text = Thinks for long, reads what the others do, and plans its own next moves.
bot-expert-careful = expert, careful
    .text = Expert; of two moves alike, plays the safer one.
bot-expert-bold = expert, bold
    .text = Expert; of two moves alike, plays the riskier one.
bot-expert-mischievous = expert, mischievous
    .text = Expert; of two moves alike, plays the one that annoys most.

## The faces of the reactions, at every table

react-laugh = a burst of laughter
react-wow = a look of wonder
react-ouch = a grimace
react-think = a thoughtful look
react-clap = applause

## Taking a move back

undo-nothing = You have not played anything yet that could be taken back.
undo-light = Since then something hidden has come to light, or chance has decided something: what was seen cannot be unseen.
undo-acted = Someone else has already acted on that move.

## What is wrong: the general sentence of an error, then its cases

error-unknown-game = There is no such game.
    .named = There is no game “{ $name }”. The games: { $known }.
    .near = There is no game “{ $name }”. Did you mean “{ $near }”?
error-bad-setup = A game cannot be set up like this.
    .seats = { $name } is for { $min } to { $max } players, not { $seats }.
    .seed = A seed is a whole number from 0 to 2 to the power of { $bits } minus 1.
    .option = { $name } has no option “{ $option }”. Its options: { $known }.
    .value = { $name }: option “{ $option }” is { $known }, not “{ $value }”.
    .action = { $name } has no move “{ $action }”.
error-bad-components = These figures do not fit the cards of this game.
error-bad-match-file = This file does not hold a game that can be replayed.
    .unreadable = { $path } cannot be read: { $reason }.
    .not-text = { $path } is not a match file: it is not text.
    .broken = { $path } is broken or cut off at line { $line }, column { $column }.
    .no-match = { $path } holds no match.
    .missing = { $path }: “{ $field }” is missing.
    .wrong-kind = { $path }: “{ $field }” is not of the right kind.
    .unknown = { $path }: “{ $field }” has no place in a match file.
    .edition = { $path } was played with edition { $played } of the rules; this is edition { $current }.
    .action = { $path }: move { $number }, “{ $action }”, is not in the form “seat move”.
    .not-allowed = { $path }: move { $number }, “{ $action }”, is not allowed.
error-unknown-bot = There is no such bot.
    .named = { $name } has no bot “{ $bot }”. Its bots: { $known }.
error-unknown-language = Manège does not speak this language.
    .named = There are no texts in “{ $lang }”. The languages: { $known }.
error-undo-refused = This move cannot be taken back.
error-trial-ends = A trial can go no further.

## In the terminal: the game

cli-seed = Deal { $seed }, to play the same one again.
cli-your-turn = Your turn, { $player }.
cli-help = Type what is offered, or one of these letters:
cli-not-a-choice = “{ $answer }” is not on offer. Type one of the choices, or “{ $help }”.
cli-rule = Rule { $rule }: { $text }
cli-no-such-rule = There is no clause “{ $rule }” in these rules.
cli-curtain = Pass the device to { $player }.
    .ready = { $player }, press Enter when nobody else is looking.
cli-ask-again = Another game? (y/n)
cli-undone = Move taken back.
cli-saved = Game saved in { $path }.
cli-left = You have left the table. See you soon!
cli-input-ended = Nobody is answering any more: the game stops here.
cli-names = Alice, Ben, Chloe, Dan, Ella, Finn, Grace, Hugo
cli-type-help = At any time, { $sign } shows help.
cli-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
cli-points = { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
cli-colon = { $before }:
cli-ask-number = Choice (1 to { $last }):
cli-hint = A bot’s advice: { $advice }.
cli-no-memory = At this table, everyone relies on their own memory.
cli-save-where = Which file? For example: s party.json
cli-not-saved = The game is not saved. Another time, add --save FILE.
cli-unfinished = The game stops here, after { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }.
cli-resume = To go on: { $command }

## manege simulate, arena, balance: who plays

cli-hands-no-ray = Ray is not installed: { $command }, or --workers auto for this machine alone.
cli-hands-unread = “{ $address }” is no address of a Ray cluster: { $like }
cli-hands-silent = No Ray cluster answers at { $where }.
cli-hands-refused = The Ray cluster at { $where } does not let us in (the same Ray, Python and RAY_AUTH_TOKEN?): { $said }
cli-hands-lost = The Ray cluster at { $where } plays no more: { $said }
cli-hands-other = Another machine has Manège { $theirs }, this one { $ours }: the games would not be the same.
cli-hands-died = A process that played was killed: was there no memory left?

## manege serve

serve-taken = Port { $port } is taken; another one was found.
serve-open = Manège is open: { $address }
serve-phones = Phones on the same network: { $address }
serve-phones-how = To let in phones on the same network: { $command }
serve-word = Opening a table needs the password { $word }.
serve-host = For whoever hosts: { $address }, token { $token }
serve-data = Tables are kept in { $folder }. Stop with Ctrl-C.

## manege tables, doctor, backup, restore

upkeep-none = There are no tables.
upkeep-table = { $table } · { $title } · { $state ->
        [lobby] not begun
        [playing] being played
        [closed] closed
       *[over] finished
    } · { $people ->
        [0] nobody
        [one] { $people } person
       *[other] { $people } people
    } · { $actions ->
        [0] no moves
        [one] { $actions } move
       *[other] { $actions } moves
    } · { $day }
    .more = edition { $edition }, seats: { $seats }, opened on { $opened }, { $pictures ->
        [0] no photos
        [one] { $pictures } photo ({ $kib } KiB)
       *[other] { $pictures } photos ({ $kib } KiB)
    }
upkeep-closed = { $number ->
        [one] Table closed: it can still be read.
       *[other] { $number } tables closed: they can still be read.
    }
upkeep-deleted = { $number ->
        [one] Table deleted.
       *[other] { $number } tables deleted.
    }
upkeep-backup = Everything is in { $file } ({ $kib } KiB). Keep that file to yourself: it holds the deals of running games.
upkeep-moved = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $target } now, compared row by row (rows: { $rows }). What was there before is as it was.
upkeep-restored = { $file } has been put in place.
upkeep-before = What was there is kept in { $file }.
doctor-well = · { $said }
doctor-ill = ! { $said }
doctor-do = > { $said }
doctor-sound = The data is sound.
doctor-damaged = The data is damaged: { $said }
    .advice = Stop the server and bring back a copy: manege restore FILE.
doctor-stray = { $rows ->
        [one] One row belongs to no table.
       *[other] { $rows } rows belong to no table.
    }
    .advice = No game suffers from it; keep a copy (manege backup FILE) and report it.
doctor-disk = Disk: { $free } MiB free, the data takes { $mib }.
    .advice = Make room, or delete tables (manege tables delete CODE): a full disk stops every game.
doctor-version = Version of the data: { $found } (this Manège: { $here }).
    .advice = manege doctor --upgrade tells what a start of this Manège would change.
doctor-tables = Tables not begun: { $lobby }; being played: { $playing }; finished: { $over }; closed: { $closed }. Photos: { $pictures } ({ $mib } MiB).
doctor-overdue = { $tables ->
        [one] One table should have been deleted more than two days ago.
       *[other] { $tables } tables should have been deleted more than two days ago.
    }
    .advice = The server deletes them every hour: is it running?
doctor-editions = All running games are of this Manège’s edition.
doctor-edition = Table { $table } ({ $title }, touched on { $day }): begun with edition { $played }; this Manège plays edition { $here }.
    .advice = It can only end with the old Manège: let that run until then, or close the table (manege tables close { $table }).
doctor-replay = Table { $table } ({ $title }) does not replay: { $why }.
    .advice = Keep a copy and report it; the table can be closed (manege tables close { $table }).
doctor-replayed = { $games ->
        [0] No running game.
        [one] One running game, replayed without a fault.
       *[other] { $games } running games, replayed without a fault.
    }
doctor-no-backup = No copy has been made yet.
    .advice = manege backup FILE makes one, also while games are on.
doctor-backup = Last copy: { $days ->
        [0] today
        [one] yesterday
       *[other] { $days } days ago
    }.
    .advice = manege backup FILE makes another one, also while games are on.
doctor-same = The data is of this Manège’s version already ({ $here }).
doctor-newer = The data is of a newer Manège ({ $found }, here { $here }).
    .advice = Update this Manège: it will not open it.
doctor-migrates = A start of this Manège would bring the data from version { $found } to { $here }, after keeping a copy of it ({ $mib } MiB, folder copies).
doctor-copy-room = { $mib } MiB are missing for that copy and the new version.
    .advice = Make room first: without a copy this Manège will not start.

## In the terminal: the street of Toc toc toc

cli-toc-knock = Knock knock!
cli-toc-turn = to play
cli-toc-pile = { $number ->
        [0] The pile is empty
        [one] Pile: { $number } card
       *[other] Pile: { $number } cards
    }
cli-toc-legend = { $types } · pts if the party ended now
cli-toc-seen = seen by all
cli-toc-memory = Drawn in full view
cli-toc-unknown = { $number ->
        [one] 1 unknown
       *[other] { $number } unknown
    }
cli-toc-hand = Your hand
    .empty = Your hand is empty
cli-toc-ask-card = { $last ->
        [1] Card (1):
       *[other] Card (1 to { $last }):
    }
cli-toc-ask-door = Door ({ $doors }):
cli-toc-ask-open = Open? (y/n)
cli-toc-does-normal = guest, 1 point
cli-toc-does-brute = guest, guards its type from children and taxis
cli-toc-does-musician = guest, doubles the points of its type
cli-toc-does-vamp = leads a guest of its type off to the rival
cli-toc-does-child = scares the most numerous type without a brute off to the rival
cli-toc-does-taxi = takes the most numerous type without a brute away for good
cli-toc-does-scarecrow = guest, 3 points, stays put

## In the terminal: the parks of Scream Machine

cli-scream-opening = The parks open
cli-scream-round = Round { $round } of { $rounds } · first player: { $first }
cli-scream-turn = to play
cli-scream-chooses = choosing
cli-scream-kept = has chosen
cli-scream-price = $ Ticket
cli-scream-hand-size = Hand
cli-scream-score = Visitors
cli-scream-ticket = ticket at { $number }
cli-scream-square = Central square
cli-scream-lane = Between { $left } and { $right }
cli-scream-hidden = a hidden visitor
cli-scream-surveyed = { $visitor }, known to you from a survey
cli-scream-tie = tie
cli-scream-offer = Builders’ offer · pile { $pile }
cli-scream-hand = Your hand
    .empty = Your hand is empty
cli-scream-cost = { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
cli-scream-no-discards = The discard pile is empty.
cli-scream-opens = { $cost ->
        [3] 3 actions, +1 visitor
        [one] { $cost } action
       *[other] { $cost } actions
    }
cli-scream-actions = { $number ->
        [one] You have { $number } action left. A number to build, or a letter:
       *[other] You have { $number } actions left. A number to build, or a letter:
    }
cli-scream-used = { $option } (done)
cli-scream-ask = Your action:
cli-scream-ask-demolition = { $last ->
        [1] Demolish what? (1)
       *[other] Demolish what? (1 to { $last })
    }
cli-scream-ask-novelty = Swap which poster in the offer? (1 to { $last })
cli-scream-ask-other = And which other one?

## In the terminal: the words one types, and what they do (.text)

cli-command-help = help
    .text = see these words again
cli-command-table = table
    .text = see the table again
cli-command-memory = memory
    .text = what everybody has seen
cli-command-log = log
    .text = what has happened
cli-command-rules = rules
    .text = the rules; r 33: a clause; r tie: a word
cli-command-hint = hint
    .text = what a bot would do in your place
cli-command-look = view
    .text = look at your cards, behind the curtain
cli-command-undo = undo
    .text = take your last move back
cli-command-save = save
    .text = s party.json: save the game, then every move
cli-command-quit = quit
    .text = leave the table

## In the terminal: column headings

cli-column-player = Player
cli-column-rank = Rank
cli-column-total = Total
outcome-nobody = Nobody wins.
