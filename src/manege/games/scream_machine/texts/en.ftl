### Scream Machine — English texts. The reference is fr.ftl: same keys, same order.
###
### The facts of a sentence. A player comes by name: { $player }, { $first }, { $left }, { $rival }… A
### card, a visitor, an option or a family comes with all its forms: { $card } is the name on a label,
### { $card_one } that of the attribute .one, and so on. Never “he” or “she” for a player.

game-name = Scream Machine
    .promise = The park that screams.
    .facts = 2 to 6 players, 30 to 45 minutes, from age 7.
    .players = 2–6 players
    .minutes = 30–45 min
    .goal = Draw the most visitors. Each enters the park that is strongest in their family; a cheapskate, the cheapest one.

visitors = { $points ->
        [0] no visitors
        [one] { $points } visitor
       *[other] { $points } visitors
    }

## The attractions
## .bare: the title alone. .one, .the: with its article. .short: the family and the value.

card-coaster-1 = Crazy Caterpillar
    .bare = Crazy Caterpillar
    .one = a Crazy Caterpillar
    .the = the Crazy Caterpillar
    .plural = Crazy Caterpillars
    .short = Roller coasters 1
    .text = Roller coasters, value 1. Costs 1 action.

card-coaster-3 = The Figure Eight
    .bare = The Figure Eight
    .one = a Figure Eight
    .the = The Figure Eight
    .plural = Figure Eights
    .short = Roller coasters 3
    .text = Roller coasters, value 3. Costs 2 actions.

card-coaster-5 = The Screamer
    .bare = The Screamer
    .one = a Screamer
    .the = The Screamer
    .plural = Screamers
    .short = Roller coasters 5
    .text = Roller coasters, value 5. Costs 3 actions.

card-water-1 = The Logs
    .bare = The Logs
    .one = some Logs
    .the = The Logs
    .plural = Logs
    .short = Waves 1
    .text = Waves, value 1. Costs 1 action.

card-water-3 = The Kersplash
    .bare = The Kersplash
    .one = a Kersplash
    .the = The Kersplash
    .plural = Kersplashes
    .short = Waves 3
    .text = Waves, value 3. Costs 2 actions.

card-water-5 = Grand Cascades
    .bare = Grand Cascades
    .one = some Grand Cascades
    .the = the Grand Cascades
    .plural = Grand Cascades
    .short = Waves 5
    .text = Waves, value 5. Costs 3 actions.

card-kiddie-1 = The Ducklings
    .bare = The Ducklings
    .one = some Ducklings
    .the = The Ducklings
    .plural = Ducklings
    .short = Kiddies 1
    .text = Kiddies, value 1. Costs 1 action.

card-kiddie-3 = Duck Pond
    .bare = Duck Pond
    .one = a Duck Pond
    .the = the Duck Pond
    .plural = Duck Ponds
    .short = Kiddies 3
    .text = Kiddies, value 3. Costs 2 actions.

card-kiddie-5 = Quack-Quack Club
    .bare = Quack-Quack Club
    .one = a Quack-Quack Club
    .the = the Quack-Quack Club
    .plural = Quack-Quack Clubs
    .short = Kiddies 5
    .text = Kiddies, value 5. Costs 3 actions.

card-food-1 = Candy Floss
    .bare = Candy Floss
    .one = a Candy Floss
    .the = the Candy Floss
    .plural = Candy Flosses
    .short = Munchies 1
    .text = Munchies, value 1. Costs 1 action.

card-food-3 = Ices & Co
    .bare = Ices & Co
    .one = an Ices & Co
    .the = Ices & Co
    .plural = Ices & Co
    .short = Munchies 3
    .text = Munchies, value 3. Costs 2 actions.

card-food-5 = The Banquet
    .bare = The Banquet
    .one = a Banquet
    .the = The Banquet
    .plural = Banquets
    .short = Munchies 5
    .text = Munchies, value 5. Costs 3 actions.

card-family-1 = Little Wheel
    .bare = Little Wheel
    .one = a Little Wheel
    .the = the Little Wheel
    .plural = Little Wheels
    .short = Together 1
    .text = Together, value 1. Costs 1 action.

card-family-3 = Friends’ Wheel
    .bare = Friends’ Wheel
    .one = a Friends’ Wheel
    .the = the Friends’ Wheel
    .plural = Friends’ Wheels
    .short = Together 3
    .text = Together, value 3. Costs 2 actions.

card-family-5 = Great Wheel
    .bare = Great Wheel
    .one = a Great Wheel
    .the = the Great Wheel
    .plural = Great Wheels
    .short = Together 5
    .text = Together, value 5. Costs 3 actions.

card-thrill-1 = Flea Hop
    .bare = Flea Hop
    .one = a Flea Hop
    .the = the Flea Hop
    .plural = Flea Hops
    .short = Xtreme 1
    .text = Xtreme, value 1. Costs 1 action.

card-thrill-3 = The Elevator
    .bare = The Elevator
    .one = an Elevator
    .the = The Elevator
    .plural = Elevators
    .short = Xtreme 3
    .text = Xtreme, value 3. Costs 2 actions.

card-thrill-5 = Free Fall
    .bare = Free Fall
    .one = a Free Fall
    .the = the Free Fall
    .plural = Free Falls
    .short = Xtreme 5
    .text = Xtreme, value 5. Costs 3 actions.

card-nostalgia-1 = Little Carousel
    .bare = Little Carousel
    .one = a Little Carousel
    .the = the Little Carousel
    .plural = Little Carousels
    .short = Nostalgia 1
    .text = Nostalgia, value 1. Costs 1 action.

card-nostalgia-3 = Wooden Horses
    .bare = Wooden Horses
    .one = some Wooden Horses
    .the = the Wooden Horses
    .plural = Wooden Horses
    .short = Nostalgia 3
    .text = Nostalgia, value 3. Costs 2 actions.

card-nostalgia-5 = Carousel 1900
    .bare = Carousel 1900
    .one = a Carousel 1900
    .the = the Carousel 1900
    .plural = Carousels 1900
    .short = Nostalgia 5
    .text = Nostalgia, value 5. Costs 3 actions.

## The visitors

visitor-coaster = Roller coaster fan
    .bare = roller coaster fan
    .one = a roller coaster fan
    .the = the roller coaster fan
    .plural = roller coaster fans
    .short = Coasters
    .text = Enters the park that is strongest in Roller coasters.

visitor-water = Splash lover
    .bare = splash lover
    .one = a splash lover
    .the = the splash lover
    .plural = splash lovers
    .short = Waves
    .text = Enters the park that is strongest in Waves.

visitor-kiddie = Toddler
    .bare = toddler
    .one = a toddler
    .the = the toddler
    .plural = toddlers
    .short = Kiddies
    .text = Enters the park that is strongest in Kiddies.

visitor-food = Gourmand
    .bare = gourmand
    .one = a gourmand
    .the = the gourmand
    .plural = gourmands
    .short = Munchies
    .text = Enters the park that is strongest in Munchies.

visitor-family = Family
    .bare = family
    .one = a family
    .the = the family
    .plural = families
    .short = Together
    .text = Enters the park that is strongest in Together.

visitor-thrill = Daredevil
    .bare = daredevil
    .one = a daredevil
    .the = the daredevil
    .plural = daredevils
    .short = Xtreme
    .text = Enters the park that is strongest in Xtreme.

visitor-nostalgia = Nostalgic soul
    .bare = nostalgic soul
    .one = a nostalgic soul
    .the = the nostalgic soul
    .plural = nostalgic souls
    .short = Nostalgia
    .text = Enters the park that is strongest in Nostalgia.

visitor-cheapskate = Cheapskate
    .bare = cheapskate
    .one = a cheapskate
    .the = the cheapskate
    .plural = cheapskates
    .short = Cheapskate
    .text = Enters the park with the cheapest ticket.

## The families; the last column is that of the ticket, which cheapskates compare

family-coaster = Roller coasters
    .short = Coasters
    .letter = R
family-water = Waves
    .short = Waves
    .letter = W
family-kiddie = Kiddies
    .short = Kiddies
    .letter = K
family-food = Munchies
    .short = Munchies
    .letter = M
family-family = Together
    .short = Together
    .letter = T
family-thrill = Xtreme
    .short = Xtreme
    .letter = X
family-nostalgia = Nostalgia
    .short = Nostalgia
    .letter = N
family-cheapskate = Ticket
    .short = Ticket
    .letter = $

## The places

zone-hand = Hand
zone-chosen = Opening kept
zone-park = Park
zone-row = Builders’ offer
zone-pile = Pile
zone-discards = Discards
zone-visitors = Pile of visitors
zone-nationals = National visitors
zone-locals = Local visitors
zone-hidden = Hidden visitors

## The options of the table; a value that is a seat is told by the player’s name

option-first = Who goes first
    .text = Chance decides, or you do.
option-first-random = At random

## The five options of a turn: one action each, once a turn

option-publicity = Publicity
    .the = the publicity
    .short = Ad
    .text = One more visitor.
option-survey = Survey
    .the = the survey
    .short = Survey
    .text = See, in secret, the hidden visitors beside you.
option-development = Plans
    .the = the plans
    .short = Plans
    .text = Draw a poster.
option-demolition = Demolition
    .the = the demolition
    .short = Demolish
    .text = Take an attraction out of your park.
option-novelties = Novelties
    .the = the novelties
    .short = Swap
    .text = Swap two posters in the offer.

## The decisions: for whoever decides, then for the others (.other)

decision-opening = Open your park: choose posters for 3 or 4 actions.
    .other = { $player } is choosing an opening.
decision-act = Your move: build, take an option or end your turn.
    .other = { $player } is taking a turn.

## The moves; .button is what a button says. An attribute that is a word of the move (.row) replaces it.

action-open = Open: { $cards }
    .for = Open for { $number ->
        [0] no action
        [one] { $number } action
       *[other] { $number } actions
    }
    .button = Keep this choice
action-build = Build { $card_the } ({ $card_short })
    .row = Build { $card_the } ({ $card_short }) from the offer
    .button = Build
action-demolish = Demolish { $card_the } ({ $card_short })
    .button = Demolish
action-renew = Replace in the offer: { $cards }
    .button = Swap
action-publicity = Advertise
    .button = Publicity
action-survey = Survey the hidden visitors next door
    .button = Survey
action-develop = Draw up plans: draw a poster
    .button = Draw
action-end = End the turn
    .button = End the turn

## The log: one sentence an event, in the third person
## The sentence itself tells only what everybody knows. An attribute named after a fact (.card) takes
## its place for those who know that fact.

log-dealt = { $player } is dealt a poster.
    .card = { $player } is dealt a poster: { $card_bare } ({ $card_short }).
log-kept = { $player } has chosen, behind the curtain.
log-opened = { $player } opens with { $card_the } ({ $card_short }).
log-opening-publicity = { $player } adds publicity and starts with one visitor.
log-row = On offer: { $card_bare } ({ $card_short }).
log-reshuffled = The pile is empty: the discards ({ $number ->
        [one] { $number } poster
       *[other] { $number } posters
    }) are shuffled and take its place.
log-round-began = Round { $round }: { $first } goes first.
log-national = On the square: { $visitor_one }.
log-local = Between { $left } and { $right }: { $visitor_one }.
log-hidden-local = Between { $left } and { $right }: a hidden visitor.
log-built = { $player } builds { $card_the } ({ $card_short }).
log-built-from-row = { $player } builds { $card_the } ({ $card_short }) from the offer.
log-publicity = { $player } advertises: one more visitor.
log-surveyed = { $player } surveys the neighbourhood.
log-saw = { $player } looks at the hidden visitor between { $left } and { $right }.
    .visitor = { $player } looks at the hidden visitor between { $left } and { $right }: { $visitor_one }.
log-developed = { $player } draws up plans and draws a poster.
    .card = { $player } draws up plans and draws a poster: { $card_bare } ({ $card_short }).
log-demolished = { $player } demolishes { $card_the } ({ $card_short }).
log-renewed = { $player } has { $card_the } ({ $card_short }) taken out of the offer.
log-ended = { $player } ends the turn: { $unused ->
        [one] { $unused } action lost
       *[other] { $unused } actions lost
    }.
log-turned-up = Hidden between { $left } and { $right } was { $visitor_one }.
log-entered = { $player } wins { $visitor_one }: { $value } against { $next }.
log-entered-local = { $player } wins { $visitor_one }: { $value } against { $next } at { $rival }’s.
log-stayed = A tie at { $value }: { $visitor_the } stays on the square.
log-stayed-local = A tie at { $value }: { $visitor_the } stays between { $left } and { $right }.
log-welcomed = { $player } welcomes { $number ->
        [one] { $number } visitor
       *[other] { $number } visitors
    }.
log-round-over = Round { $round } is over.

## The refusals: why, and what would do

refusal-over = The parks have closed: the last round has been played. To go on, start another game.
refusal-already-kept = Your opening is already kept. It will be shown when all have chosen; until then you can take it back.
refusal-not-your-turn = It is { $player }’s turn. Yours will come, clockwise.
refusal-open-first = The parks are not open yet. First choose posters from your hand for 3 or 4 actions.
refusal-opening-is-over = The parks are open. On your turn, choose a poster to build or an option, or end the turn.
refusal-opening-cost = { $cost ->
        [0] Nothing is chosen
        [one] This choice costs only { $cost } action
       *[other] This choice costs { $cost } actions
    }. An opening costs 3 or 4 actions: add posters or take some out.
refusal-not-in-hand = You do not have this poster in hand ({ $card_bare }, { $card_short }). Choose one of yours.
refusal-not-in-row = This poster is not on offer ({ $card_bare }, { $card_short }). Choose one of those that are.
refusal-too-dear = { $card }: it takes { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }, you have { $actions } left. Choose a cheaper poster, or something else.
refusal-used = This option has been used this turn: { $option }. Each may be used once a turn; it will be back on your next.
refusal-not-in-park = This attraction is not in your park ({ $card_bare }, { $card_short }). Choose an attraction that is.
refusal-empty-park = Your park is empty: there is nothing to demolish. Build first.
refusal-nobody-hidden = No hidden visitor on either side of you: a survey would tell you nothing. Keep this action for something else.
refusal-nothing-to-draw = The pile and the discards are empty: there is no poster left to draw. Build, or take another option.
refusal-row-too-short = The offer has fewer than two posters: there are not enough to swap. Build, or take another option.
refusal-too-few-cards = The pile and the discards no longer have two posters between them: the swap could not be made. Build, or take another option.
refusal-no-such-action = That is no part of a turn. Build, take one of the five options, or end.

## Reactions: at any time, public, worth nothing in the rules

react-hold-on = Hold on tight!
react-my-visitors = Give me back my visitors!
react-full-house = We have a full house!
react-thrill = I’ve got goosebumps.

## The end

outcome-alone = { $players } wins with { visitors }!
outcome-shared = { $players } win together, with { visitors } each!

decided-SM-57 = The park with the most visitors wins.
decided-SM-58 = Equal visitors: the park with the most different families wins.
decided-SM-R30 = Equal visitors and equal families: the victory is shared.

source-publicity = Publicity
    .text = one visitor each time, the opening included
source-national = Nationals
    .text = the visitors who came from the central square
source-local = Locals
    .text = the visitors who came from the lanes between neighbours

## Why a bot played so: true of the position, whatever else it weighed.

look-opening = Look at your hand: which of these posters to open, for 3 or 4 actions?
look-build = Look in your hand at the family { $family }, and at the visitors who want it.
look-build-row = Look in the offer at the family { $family }, and at the visitors who want it.
look-row = Look at the offer: two of its posters may leave it.
look-options = Look at the options of the turn: each costs one action.
look-hidden = Look at the visitors hidden beside your park.
look-demolish = Look at the price of your ticket, and at what your park can spare.
cost-less = From what the whole table can see, that would have brought { $number ->
        [one] about one visitor fewer
       *[other] about { $number } visitors fewer
    }.
cost-same = From what the whole table can see, that would have brought about as much.
cost-more = From what the whole table can see, that would have brought { $number ->
        [one] about one visitor more
       *[other] about { $number } visitors more
    }: this bot looks further, knows more, or did not think of it.
reason-opening = { $number ->
        [one] One attraction
       *[other] { $number } attractions
    } from the opening on, and a ticket at { $price }.
reason-opening-publicity = { $number ->
        [one] One attraction
       *[other] { $number } attractions
    } from the opening on, a ticket at { $price }, and a first visitor through publicity.
reason-build-wins = { $card } ({ $card_short }): { $number ->
        [one] one more visitor would come
       *[other] { $number } more visitors would come
    }.
reason-build-mixed = { $card } ({ $card_short }): { $number ->
        [one] one more visitor would come
       *[other] { $number } more visitors would come
    }, and { $lost ->
        [one] one cheapskate would leave
       *[other] { $lost } cheapskates would leave
    }: the ticket rises.
reason-build-loses = { $card } ({ $card_short }): the ticket rises and { $lost ->
        [one] one cheapskate would leave
       *[other] { $lost } cheapskates would leave
    }; it only helps with visitors yet to come.
reason-build-leads = { $card } ({ $card_short }): { $number ->
        [one] one visitor already won stays
       *[other] { $number } visitors already won stay
    } so, by at least { $lead }.
reason-build-later = { $card } ({ $card_short }): nobody changes park at once; for the family { $family } this park would be worth { $value }.
reason-publicity = Publicity brings one visitor for certain: { $total } in all.
reason-survey = { $number ->
        [one] One visitor hides
       *[other] { $number } visitors hide
    } next door: to know who is to know what to build.
reason-develop = One more poster in hand: { $number } in all.
reason-demolish-wins = Without { $card_the } ({ $card_short }) the ticket falls and { $number ->
        [one] one cheapskate would come
       *[other] { $number } cheapskates would come
    }.
reason-demolish-mixed = Without { $card_the } ({ $card_short }) the ticket falls and { $number ->
        [one] one cheapskate would come
       *[other] { $number } cheapskates would come
    }, but { $lost ->
        [one] one visitor would leave
       *[other] { $lost } visitors would leave
    }.
reason-demolish-loses = Without { $card_the } ({ $card_short }) { $lost ->
        [one] one visitor would leave
       *[other] { $lost } visitors would leave
    }, and no cheapskate would come.
reason-demolish-later = Without { $card_the } ({ $card_short }) nobody changes park at once; for the family { $family } this park would be worth only { $value }.
reason-novelties = Two posters leave the offer, two new ones come; { $number ->
        [0] no action is then left
        [one] one action is then left
       *[other] { $number } actions are then left
    } to use them.
reason-end = The ticket stays at { $price }; { $actions ->
        [one] one action is left unused
       *[other] { $actions } actions are left unused
    }.

## The order of this file is that of the book: each rule- belongs to the chapter- above it.

chapter-idea = The park
rule-SM-2 = Everyone runs an amusement park. The park that has drawn in the most visitors, over all rounds, wins the game.
rule-SM-1 = The game is for 3, 4, 5 or 6 players. Two can play as well, with the few changes in the chapter “With two”.

chapter-setup = Setting up
rule-SM-3 = Shuffle the 32 visitors, 4 of each of the 8 kinds, into one face-down pile.
rule-SM-4 = Shuffle the 84 attraction posters: 7 families, each with the values 1, 3 and 5, and 4 copies of every one. Deal 5 to each player.
rule-SM-6 = The other posters make up the pile, face down.
rule-SM-5 = The posters in your hand are yours alone: nobody else can build them or make use of them.
rule-SM-R9 = Hands and parks have no size limit. A park may have the same attraction several times: the values add up. Hands are not shown, but everyone can see how many posters there are.
rule-SM-7 = Each player has a pawn of their own colour. All start on space 0.
rule-SM-8 = The track counts the visitors welcomed, one space per visitor, for all to see.
rule-SM-9 = The list of actions and their costs can be read by everyone from the first move to the last.
rule-SM-10 = The table settles as it likes who gets the first-player card.
rule-SM-R32 = On a screen this is settled before the game: a chosen seat, or chance.

chapter-opening = Opening the parks
rule-SM-11 = Before the first round each player opens a park: 4 actions, to build posters from their own hand.
rule-SM-14 = An attraction of value 1 costs 1 action.
rule-SM-13 = An attraction of value 3 costs 2 actions.
rule-SM-12 = An attraction of value 5 costs 3 actions.
rule-SM-R6 = An opening costs 3 actions or 4, no more and no less, and opening nothing is not allowed. It can always be done, whatever your 5 posters are.
rule-SM-15 = All choose at the same time, each alone and in secret.
rule-SM-R8 = When you choose, you know only your hand: the offer and the first visitors come later.
rule-SM-16 = When all have chosen, the curtains rise together: everyone lays their posters down, face up, and keeps the others in hand.
rule-SM-17 = If your opening has cost exactly 3 actions, the fourth pays for publicity: your pawn starts on space 1.
rule-SM-18 = If it has cost 4 actions, everything went into building and there is no publicity: your pawn stays on 0.
rule-SM-R7 = Nothing obliges you to build with the fourth action, even where a poster would fit. The visitor from the publicity then comes by itself: it is not a separate choice.
rule-SM-R37 = The opening is not a turn: its publicity does not stop you from advertising on your first turn.

chapter-visitors = The visitors arrive
rule-SM-19 = Before the first round, and that time only, 7 posters from the pile are laid in a row, face up: the builders’ offer.
rule-SM-20 = Before every round 5 visitors are laid face up in the middle, on the square: the national visitors.
rule-SM-21 = Before every round, too, 2 visitors are laid in each lane between two neighbours, one face up and one face down: the local visitors.
rule-SM-R12 = Each pair of neighbours has its lane: there are 3, 4, 5 or 6 of them, as many as players. With 2, the two parks make a single pair: one lane, and so 7 visitors per round.
rule-SM-22 = Those left from the round before do not move. The new ones, 5 nationals and 2 per lane, are added to them in full.
rule-SM-R13 = First come the 5 nationals. Then each lane gets a visitor face up, beginning on the first player’s left and going round clockwise; then, in the same order, a visitor face down. When the pile is empty, dealing stops there, and nothing is made up later.
rule-SM-R14 = Visitors have no discards: each is in the pile or on the table. A pile that is too short therefore cannot be topped up.
rule-SM-R15 = A hidden visitor who has been turned up and stays is not hidden again: only new ones arrive face down.
rule-SM-R36 = The place of a poster in the offer does not matter, nor does that of a visitor among the others waiting there.

chapter-turn = A turn
rule-SM-23 = In every round each player has one turn, of 4 actions.
rule-SM-24 = Whoever has the first-player card begins; the others follow clockwise.
rule-SM-R10 = Your 4 actions are taken one after the other, in any order and any mix you like. Only then comes the next player.
rule-SM-39 = Nothing obliges you to use your actions: you may leave 1, 2, 3, or even all 4.
rule-SM-40 = An action that is left is lost: it cannot be kept for the next round.
rule-SM-R26 = You may end your turn at any moment; the actions you had left are lost. When there are none left, the turn ends by itself.

chapter-build = Building
rule-SM-25 = You may build posters from your hand: 1, 2 or 3 actions for value 1, 3 or 5.
rule-SM-26 = You may build posters from the offer as well, at the same prices.
rule-SM-27 = Building is not one of the five options: it can be done as often as your actions pay for it.
rule-SM-R11 = Building is paid for in one go: you must still have all the actions it costs. No credit, and no paying over several turns.
rule-SM-28 = The place of a poster taken from the offer stays empty until the end of the turn.
rule-SM-29 = At the end of your turn the pile fills up the offer: 7 posters again.
rule-SM-R35 = The offer is filled up after every turn, the last of a round and of the game included; at the very end it makes no difference any more.
rule-SM-R25 = If there are not enough posters, the offer stays short, and is filled up as far as possible at the end of each turn.
rule-SM-30 = When the pile has run out, the discards are shuffled and become the pile.
rule-SM-R18 = The discards are shuffled only at the moment a poster must be drawn and the pile is empty, with everything discarded by then.
rule-SM-R34 = The discards are open to all, since each of their posters has been seen before. Their order does not count.

chapter-options = The five options
rule-SM-31 = Besides building there are five options. Each costs 1 action.
rule-SM-32 = Each option may be used only once a turn.
rule-SM-33 = Publicity: your pawn moves one space forward.
rule-SM-R28 = Publicity takes no visitor card: only the pawn moves.
rule-SM-34 = Survey: you look, in secret, at the hidden visitors on both sides of you.
rule-SM-R16 = A single action is enough for both sides. The cards stay in place, face down: everyone knows that you have looked, but nobody else knows whom you saw, until all is turned up at the end of the round.
rule-SM-R17 = With no hidden visitor beside you there is no survey. If there is one on one side only, you see that one.
rule-SM-35 = Plans: you draw a poster and add it to your hand.
rule-SM-R22 = Plans: the poster drawn can be built in the same turn. When the pile and the discards are empty, this option is not allowed.
rule-SM-36 = Demolition: you take an attraction out of your own park and put it on the discards.
rule-SM-R23 = Any attraction in your park can be demolished, even one built this turn, but no poster in a hand or in the offer. There must be at least one, and demolition gives nothing back.
rule-SM-37 = Novelties: you remove 2 posters of your choice from the offer.
rule-SM-38 = Two new posters immediately take the place of those the novelties removed, for that same action.
rule-SM-R19 = The posters removed go to the discards only once both new ones are drawn: even if the discards are shuffled at that moment, they do not come straight back.
rule-SM-R20 = Novelties: there must be at least 2 posters in the offer, and at least 2 in the pile and the discards together. 2 are swapped, never just one.
rule-SM-R21 = If you have already built from the offer this turn, it stays short: 2 posters go, 2 come, and the empty places wait for the end of the turn. The 2 new ones can be built right away.

chapter-choice = The visitors choose
rule-SM-41 = After the last turn of the round the hidden visitors are turned up. Then every visitor on the table chooses a park.
rule-SM-R27 = All choose at the same moment and compare the same parks: their order makes no difference.
rule-SM-R1 = What a park is worth in a family is the sum of all its attractions of that family, not just the best one.
rule-SM-42 = A national visitor compares all parks and enters the one worth the most in the visitor’s family.
rule-SM-43 = If several parks are tied for the lead, the visitor enters none and waits for the next round.
rule-SM-R3 = In a tie the next park does not benefit: nobody gets that visitor.
rule-SM-44 = A local visitor compares only the two parks of the lane, and enters the one worth more in the visitor’s family. The other parks do not count.
rule-SM-45 = If those two parks are tied, the visitor enters neither and waits in the lane for the next round.
rule-SM-R2 = Zero is a value like any other: if none of the parks compared has the family, it is a tie, and the visitor stays. A park that is the only one to have it wins, even with just 1.

chapter-cheapskate = The cheapskates
rule-SM-46 = A cheapskate does not look at families, and enters the park with the cheapest ticket.
rule-SM-47 = The price of a ticket is the sum of the values of all attractions in the park.
rule-SM-48 = A national cheapskate compares all parks; a local one, the two parks of the lane.
rule-SM-R4 = If several parks have the cheapest ticket, a cheapskate enters none and stays, like any visitor in a tie.
rule-SM-R5 = An empty park counts too: its ticket costs 0. Two empty parks are tied.

chapter-close = The end of a round
rule-SM-49 = Your pawn moves one space forward for each visitor who entered your park in the round.
rule-SM-50 = Visitors who entered a park go back to the pile of visitors.
rule-SM-51 = That pile is then shuffled, before the next visitors arrive.
rule-SM-52 = The first-player card passes to the next player, clockwise.

chapter-end = The end of the game
rule-SM-53 = With 3 players the game lasts 6 rounds.
rule-SM-54 = With 4 players the game lasts 4 rounds.
rule-SM-55 = With 5 players the game lasts 5 rounds.
rule-SM-56 = With 6 players the game lasts 6 rounds.
rule-SM-R33 = Six rounds for 3 and four for 4 is no misprint: so everyone goes first equally often, three times with 2 players, twice with 3, once with 4, 5 or 6.
rule-SM-R29 = Visitors still on the table after the last round count for nobody.
rule-SM-57 = After the last round the pawn furthest along wins.
rule-SM-58 = Among parks tied for the lead, the one that shows the most different families wins.
rule-SM-R31 = Only the families built in the park count, from 0 for an empty one to 7. Posters in hand do not count, and the cheapskates’ sign is not a family’s.
rule-SM-R30 = If it is still a tie, the victory is shared. The places below are settled the same way.

chapter-two = With two
rule-SM-59 = With 2 players, take out the 4 cheapskates before you shuffle the visitors: 28 remain.
rule-SM-60 = With 2 players the rest of the set-up, the opening, the round and its end do not change.
rule-SM-61 = With 2 players demolition is of little use, as there are no cheapskates.
rule-SM-R24 = Even with 2 players demolition is still allowed.
rule-SM-62 = With 2 players the game lasts 6 rounds.
rule-SM-63 = With 2 players victory and ties are settled as usual.

## The illustrated rules: shelves, small positions, examples

shelf-card = The attractions
shelf-visitor = The visitors
shelf-option = The signs of the options
shelf-piece = The rest of the box
pawn-a = Pawn A
pawn-b = Pawn B
pawn-c = Pawn C
pawn-d = Pawn D
pawn-e = Pawn E
pawn-f = Pawn F
piece-ticket = Ticket
    .text = Its price is the sum of the values of the park’s attractions.
piece-first = First player
    .text = Whoever has this card begins the round.
piece-track = Score track
    .text = One space per visitor welcomed. It has no end.
piece-help = Help card
    .text = What can be done, and what it costs.
position-side = { $visitors ->
        [one] { $visitors } visitor
       *[other] { $visitors } visitors
    }, ticket at { $price }
position-between = Between { $left } and { $right }
example-opening = { $b } and { $c } have made their choice. { $a } holds five posters, and has 4 actions to open a park.
    .three = Open for 3 actions
    .four = Open for 4 actions
example-cost = { $a } begins a turn: 4 actions, one poster in hand, two on offer.
    .five = Build from the hand, value 5
    .three = Build from the offer, value 3
    .one = Build from the offer, value 1
example-publicity = { $a } has welcomed 4 visitors so far.
    .publicity = Advertise
example-unused = { $a } has 3 actions left.
    .end = End the turn
    .round = Go on to { $a }’s next turn
example-sum = A roller coaster fan waits on the square. { $a } and { $b } have 3 in that family, and { $b } takes the last action of the round.
    .coaster = Build the Crazy Caterpillar, value 1
    .water = Build The Logs, value 1
example-tie = A gourmand waits between { $a } and { $b }: 3 on one side, 3 on the other. { $b } takes the last action of the round.
    .end = End the turn
    .build = Build the Candy Floss, value 1
example-cheapskate = A cheapskate looks for the cheapest ticket: 4 at { $a }’s, 6 at { $b }’s and at { $c }’s. { $b } takes the last action of the round.
    .demolish = Demolish an attraction of value 3
    .end = End the turn
