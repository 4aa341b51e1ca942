### Qui paire gagne — English texts. The reference is fr.ftl: same keys, same order.
###
### The facts of a sentence. A person comes by name: { $player }. The numbers of a pair are { $one } and
### { $other }. A moment of the round comes with its forms: { $phase }, { $phase_over }. Never “he” or “she”.
### No sentence says what a picture shows: a word prompts pairs (PP-67).

game-name = Qui paire gagne
    .promise = Eleven pictures, one odd one.
    .facts = 3 to 8 players, 30 to 45 minutes, from age 10.
    .players = 3–8 players
    .minutes = 30–45 min
    .goal = Out of eleven pictures, secretly make five pairs. A pair is worth as many points as hands go up, but nothing if everybody made it, and nothing for a lone hand.

## The number cards. Pictures have their names from their deck, or from an album.

token-number-1 = number 1
token-number-2 = number 2
token-number-3 = number 3
token-number-4 = number 4
token-number-5 = number 5
token-number-6 = number 6
token-number-7 = number 7
token-number-8 = number 8
token-number-9 = number 9
token-number-10 = number 10
token-number-11 = number 11

## The moments of a round; .over: what is said when its time is up

phase-gather = Gathering
    .over = No more waiting: the round begins.
phase-look = A first look
    .over = Enough looking: make your pairs!
phase-pairing = The pairs
    .over = The sand has run out.
phase-calls = The calls
    .over = On to the next.

## The places

zone-numbers = Numbers in hand
zone-pairs = Pairs laid
zone-pictures = Pictures
zone-undersides = The other side
zone-pile = Pile
zone-done = Pictures already played

## The options of the table; .value words a value that is a number

option-rounds = Rounds
    .text = A card is used twice: one round for each side.
    .value = { $value ->
        [one] { $value } round
       *[other] { $value } rounds
    }
option-clock = Timer
    .text = How long you have to make five pairs.
    .value = { $value ->
        [0] no timer
       *[other] { $value } s
    }
option-look = Look
    .text = How long you may look before the timer starts.
    .value = { $value ->
        [0] none
       *[other] { $value } s
    }
option-talk = Calls
    .text = How long each call stays if nobody goes on.
    .value = { $value ->
        [0] by hand
       *[other] { $value } s
    }
option-fresh = Fresh cards
    .text = Eleven new cards every round: nothing is turned over.
option-fresh-true = every round
option-fresh-false = every other round
option-apple = Rotten apple
    .text = When the picture left over scores nothing.
option-apple-both = zero for one hand, or for all
option-apple-lone_only = zero for a lone hand
option-apple-none = never zero
option-apple-off = no apple
option-pictures = Pictures
    .text = How many the deck has; few pictures, few rounds.
    .value = { $value } pictures
option-album = Album
    .text = The pictures are the table’s own, and nobody knows anything about them beforehand.
option-album-true = the table’s own
option-album-false = the postcards
option-doors = Open doors
    .text = People may leave, or sit down, in the middle of a game.
option-doors-true = open
option-doors-false = closed
option-company = To begin with
    .text = How many seats are taken; the others wait for somebody.
    .value = { $value } people
option-company-all = all seats

## The decisions: for whoever decides, then for the others (.other)

decision-ready = Say “Ready”: we begin when everybody has said so.
    .other = Waiting for { $player }.
decision-pairing = Make five pairs, then say “Ready”.
    .other = { $player } is looking for pairs.
decision-announce = You announce: tell the story if you like, then go on.
    .other = { $player } announces.
decision-house = Say when time is up.
    .other = The sand is running.

## The moves; .button is the word on a button

action-pair = Pair { $one } and { $other }
    .button = Pair
action-loosen = Unpair { $one } and { $other }
    .button = Unpair
action-ready = Say “Ready”
    .button = Ready
action-next = Go on
    .button = Next
action-time-up = Call time
    .button = Time is up
action-leave = { $player } leaves the table
    .button = Leave
action-sit = { $player } comes to the table
    .button = Sit down

## The log: one sentence an event, in the third person
## The sentence itself tells only what everybody knows. An attribute with the name of a fact (.one) replaces it
## for those who know that fact.

log-ready = { $player }: “Ready”.
log-round-began = { $turned ->
        [1] Round { $round }: the eleven cards are turned over.
       *[other] Round { $round }: eleven new cards.
    }
log-shown = At place { $number }, a picture.
log-pairing-began = Make your pairs: five, in secret!
log-paired = { $player } lays down a pair, out of sight.
    .one = { $player } lays down a pair, out of sight: { $one } and { $other }.
log-loosened = { $player } takes a pair back.
    .one = { $player } takes a pair back: { $one } and { $other }.
log-time-up = { $phase_over }
log-closed = Nothing moves any more: now for the calls.
log-called = { $player } announces { $one } and { $other }: { $points ->
        [0] { $hands ->
            [1] a lone hand, zero points
           *[other] every hand, zero points
        }
       *[other] { $hands } hands, { $points } points each
    }.
log-called-apple = { $player } shows a rotten apple, number { $one }: { $points ->
        [0] { $hands ->
            [1] a lone hand, zero points
           *[other] every hand, zero points
        }
       *[other] { $hands ->
            [1] a lone hand, { $points } points
           *[other] { $hands } hands, { $points } points each
        }
    }.
log-raised = { $player } raises a hand: { points }.
log-round-over = End of round { $round }.
log-void = Fewer than three people are left: the game stops, and only complete rounds count.
log-left = { $player } leaves the table.
log-sat-down = { $player } comes to the table and will play from the next round on.

## The refusals: why, and what would do

refusal-over = The game is over. To go on, start another one.
refusal-not-at-the-table = Nobody plays in this seat. Take it: you will play from the next round on.
refusal-closed = The pairs are in, and { $player } has the floor. Listen, laugh, ask why: the rest comes after.
refusal-closed-yours = The pairs are in: they can no longer change. This is your call; go on when you like.
refusal-hush = Hush! Everybody is looking for pairs in secret. Words come back with the calls.
refusal-no-such-call = That was not called in this round. Talk about a call already made.
refusal-no-such-hand = That hand is not raised. Ask somebody else who has this pair.
refusal-note-now = A reason is written while you look for your pairs, or later, before they are called.
refusal-note-yours = A reason is written on a pair you have, or on your rotten apple.
refusal-note-late = That call is over. Write on those still to come.
refusal-ready-already = You have already said “Ready”: waiting for the others. Undoing a pair takes that back.
refusal-wait-for-the-others = Nothing to do for now: waiting for the others.
refusal-only-look = For now, just look. Pairs are made once the sand timer is turned; saying “Ready” shortens the wait.
refusal-ready-first = The pictures are not there yet. Say “Ready”: they come when everybody has said so.
refusal-five-already = Your five pairs are made. To try another one, unpair one of them.
refusal-paired-already = Picture { $number } is already in one of your pairs. Unpair it first, or take a free picture.
refusal-no-such-pair = Pictures { $one } and { $other } are not paired. Choose a pair you have made.
refusal-five-first = “Ready” is said with five pairs, and { $number ->
        [0] you have none yet
        [one] you have only one
       *[other] you have { $number }
    }. Pair more pictures, or let the time run out.
refusal-still-pairing = This is the time for pairs: pair, unpair, or say “Ready”.
refusal-say-next = This is your call. When you have said it all, go on.
refusal-no-clock = This table plays without a timer: pairing ends when everybody has said “Ready”.
refusal-only-the-clock = The sand timer can say only one thing: that time is up.

## Ready words, during the calls

line-why = Why?
face-funny = Funny!

## Reactions: at any time, public, worth nothing in the rules

react-same-mind = Great minds!
react-far-fetched = Who’d have thought of that!
react-obvious = That was obvious!
react-odd-one = And who goes with me?

## The end

outcome-alone = { $players } wins with { points }!
outcome-shared = { $players } share the victory, with { points } each!

decided-PP-35 = The highest total wins.
decided-PP-36 = The same total at the top: the victory is shared.
decided-PP-62 = Fewer than three people were left: the complete rounds decide.

source-points = Points
    .text = what shared pairs and apples were worth

## The bots

bot-in_tune = in tune
    .text = Makes the pairs that everybody thinks of.
bot-in_tune-temper = thinks like the table
bot-normal = normal
    .text = Follows its own taste, and often agrees with somebody.
bot-normal-temper = follows its taste
bot-dreamer = dreamer
    .text = Sees links between pictures that hardly anybody else sees.
bot-dreamer-temper = has its head in the clouds

## Why a bot played so: true of the pictures, whatever else it weighed.

look-pair = Look at picture { $one }: which one goes with it?
look-pairs = Look at your pairs: which of them is the least certain?
look-ready = See whether all is as you want it.
look-call = Look at who has raised a hand.
reason-facet = { $one } and { $other }: { $why }.
reason-something = { $one } and { $other } have something in common.
reason-theme = { $one } and { $other } are about the same thing.
reason-colour = { $one } and { $other } have the same colours.
reason-shape = { $one } and { $other } have the same outline.
reason-left-over = { $one } and { $other }: nothing clearly brings them together, but only three pictures were left.
reason-ready = The five pairs are there, and changing none of them seems best.
reason-fancy = { $one } and { $other }: nothing clearly brings them together, but others may think of it too.
reason-album = { $one } and { $other }: a bot does not know your photos, it picks two at random.
reason-loosen = This pair can be undone until the time is up.
reason-begin = The round begins when everybody is ready.
reason-next = All is said about this pair: the others wait for what follows.

## In the terminal

terminal-round = { $round ->
        [0] Before the first round
       *[other] Round { $round } of { $rounds } · { $phase }
    }
terminal-ready = Ready
terminal-empty = empty seat
terminal-pairs = { $number ->
        [one] { $number } pair of 5
       *[other] { $number } pairs of 5
    }
terminal-with = with { $number }
terminal-apple = rotten apple
terminal-picture = { $number } “{ $name }”
terminal-called = { $player } announces { $one } and { $other }. Hands up: { $hands }.
terminal-called-apple = { $player } shows a rotten apple, number { $one }. Hands up: { $hands }.
terminal-ask-ready = Ready? (ok)
terminal-ask-next = Go on? (ok)
terminal-ask-pair = { $number ->
        [0] “Ready”? (ok, or x 3 to unpair)
       *[other] Your two pictures:
    }
terminal-ask-other = With which picture?
terminal-ask-loosen = Unpair which picture?
terminal-help = { $number ->
        [0] Five pairs! Type ok to say “Ready”, or x and a number to unpair.
        [one] { $number } more pair. Type two numbers, such as 3 9, or x and a number to unpair.
       *[other] { $number } more pairs. Type two numbers, such as 3 9, or x and a number to unpair.
    }

## The order of this file is that of the rule book: each rule- belongs to the chapter- above it.

chapter-idea = Thinking like the others
rule-PP-14 = Two pictures go together for whatever reason you like: theme, colour, shape, a memory, a pun. Nobody checks, and no pair is ever refused for want of a reason.
rule-PP-37 = The whole point is to agree, but not with the whole table. A pair made by at least two people, and not by all, earns each of them one point for every person who made it; any other is worth nothing. So a pair is worth more and more, up to the brink of unanimity.
rule-PP-1 = The game is for 3 to 8 players.
rule-PP-6 = A game has 4 rounds.

chapter-setup = Setting up
rule-PP-2 = Eleven tokens, 1 to 11, lie in order in the middle of the table: they number eleven places.
rule-PP-3 = Everybody holds eleven cards numbered 1 to 11, in a colour that nobody else has, and a score sheet.
rule-PP-4 = Number cards of colours nobody has taken are not used.
rule-PP-5 = The picture cards are shuffled into a single pile.
rule-PP-64 = There are 150 of them, with two sides: 300 pictures, all different. Chance decides the order of the pile; the first card drawn goes to token 1, the second to token 2, and so on.
rule-PP-R10 = Chance also decides, for each card, which side shows first. Both are equally good.
rule-PP-65 = No picture ever appears twice in a game: 4 rounds show 44 of them.
rule-PP-66 = Each screen may arrange the pictures in its own way, but a picture has the same number for everybody, and they always follow each other from 1 to 11.

chapter-layout = Eleven pictures
rule-PP-7 = The pictures of a round are shown only once everybody has said “Ready”.
rule-PP-8 = In the first round, the top eleven cards of the pile are laid out, one at each token. A picture has the number of its token.
rule-PP-9 = Before time starts running, the table may allow itself a few seconds to look. This is optional.
rule-PP-41 = On screen this look lasts 5 seconds; the table may set it from 0 to 30. No pair can be made yet. If everybody says “Ready”, it ends sooner.
rule-PP-10 = Then the sand timer is turned: 90 seconds.
rule-PP-40 = Time ends at the same moment for everybody, and a single clock decides it, that of the table. The screens only show it: a watch that is fast or slow changes nothing.
rule-PP-67 = Until the points of a round are counted, no picture is named: a word would prompt pairs. Whoever needs a description can ask for it in the settings; in a terminal, where nothing can be drawn, words stand for the pictures.

chapter-pairing = The pairs
rule-PP-11 = Everybody plays at the same time, without turns.
rule-PP-12 = The aim is to make five pairs, exactly, in secret.
rule-PP-13 = A pair is two of your number cards, which stand for two different pictures on the table.
rule-PP-15 = The two cards of a pair are laid one on the other, face down: one small pile for each pair.
rule-PP-17 = A picture is used once: your pairs have no number in common, and your rotten apple is in none of them.
rule-PP-16 = After five pairs, you have one card left. It is laid face down as well: it is your rotten apple.
rule-PP-45 = On screen, the apple is found for you: it is the picture left over when you have five pairs. With four pairs or fewer, you have none.
rule-PP-42 = Each pair made or unmade is kept at that very moment. There is nothing to send at the end: what lies there when time stops is your set.
rule-PP-43 = Until then, you can unpair and pair again as often as you please.
rule-PP-R5 = So a pair laid down may still change: nothing has been shown.
rule-PP-44 = An impossible move leaves your pairs as they are, and you are told why: a number that is not 1 to 11, a picture paired with itself, a picture already taken by another of your pairs, a sixth pair, a move at the wrong time.
rule-PP-46 = “Ready” can be said only with five pairs. Changing a pair afterwards takes it back, and it has to be said again.

chapter-secret = The secret
rule-PP-51 = Until it is announced, a pair, an apple or a reason is known to you alone. The others see only how many pairs you have laid, as one would see piles on a table, and whether you have said “Ready”.
rule-PP-52 = From the arrival of the pictures to the end of pairing, there is no chatting: messages, voice and reactions wait for the calls.
rule-PP-68 = Bots see the pictures and what is known of them, never the pairs of others. They take their time, between the twentieth and the eightieth second, unless only bots are still awaited.

chapter-closing = Time’s up
rule-PP-18 = Pairing ends as soon as everybody has finished, or when time is up, whichever comes first.
rule-PP-R13 = To have finished is to have said “Ready” with five pairs. The fifth pair is not enough: one may still want to change everything.
rule-PP-47 = With the last “Ready”, pairing ends at once. Nobody waits for a person whose connection has been lost for 20 seconds; what they have laid counts.
rule-PP-48 = At zero, the screens freeze. A move made in time, but delayed by the network, still counts if it arrives within a second, and that holds for everybody; later, it is refused. When the last “Ready” ends pairing, there is no delay.
rule-PP-49 = If time catches you before the fifth pair, your complete pairs count like any others. A picture chosen and left without a partner does not count, you have no apple, and nobody completes anything for you.
rule-PP-R4 = The original rules do not say what becomes of missing pairs. To invent them would be to speak for you, and could turn a fine pair into a unanimous zero; and three cards left over do not make an apple.
rule-PP-50 = Laying nothing at all is allowed: it scores nothing, and you still count among the people in the round.

chapter-calls = The calls
rule-PP-19 = The table chooses who begins: that player announces their pairs, one after another.
rule-PP-53 = In the first round chance chooses; in each later round it is the next seat. From there, the calls follow the order of the seats.
rule-PP-R6 = It goes round clockwise. Beginning brings neither advantage nor disadvantage.
rule-PP-20 = At each pair announced, everybody who made the same one raises a hand, the announcer included. On screen, hands rise by themselves: nobody forgets theirs.
rule-PP-54 = Your pairs are announced in the order in which you made them; to change it, unpair and pair again. Those already counted are passed over without a word.
rule-PP-25 = Then the next person announces those of their pairs that have not been counted yet, and so on, until everybody has spoken. So the same pair counts only once.
rule-PP-56 = Each call shows the two pictures, or the apple, who announces, the hands raised and the points; and, for a zero, its reason: a lone hand, or every hand.
rule-PP-57 = Order makes no difference to the points: neither that of the calls, nor that of your pairs, nor that of the two numbers in a pair.

chapter-points = The points
rule-PP-21 = Each hand raised earns its owner as many points as there are hands raised.
rule-PP-R2 = The announcer’s hand counts like the others.
rule-PP-22 = Exception: if all hands go up, the pair is worth zero.
rule-PP-23 = Exception: if the announcer’s hand is the only one, the pair is worth zero.
rule-PP-R3 = “All hands” are those of all people in the round who are still at the table when pairing ends, even if they laid fewer than five pairs, or none.
rule-PP-24 = Points are written down as they come; each person keeps their own score.

chapter-apple = The rotten apple
rule-PP-26 = Everybody also shows their rotten apple.
rule-PP-27 = An apple that several people have is worth twice as much as a pair: each hand raised earns twice the number of hands.
rule-PP-R1 = Both exceptions hold for it as well: an apple that nobody but you has, or that everybody has, is worth zero. The table may decide otherwise.
rule-PP-55 = First come everybody’s pairs, then the apples, in the same order, one call for each different apple. Whoever has no apple is passed over.
rule-PP-R7 = So the apples wait for the end of the pairs. Showing them sooner would not change the points.
rule-PP-R8 = The same apple is counted only once, at its first call, like a pair.

chapter-why = Saying why
rule-PP-28 = When you announce a pair, you may tell where it comes from. You never have to, and it never changes the points; but the most far-fetched pairs make the best stories.
rule-PP-R11 = Some tables demand an explanation. Here it is up to you.
rule-PP-58 = On screen, a reason can be written on a pair or on the apple, in up to 140 characters, at any time before its call. It is shown then, with those of all hands raised, each under its name.
rule-PP-29 = Anybody may ask the others to explain their pairs.
rule-PP-59 = After a call, a “why?” may be put to each hand raised; it is answered, or not. The next call comes when the announcer, or whoever hosts the table, says so; otherwise by itself, after 8 seconds or the time the table has chosen.

chapter-rounds = The next rounds
rule-PP-30 = For the second round, it is enough to turn over the eleven cards in place: each stays at its token.
rule-PP-R9 = That is what is usually done. The table may prefer eleven fresh cards.
rule-PP-31 = For the third round, eleven new cards are needed; those of the first two are done with.
rule-PP-32 = For the fourth round, it is the cards of the third that are turned over.
rule-PP-33 = These rounds are played and counted like the first, and the points add up.

chapter-end = The end of the game
rule-PP-34 = The game ends after the fourth round.
rule-PP-35 = The highest total wins.
rule-PP-36 = If there is a tie at the top, the victory is shared: there is no tie-breaker.
rule-PP-R12 = Only people still at the table at the end are ranked, and can share the victory.
rule-PP-69 = A game can be replayed just as it was: the same deal and the same moves give the same pictures, the same calls, the same totals.

chapter-people = Leaving, returning, arriving
rule-PP-60 = Connection lost? Your seat and your pairs stay. When you return, you find everything, reasons included, with the time that is left. Time stops for nobody; and if it is your turn to announce, the calls are made without you.
rule-PP-61 = Whoever leaves the table for good before the end of pairing is out of the round: their pairs are removed, and one person fewer is counted. After the end of pairing, the pairs still count, and so does the person, until the end of the round. Their total stays on display, but is not ranked.
rule-PP-62 = If fewer than three people are left at the start of a round, or when pairing ends, that round does not count and the game stops: the complete rounds decide. For with two, a pair always belongs to one person or to everybody: nothing can score. The table may also give empty seats to bots.
rule-PP-63 = Whoever arrives during the game watches first, then plays from the next pictures on, with 0 points, as long as there is a chair: 8 as a rule, 12 at the big table.

chapter-variants = Variants
rule-PP-70 = The game may have 1 to 26 rounds: 26 is the whole deck, eleven cards at a time. If the number is odd, the last cards show one side only.
rule-PP-71 = The sand timer may run for 30 to 300 seconds, or not exist: pairing then ends when everybody has said “Ready”.
rule-PP-72 = Eleven fresh cards every round, instead of turning over those that are there. The original rules already allow it for the second.
rule-PP-73 = Without the rotten apple: the picture left over is not shown and scores nothing.
rule-PP-74 = The exceptions for the apple can be chosen. Both, as a rule; or only that of the lone hand, and a unanimous apple is then worth twice the number of people; or none: an apple is always worth twice its hands, even if there is only one.
rule-PP-75 = Your own photos can make the deck. Chance puts them together two by two into cards; eleven are needed per round, 44 for four rounds. A smaller album offers fewer rounds: two at least, with 22 pictures.
rule-PP-76 = The big table: 9 to 12 people, each with eleven numbers. All the rules hold, and so do all the sums.

## The illustrated rules: shelves, small positions, examples

shelf-token = Around the pictures
numbers-a = Cards A
numbers-b = Cards B
numbers-c = Cards C
numbers-d = Cards D
numbers-e = Cards E
numbers-f = Cards F
numbers-g = Cards G
numbers-h = Cards H
piece-timer = Sand timer
piece-sheet = Score sheet
shelf-card = The 300 pictures
position-picture = Picture { $number }
position-side = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
position-worth = { $points ->
        [0] 0
       *[other] +{ $points }
    }
position-hands = { $numbers }: { $hands ->
        [one] a single hand raised
       *[other] { $hands } hands raised
    }
example-calls = Four people have laid their pairs. { $a } calls first.
    .first = The first call
    .second = The second call
    .pairs = All the pairs
    .apples = The apples too
example-late = Time is up: { $c } has laid only four pairs.
    .pairs = All the pairs
    .apples = The apples too
example-unanimous = Only the pair 9–10 and the apple are shared, and everybody has them.
    .all = All the calls
