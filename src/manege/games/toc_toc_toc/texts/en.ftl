### Toc toc toc — English texts. The reference is fr.ftl: same keys, same order.
###
### The facts of a sentence. A player comes by name: { $player }, { $door }, { $host }… A card or a
### type comes with all its forms: { $card } is the name on a label, { $card_one } that of the
### attribute .one, and so on. Never “he” or “she” for a player.

game-name = Toc toc toc
    .promise = Who’s knocking at this hour?
    .facts = 3 to 5 players, 15 minutes, from age 7.
    .players = 3–5 players
    .minutes = 15 min
    .goal = Throw the best party. At the end a guest is worth 1 point, a scarecrow 3, and a musician doubles its type.

## The cards
## .bare: without an article, in a list. .short: the role alone, or the type. .text: what it does.

card-monster = Monster
    .bare = monster
    .one = a monster
    .the = the monster
    .plural = monsters
    .short = Monster
    .text = Joins the party. 1 point at the end.

card-brute-monster = Monster brute
    .bare = monster brute
    .one = a monster brute
    .the = the monster brute
    .plural = monster brutes
    .short = Brute
    .text = Joins the party and shields its monsters from children and taxis, but not from vamps. 1 point at the end.

card-musician-monster = Monster musician
    .bare = monster musician
    .one = a monster musician
    .the = the monster musician
    .plural = monster musicians
    .short = Musician
    .text = Joins the party. At the end, every monster there is worth 2 points, this one included.

card-vamp-monster = Monster vamp
    .bare = monster vamp
    .one = a monster vamp
    .the = the monster vamp
    .plural = monster vamps
    .short = Vamp
    .text = Leads a monster to the rival, who picks which. Then leaves the game.

card-ghost = Ghost
    .bare = ghost
    .one = a ghost
    .the = the ghost
    .plural = ghosts
    .short = Ghost
    .text = Joins the party. 1 point at the end.

card-brute-ghost = Ghost brute
    .bare = ghost brute
    .one = a ghost brute
    .the = the ghost brute
    .plural = ghost brutes
    .short = Brute
    .text = Joins the party and shields its ghosts from children and taxis, but not from vamps. 1 point at the end.

card-musician-ghost = Ghost musician
    .bare = ghost musician
    .one = a ghost musician
    .the = the ghost musician
    .plural = ghost musicians
    .short = Musician
    .text = Joins the party. At the end, every ghost there is worth 2 points, this one included.

card-vamp-ghost = Ghost vamp
    .bare = ghost vamp
    .one = a ghost vamp
    .the = the ghost vamp
    .plural = ghost vamps
    .short = Vamp
    .text = Leads a ghost to the rival, who picks which. Then leaves the game.

card-vampire = Vampire
    .bare = vampire
    .one = a vampire
    .the = the vampire
    .plural = vampires
    .short = Vampire
    .text = Joins the party. 1 point at the end.

card-brute-vampire = Vampire brute
    .bare = vampire brute
    .one = a vampire brute
    .the = the vampire brute
    .plural = vampire brutes
    .short = Brute
    .text = Joins the party and shields its vampires from children and taxis, but not from vamps. 1 point at the end.

card-musician-vampire = Vampire musician
    .bare = vampire musician
    .one = a vampire musician
    .the = the vampire musician
    .plural = vampire musicians
    .short = Musician
    .text = Joins the party. At the end, every vampire there is worth 2 points, this one included.

card-vamp-vampire = Vampire vamp
    .bare = vampire vamp
    .one = a vampire vamp
    .the = the vampire vamp
    .plural = vampire vamps
    .short = Vamp
    .text = Leads a vampire to the rival, who picks which. Then leaves the game.

card-child = Young child
    .bare = young child
    .one = a young child
    .the = the young child
    .plural = young children
    .short = Child
    .text = Scares off the most numerous type that no brute guards: all its guests flee to the rival. Then leaves the game.

card-taxi = Hearse taxi
    .bare = hearse taxi
    .one = a hearse taxi
    .the = the hearse taxi
    .plural = hearse taxis
    .short = Taxi
    .text = Takes away for good all guests of the most numerous type that no brute guards. Passengers and taxi leave the game.

card-scarecrow = Scarecrow
    .bare = scarecrow
    .one = a scarecrow
    .the = the scarecrow
    .plural = scarecrows
    .short = Scarecrow
    .text = Joins the party and stays put. 3 points at the end.

## The types

type-monster = Monster
    .one = a monster
    .plural = monsters
    .letter = M
type-ghost = Ghost
    .one = a ghost
    .plural = ghosts
    .letter = G
type-vampire = Vampire
    .one = a vampire
    .plural = vampires
    .letter = V

## The places

zone-hand = Hand
zone-party = Party
zone-door = At the door
zone-revealed = Revealed card
zone-top = Top of the pile
zone-pile = Below the top of the pile
zone-out = Out of the game
zone-box = In the box

## The options; a value that is a seat is told by the player’s name

option-first = First to knock
    .text = Chance decides, or you do.
option-first-random = At random
option-memory = The street remembers
    .text = Everyone can look up what all have seen drawn.
option-memory-true = yes
option-memory-false = no

## The decisions: for whoever decides, then for the others (.other)

decision-offer = Choose a card and a door to knock at.
    .card = Choose a card.
    .door = Whose door?
    .other = { $player } is choosing a card and a door.
decision-answer = Someone is knocking. Do you open?
    .other = { $player } hesitates behind the door: open, or not?
decision-take-guest = The vamp is bringing you someone. Which guest comes over?
    .other = { $player } is choosing the guest who follows the vamp.
decision-choose-type = Several types are tied. Which one goes?
    .other = { $player } is choosing the type that goes.

## The moves; .button is what a button says

action-knock = Knock at { $player }’s door with { $card_one }
    .button = Knock
action-open = Open
    .button = Open
action-refuse = Don’t open
    .button = Don’t open
action-take = Invite { $card_the }
    .button = Invite
action-send = Make the { $type_plural } leave
    .button = Make them leave

## The log: one sentence an event, in the third person
## The sentence itself tells only what everybody knows. An attribute named after a fact (.card) takes
## its place for those who know that fact.

log-first-guest = At { $player }’s, { $card_one } is already here.
log-dealt = { $player } is dealt a card.
    .card = { $player } is dealt { $card_one }.
log-uncovered = On top of the pile: { $card_bare }.
log-knocked = { $player } knocks at { $door }’s door.
    .card = { $player } knocks at { $door }’s door and lays down, out of sight, { $card_one }.
log-opened = { $player } opens the door to { $offerer }.
log-refused = { $player } does not open the door to { $offerer }.
log-revealed = Lights on at { $player }’s: it’s { $card_one }!
log-joined = { $player } welcomes { $card_the } to the party.
log-no-effect = Nothing happens: { $card_the } has no effect at { $player }’s.
log-left = Out of the game: { $card_bare }.
log-moved = { $host } sees { $number ->
        [one] { $card_one }
       *[other] { $number } { $card_plural }
    } slip away to { $to }’s party.
log-went-home = { $host } sees { $number ->
        [one] { $card_one }
       *[other] { $number } { $card_plural }
    } ride off in the hearse taxi.
log-drew = { $player } draws { $card_one }.
log-worth = The party at { $player }’s is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Lines and faces: one an offer, for all to see, without force in the rules

line-passing = Just passing by.
line-friend = It’s a friend, I promise!
line-do-not-open = Whatever you do, don’t open.
line-music = I’m bringing the music!
line-cold = Quick, it’s freezing out here!
line-gift = I’ve got a little present for you.
line-party = Is this where the party is?
line-dare = I dare you!

face-angel = an angelic smile
face-devil = a devilish grin
face-stone = a stony face
face-wink = a wink
face-yawn = a yawn
face-shiver = a mighty shiver

log-said = { $player } says: “{ $line }”
log-made-face = { $player } adds { $face }.

## The refusals: why, and what would do

refusal-over = The party is over: nobody has a card left. To go on, start another game.
refusal-not-your-turn = It is { $player }’s turn to knock. Yours will come, clockwise.
refusal-not-at-the-door = A card is in play at a door, and { $player } has to decide. Wait until that is settled.
refusal-offer-a-card = You cannot pass: choose a card from your hand, then a door to knock at.
refusal-not-in-hand = You do not have this card in hand ({ $card_bare }). Choose one of yours.
refusal-own-door = You cannot knock at your own door. Choose another.
refusal-nobody-there = Nobody lives there. Knock at a door of this table.
refusal-open-or-refuse = Someone is waiting at your door: open, or don’t.
refusal-take-a-guest = The vamp brings you { $type_one }, like it or not. Choose which.
refusal-not-her-type = This vamp charms { $type_plural } only. Choose { $type_one }.
refusal-no-such-guest = Nobody of that kind is at this party ({ $card_bare }). Choose among the guests who are there.
refusal-choose-a-type = Several types are tied: say which one goes.
refusal-guarded = A brute guards the { $type_plural }: no child or taxi can shift them. Choose a type without a brute.
refusal-not-most = The { $type_plural } are not in the lead. Choose one of the types tied for most guests.

## Reactions: at any time, public, worth nothing in the rules

react-who = Who’s there?
react-not-tonight = Not tonight!
react-party = What a party!
react-suspicious = Smells like a trap.

## The end

outcome-alone = { $players } threw the best party, with { points }!
outcome-shared = { $players } threw the best parties, with { points } each!

source-monster = Monsters
    .text = 1 point per monster
source-ghost = Ghosts
    .text = 1 point per ghost
source-vampire = Vampires
    .text = 1 point per vampire
source-music = Music
    .text = 1 more point for each guest of a musician’s type
source-scarecrow = Scarecrows
    .text = 3 points per scarecrow

## For screen readers

a11y-card = { $card }. { $card_text }
a11y-house = At { $player }’s, { points }. Party: { $party }. Hand: { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .seen = At { $player }’s, { points }. Party: { $party }. Hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, among them, seen by all, { $seen }.
a11y-guests = { $type_plural } { $number }
    .guarded = { $type_plural } { $number }, guarded by a brute
    .music = { $type_plural } { $number }, with the musician
    .guarded-music = { $type_plural } { $number }, guarded by a brute, with the musician
a11y-garden = { $number ->
        [one] { $card_one }
       *[other] { $number } { $card_plural }
    }
a11y-hand-card = { $card_bare }
    .seen = { $card_bare }, seen by all
a11y-turn = Your turn, { $player }. Hand: { $hand }. Top of the pile: { $card_bare }.
    .empty-pile = Your turn, { $player }. Hand: { $hand }. The pile is empty.
a11y-knock = { $offerer } is knocking at your door. Open, or don’t open?
    .line = { $offerer } is knocking at your door and says: “{ $line }” Open, or don’t open?
    .face = { $offerer } is knocking at your door, with { $face }. Open, or don’t open?
a11y-reveal = { $player } has opened. It’s { $card_one }.
    .choose = { $player } has opened. It’s { $card_one }. Choose: { $choices }.
a11y-refusal = { $player } does not open. The card goes back to { $offerer }: { $card_one }.
    .choose = { $player } does not open. The card goes back to { $offerer }: { $card_one }. Choose: { $choices }.
a11y-end = { $players } wins with { points }: { $sources }.
    .shared = { $players } win together with { points }.
a11y-standing = { $player }, { points }: { $sources }.
a11y-source-monster = monsters { $number }
a11y-source-ghost = ghosts { $number }
a11y-source-vampire = vampires { $number }
a11y-source-music = music { $number }
a11y-source-scarecrow = scarecrows { $number }

## The rules, clause by clause

## Why a bot played so: true of the position, whatever else it weighed.

look-knock = Look at { $player }’s house, then at your hand: which of your cards would change most there?
look-answer = Look at what { $player } may still hold, and what each card would do at your house.
look-take = Look at who may leave { $player }’s party.
look-send = Compare how many guests of each type there are at { $player }’s.
cost-less = From what the whole table can see, that would have gained { $number ->
        [one] about one point less
       *[other] about { $number } points less
    } on the rival.
cost-same = From what the whole table can see, that would have gained about as much on the rival.
cost-more = From what the whole table can see, that would have gained { $number ->
        [one] about one point more
       *[other] about { $number } points more
    } on the rival: this bot looks further, knows more, or did not think of it.
reason-knock = In points, { $card_the }: door open, { $player } { $host_by } and { $offerer } { $own_by }; door closed, { $player } { $host_if_kept_by } and { $offerer } { $own_if_kept_by }.
reason-answer = { $total ->
        [one] { $offerer } can hold only one card
       *[other] { $offerer } may hold { $total } cards
    }: { $number ->
        [0] none serves
        [one] one serves
       *[other] { $number } serve
    } { $player } better if the door opens, { $less ->
        [0] none
        [one] one
       *[other] { $less }
    } if it stays closed.
reason-take = In points, { $card_the }: { $rival } { $own_by }, { $player } { $host_by }.
reason-send = In points, the { $type_plural }: { $rival } { $own_by }, { $player } { $host_by }.

## The order of this file is that of the book: each rule- belongs to the chapter- above it.

chapter-idea = The party
rule-TT-3 = Tonight everyone on the street throws a party. The aim is to have the most valuable guests at home when it ends.
rule-TT-1 = The game is for 3, 4 or 5 players.

chapter-box = What is in the box
rule-TT-R1 = The game is played with 55 cards. Each of the three types, monsters, ghosts and vampires, has 15: 7 normal guests, 2 brutes, 1 musician and 5 vamps. Add 5 children, 3 taxis and 2 scarecrows. The 56 cards the box promises include one that has no use.

chapter-setup = Setting up
rule-TT-4 = With 3 players, one brute of each type stays in the box.
rule-TT-5 = Take 4 normal monsters, 4 normal ghosts and 4 normal vampires, shuffle these 12 cards and give 2 to each player.
rule-TT-6 = Lay your 2 in front of you, face up: the first guests are here.
rule-TT-7 = Those of the 12 that remain go in with all the other cards.
rule-TT-R30 = Later on these 12 cards are nothing special: normal guests, the same as the 9 others.
rule-TT-8 = Shuffle into one pack everything that is not at a party yet.
rule-TT-9 = Each player gets 5 of those cards, face down: a hand.
rule-TT-10 = Turn the rest over in the middle of the table: that is the pile, face up.
rule-TT-R29 = Other editions play with 4 cards in hand or a hidden pile. Here a hand has 5 cards and the pile is face up.
rule-TT-14 = The player whose home you are in goes first.
rule-TT-R2 = On a screen nobody is at home: the table names who goes first, or leaves it to chance.

chapter-knowledge = What everyone knows
rule-TT-2 = The pile lies face up: everybody sees its top card. Don’t forget it, it changes everything!
rule-TT-R4 = Only the top card is seen, and nobody looks further down. As soon as it is taken the next one shows, so it is always known what the player whose turn it is will draw.
rule-TT-R5 = A card that is drawn has been seen by all: it stays known, in its owner’s hand, until it is revealed. Only the 5 cards you start with are secret. Yet when somebody knocks, nobody can tell which card has been laid down. With the option “The street remembers”, everyone can look up what all have seen drawn.
rule-TT-11 = The cards in your hand are hidden from the others.
rule-TT-12 = Your guests stay in front of you for all to see, one column per type.
rule-TT-R28 = What has left the game never comes back, but anyone may look it up.

chapter-turn = A turn
rule-TT-13 = Turns go round clockwise.
rule-TT-R3 = Going on to the next player sets nothing off: a card acts only when it is revealed.
rule-TT-15 = On your turn, take a card from your hand.
rule-TT-R6 = Nobody may pass: as long as you have a card, you must knock. And whoever hears the knock must answer, yes or no.
rule-TT-16 = Lay that card face down at another player’s door, never at your own, and knock.
rule-TT-R7 = Every door but your own will do: that of a player without cards or without guests, and the same one as often as you like.
rule-TT-17 = The host of that house opens, or does not open.
rule-TT-R8 = The host decides without seeing the card. Promise, beg, lie: words bind nobody.
rule-TT-18 = A host who opens turns the card over: the host’s own party takes it in or suffers it.
rule-TT-19 = If the host does not open, the card comes back to you and you turn it over: your own party takes it in or suffers it.
rule-TT-20 = Last, take the card that shows on the pile: your hand has 5 cards again.
rule-TT-R22 = Only the player who knocked draws, a single card, once everything is settled. The host does not draw, having played no card.

chapter-rival = The rival
rule-TT-38 = The rival is the other player at the door. For whoever turns a card over, that is the one who was bringing it, or the one who did not want it.
rule-TT-R9 = Door open: the rival is the player who knocked. Door shut: the rival is the host, even out of turn. A third player never has a part in it.
rule-TT-R19 = Only the party of the player who turns the card over can lose by it; the rival never loses anything.
rule-TT-R27 = When there is only one possibility, nothing is asked: it just happens.

chapter-guests = The guests
rule-TT-29 = Every card except the vamps and those on a red background is a potential guest.
rule-TT-28 = The cards on a red background, children and taxis, are never guests: as soon as they are played, they leave the game.
rule-TT-30 = Normal guest, be it monster, ghost or vampire: enters the party of the player who turns it over.
rule-TT-31 = It earns 1 point for the party where it ends the evening.
rule-TT-32 = Brute: enters the party of the player who turns it over.
rule-TT-33 = For as long as a brute stays, no child or taxi can do anything to the guests of its type there.
rule-TT-R11 = Against a vamp a brute is no help: neither to its own type, nor to itself.
rule-TT-R21 = Where two brutes of a type are guests and one goes, the other still stands guard.
rule-TT-34 = A brute earns 1 point for the party where it ends the evening.
rule-TT-35 = Musician: enters the party of the player who turns it over.
rule-TT-36 = If it is still playing there at the end, all guests of its type at that party are worth 2 points, itself included.
rule-TT-42 = Scarecrow: enters the party of the player who turns it over.
rule-TT-43 = At the end it is worth 3 points to its host.
rule-TT-R18 = A scarecrow is of no type: vamps, children and taxis pass it by, it counts in no comparison and it never changes party.
rule-TT-R20 = A guest who changes party keeps its role and plays it there at once. A brute shields its type where it arrives, and no longer where it came from; likewise, a musician doubles its type at the new party, and no longer at the old one.

chapter-vamp = The vamp
rule-TT-37 = Vamp: whoever turns her over loses a guest of her type, who slips away to the rival’s party.
rule-TT-39 = The rival chooses whom to welcome.
rule-TT-40 = Even a brute or a musician may be taken.
rule-TT-R10 = The rival cannot decline: if there is a guest of that type, exactly one comes. The choice is between normal, brute and musician, as far as they are there; two cards alike are as good as each other.
rule-TT-41 = The vamp then leaves the game.
rule-TT-R12 = A vamp is never at the party: she counts neither for numbers nor for points. She leaves the game even if she has done nothing, although her background is not red.

chapter-child = The young child
rule-TT-44 = Young child: whoever turns it over loses all guests of one type at a stroke. Of the types without a brute at that party, it is the one with the most guests.
rule-TT-45 = They all take refuge at the rival’s party.
rule-TT-46 = If types are tied, the rival names the one that flees.
rule-TT-47 = The child then leaves the game.

chapter-taxi = The hearse taxi
rule-TT-48 = Hearse taxi: whoever turns it over loses all guests of one type at a stroke, found as for the child.
rule-TT-49 = If types are tied, the rival names the one that goes home.
rule-TT-50 = The passengers and their taxi leave the game.

chapter-most = The most numerous type
rule-TT-R13 = Count the guests of each type at that party: the normal ones and the musician. A type under threat never has a brute.
rule-TT-R14 = First set aside the types a brute guards. The most numerous of the others goes, even if a guarded type has more guests.
rule-TT-R15 = A guarded type never makes a tie: it is left out of the comparison.
rule-TT-R16 = If all three types are tied, the rival chooses among the three.
rule-TT-R17 = A type without guests is never the most numerous. If all types without a brute are empty, nothing happens and nobody chooses.

chapter-nothing = When nothing happens
rule-TT-51 = An effect that is impossible is lost: for example, a child who comes to a party where each type has its brute.
rule-TT-52 = Likewise for a vamp who finds nobody of her type.

chapter-end = The end of the party
rule-TT-21 = Once the pile is empty, play goes on, but nobody draws any more.
rule-TT-R23 = The first not to draw is the player after the one who took the last card. Everyone then has 5 cards, and so 5 more turns.
rule-TT-22 = The party ends when all hands are empty.
rule-TT-R24 = If you have no cards left, your turn is skipped. But others can still knock at your door: you open or not, and you choose when you are the rival. The game goes on as long as anyone has a card.
rule-TT-R31 = The game stops as soon as the hands are empty, even halfway round the table: some may have had one turn more than others.

chapter-score = Scoring
rule-TT-23 = Points are counted at the end, not before.
rule-TT-24 = A monster, a ghost or a vampire is worth 1 point, even if it is a brute.
rule-TT-25 = A musician is a guest of its type and makes all of them at that party count double, itself included.
rule-TT-R26 = A musician doubles the brutes of its type too, but neither other types nor scarecrows. Alone of its type, it is worth 2. Each type has only one, so nothing is doubled twice.
rule-TT-26 = A scarecrow is worth 3 points.
rule-TT-27 = The highest total wins.
rule-TT-R25 = A tie for first place is a shared victory.

## The illustrated rules: shelves, small positions, examples

shelf-card = The cards
position-side = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
example-draw = { $a } holds five cards and is about to knock at { $b }’s with a vampire. The monster musician waits on top of the pile.
    .open = { $b } opens
    .refuse = { $b } does not open
example-vamp = { $a } has knocked at { $b }’s with a ghost vamp, and { $b } has opened. It is for { $a } to choose which guest to take in.
    .ghost = { $a } takes in a ghost
    .musician = { $a } takes in the musician
example-no-type = { $a } has knocked at { $b }’s with a ghost vamp. There is not one ghost at { $b }’s.
    .open = { $b } opens
    .refuse = { $b } does not open
example-child = { $a } has knocked at { $b }’s with a young child. Monsters are the most numerous at { $b }’s, but a brute guards them.
    .open = { $b } opens
    .refuse = { $b } does not open
example-guarded = { $a } has knocked at { $b }’s with a young child. Every type at { $b }’s has its brute.
    .open = { $b } opens
    .refuse = { $b } does not open
example-taxi = { $b } has opened to the hearse taxi. Monsters and ghosts are tied, a brute guards the vampires. It is for { $a } to choose.
    .monsters = The monsters leave
    .ghosts = The ghosts leave
example-normal = { $a } holds a normal ghost and a brute. What is each of them worth at { $b }’s?
    .ghost = The ghost joins { $b }
    .brute = The brute joins { $b }
example-music = { $a } has knocked at { $b }’s with the ghost musician. There are two ghosts and a monster at { $b }’s.
    .open = { $b } opens
    .refuse = { $b } does not open
example-scarecrow = { $a } has knocked at { $b }’s with a scarecrow.
    .open = { $b } opens
    .refuse = { $b } does not open
