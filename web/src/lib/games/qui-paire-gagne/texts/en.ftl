# Qui paire gagne — what the game's screen says. Reference: fr.ftl has exactly the same keys.
# "you" is said only where one person holds this device; otherwise names.

# ==== the table ====

## The postcards
pp-with-whom = with?
pp-with = with { $number }
pp-tag-apple = apple
pp-eleven = Eleven pictures
pp-picture = Picture { $number }
    .named = Picture { $number }: { $name }
pp-card =
    .free = { $picture }, free
    .chosen = { $picture }, chosen
    .paired = { $picture }, paired with { $partner }. Tap to unpair.
    .apple = { $picture }, rotten apple
    .plain = { $picture }
pp-apple = Rotten apple
pp-apple-last = the last one left
pp-apple-is = number { $number }

## The head
pp-round = Round { $round } of { $rounds }
    .over = Game over
pp-invite = Invite
pp-look = Just look…
pp-no-clock = no timer
pp-seconds = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
pp-only = only
pp-last-seconds = { $number } s
pp-time-is-up = Time’s up
pp-all-ready = All set
pp-tab-calls = Calls

## The players
pp-players = Players
pp-who =
    .me = me
    .bot = bot
    .here = here
    .away = offline
    .gone = left the table
    .late = next round
pp-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pp-who-points = { $who } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pp-made = { $number ->
        [one] { $number } pair made
       *[other] { $number } pairs made
    }

## My pairs
pp-own = My pairs
pp-own-label = My pairs, secret
pp-own-count = { $number ->
        [0] No pairs.
        [one] One pair of five.
       *[other] { $word } pairs of five.
    }
pp-secret = secret
pp-sum = { $one } + { $other }
pp-sum-open = { $one } + …
pp-loosen = Unpair { $one } and { $other }
pp-say-why = Say why…
pp-about = { " " }({ $one } and { $other })
pp-quote = “{ $note }”
pp-choose-partner = choose its partner
pp-nth-pair = { $nth ->
        [1] first pair
        [2] second pair
        [3] third pair
        [4] fourth pair
       *[5] fifth pair
    }
pp-note-title = Why { $one } and { $other }?
    .apple = Why is { $one } left over?
pp-note-ask = Your reason, if you like
pp-note-secret = Secret until it is called.
pp-note-keep = Keep
pp-note-remove = Erase

## Several people on this device
pp-here = On this device
pp-here-text = In turn behind the curtain. To change a pair, open yours again.
pp-passing = The curtain is up: your pairs can be seen.

## The bar
pp-gather = Is everybody here?
pp-bar-gather = Is everybody here?
    .next = Round { $round }: is everybody here?
    .rest = The pictures come when everybody has said “Ready”.
pp-await = Waiting for { $names }.
    .many = Waiting for { $word } people.
pp-begin = Begin without waiting
    .short = Begin
pp-bar-look = Take a good look.
    .brief = { $seconds ->
        [0] Then the pairs.
       *[other] Pairs in { $seconds } s.
    }
    .rest = { $seconds ->
        [0] Pairing begins when everybody has said “Ready”.
       *[other] Pairing begins in { $seconds } s, or as soon as everybody has said “Ready”.
    }
pp-bar-two = Tap two pictures that go together.
pp-bar-one = Tap the picture that goes with { $number }.
pp-pairs-left = { $number ->
        [one] Still { $word } pair to make.
       *[other] Still { $word } pairs to make.
    }
    .apple = { $number ->
        [one] Still { $word } pair to make; the last picture will be the rotten apple.
       *[other] Still { $word } pairs to make; the last picture will be the rotten apple.
    }
pp-bar-five = Five pairs!
    .apple = Five pairs! Rotten apple: { $apple }.
    .rest = Everything can change until the end.
    .why = Long press: say why.
pp-bar-ready = You said “Ready”.
    .rest = You can still change things until the end.
pp-bar-secret = Pairs are being made in secret.
pp-bar-late = This round is under way.
    .rest = You will play from the next one.
pp-bar-lost = { $number ->
        [0] Connection lost: everything you did is kept.
        [one] Connection lost: your pair is kept.
       *[other] Connection lost: your { $number } pairs are kept.
    }
    .bare = Connection lost: everything you did is kept.
pp-closing =
    .time = Time’s up!
    .ready = Everybody said “Ready”!
    .rest = The pairs are being collected.
pp-bar-tell = { $player }, tell why if you like.
pp-bar-listen = { $player } may tell why.
pp-bar-next =
    .brief = Next in { $seconds } s.
    .alone = The next call comes by itself in { $seconds } s.
    .mine = Then go on.
    .theirs = { $player } goes on.
pp-funny = Funny
    .label = Funny: { $number ->
        [0] nobody yet
        [one] one person
       *[other] { $number } people
    }
pp-undo = Undo
    .nothing = There is nothing to take back: no picture is chosen, no pair is made. Tap two pictures.
pp-at-five = at five pairs ({ $made }/{ $of })
pp-still-open = changes still possible

## What is heard
pp-begin-look = Eleven pictures. First a look, then five pairs.
pp-did-pair = { $one } and { $other } paired.
    .quiet = Pair made.
pp-did-loosen = { $one } and { $other } unpaired.
    .quiet = Pair undone.
pp-are-ready = { $names }: “Ready”.
pp-reads = { $player } announces { $one } and { $other }.
    .apple = { $player } shows a rotten apple, number { $one }.
pp-hands =
    .points = { $hands ->
        [one] One hand only: { $names }. { $points } points.
       *[other] { $word } hands: { $names }. { $points } points for each hand.
    }
    .everybody = All hands: 0 points.
    .alone = One hand only: 0 points.
pp-reason = { $player }: “{ $text }”.
pp-standing = { $player }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
pp-numeral-0 = no
pp-numeral-1 = one
pp-numeral-2 = two
pp-numeral-3 = three
pp-numeral-4 = four
pp-numeral-5 = five
pp-numeral-6 = six
pp-numeral-7 = seven
pp-numeral-8 = eight
pp-numeral-9 = nine
pp-numeral-10 = ten
pp-numeral-11 = eleven
pp-numeral-12 = twelve

## The log
pp-log-round = Round { $round }
pp-log-hands = { $said } Hands: { $names }.

## The menu
describe-on = Describe pictures: on
describe-off = Describe pictures: off

# ==== the calls, the end, the shared screen ====

## A call
pr-reads = { $player } calls pair { $place }
pr-shows-apple = { $player } shows an apple
pr-picture = Picture { $number }
pr-pair = { $one } + { $other }
pr-apple = apple { $number }
pr-calls = The calls of this round
pr-order = Order of the calls
pr-order-apples = then the rotten apples.
pr-hands = { $hands ->
        [1] one hand
        [2] two hands
        [3] three hands
        [4] four hands
        [5] five hands
        [6] six hands
        [7] seven hands
        [8] eight hands
        [9] nine hands
        [10] ten hands
        [11] eleven hands
       *[other] { $hands } hands
    }
pr-points-each = { $hands ->
        [1] points
       *[other] points each
    }
pr-everybody = everybody
pr-alone = one hand only
pr-verdict-points = { $hands ->
        [1] 1 hand, { $points } points
       *[other] { $hands } hands, { $points } points each
    }
pr-verdict-everybody = { $hands } hands, everybody: 0 points
pr-verdict-alone = { $hands ->
        [1] one hand only
       *[other] { $hands } hands
    }: 0 points
pr-laughs = { $number ->
        [one] { $number } laugh
       *[other] { $number } laughs
    }

## Hands and reasons
pr-hands-up = Hands
pr-hand-up = { $player } raises a hand{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
pr-hand-down = { $player }: { $apple ->
        [yes] not this apple
       *[no] not this pair
    }
pr-not-this = { $apple ->
        [yes] not this apple
       *[no] not this pair
    }
pr-reading = announces
pr-why = Why?
    .label = Ask { $player } why
pr-asked = asked
pr-explain = Say why
pr-asks = { $number ->
        [one] { $players } asks: why?
       *[other] { $players } ask: why?
    }
pr-why-you = { $apple ->
        [yes] Why this apple?
       *[no] Why this pair?
    }
pr-answer = Answer
pr-answer-hint = A reason, if you like
pr-says = { $player }:
pr-quote = “{ $text }”
pr-reason-facet = { $one ->
        [1] { $why }.
        [2] { $why }, that’s all.
        [4] { $why }, of course.
       *[other] { $why }.
    }
pr-reason-theme = { $one ->
        [1] They are about the same thing.
        [2] A family likeness.
        [3] The same subject, seen twice.
       *[other] The same idea.
    }
pr-reason-colour = { $one ->
        [1] The same colours.
        [2] From afar they look alike: it’s the colours.
        [3] Out of the same paint pot.
       *[other] Because of the colours.
    }
pr-reason-shape = { $one ->
        [1] The same outline.
        [2] Half close your eyes: the same shape.
        [3] The same contour.
       *[other] Because of the shape.
    }
pr-reason-left-over = { $one ->
        [1] The two that were left.
        [2] There was no choice left.
       *[other] The last two.
    }

## Between two rounds
pr-between = Round { $round }
pr-player = Player
pr-total = Total
pr-round = Round { $round }
    .short = R{ $round }
pr-gone = has left
pr-not-there = not here yet
pr-best-pair = The pair of the round
pr-next-round = Next, round { $round } of { $rounds }
pr-next-turned = The same cards, turned over.
pr-next-fresh = Eleven new cards.
pr-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pr-points-in = { $player }, round { $round }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $best ->
        [yes] , the best round
       *[no] {""}
    }. Where from?
pr-sources = { $player } · round { $round } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pr-source = { $hands ->
        [one] one hand only
       *[other] { $hands } hands
    }
pr-source-apple = { $hands ->
        [one] apple, one hand only
       *[other] apple, { $hands } hands
    }
pr-source-none = No pair in this round.

## The end
pr-end-title = { $number ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
pr-end-nobody = Nobody wins!
pr-end-ahead = { $ahead ->
        [one] , one ahead of { $other }.
       *[other] , { $ahead } ahead of { $other }.
    }
pr-end-shared = { $number ->
        [2] {" "}on both sides.
       *[other] {" "}for each of them.
    }
pr-end-void = Fewer than three people were left: the complete rounds decide.
pr-again-title = Once more?
pr-again-text = Same players, new pictures.
pr-points-by-round = Points by round
pr-best-round = Underlined: everybody’s best round.
    .tap = Underlined: everybody’s best round. Tap a number to see where the points come from.
pr-who-like-whom = Who thinks like whom
pr-graph-sub = Pairs in common, of { $most }{ $from ->
        [1] {""}
       *[other] , from { $from } up
    }{ $number ->
        [0] : none
       *[other] {""}
    }
    .dense = Pairs in common, of { $most }: the { $number } strongest threads
pr-graph = Pairs in common, of { $most }: { $threads }.
pr-graph-thread = { $both } { $number }
pr-most-alike = , in unison: { $number ->
        [one] { $number } pair.
       *[other] { $number } pairs.
    }
pr-least-alike = , worlds apart: { $number ->
        [0] none.
        [one] { $number } pair.
       *[other] { $number } pairs.
    }
pr-most-alone = , going it alone: { $number ->
        [one] { $number } pair without an echo.
       *[other] { $number } pairs without an echo.
    }
pr-souvenirs-laughs = The funniest pairs
    .sub = Those that made the table laugh
pr-souvenirs-lone = The solo pairs
    .sub = One hand only, but a reason
pr-souvenirs-shared = The most shared pairs
    .sub = Though not by everybody
pr-souvenir = { $player } · { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } · round { $round }
    .laughs = { $player } · { $laughs ->
        [one] { $laughs } laugh
       *[other] { $laughs } laughs
    } · round { $round }
pr-souvenir-names = { $one } + { $other }

## The shared screen
pr-round-of = Round { $round } of { $rounds }
pr-finished = The game is over
pr-look = Just looking…
pr-secret = Five pairs, in secret.
pr-no-clock = no timer
pr-seconds = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
pr-ready-of = Ready: { $ready } of { $all }
pr-made = { $number ->
        [one] { $number } pair of 5
       *[other] { $number } pairs of 5
    }
pr-goes-on-in = { $seconds ->
        [0] Going on.
       *[other] The next call comes by itself in { $seconds } s.
    }
pr-goes-on = { $player } says when to go on.
pr-closing = That’s it!
pr-pictures = The eleven pictures
pr-album-locked = The album’s photos are shown only on devices at the table: open this screen on one of them, from the menu.
pr-to-come = Yours, still to be called
