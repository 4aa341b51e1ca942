### Dice Theme Park — what the game’s screen says. Reference: fr.ftl has exactly the same keys.

## The sign
dp-phases = The six phases
dp-phase-planning = Plan
dp-phase-welcome = Welcome
dp-phase-expansion = Build
dp-phase-improvement = Improve
dp-phase-activation = Activate
dp-phase-maintenance = Maintain
dp-round = Round { $round }
dp-round-of = Round { $round } of { $rounds }
    .brief = Round { $round }/{ $rounds }
dp-over = Game over
dp-invite = Invite
dp-log-new = New monorails, new attractions.
dp-passing = Your park lies open.

## The goal of the phase
dp-goal = Goal:
dp-goal-opening = keep one attraction and place it at the edge of your park.
    .brief = a first attraction, then its space.
dp-goal-administrator = a rule of your own for the whole game: choose the one you like.
    .brief = a rule of your own, all game long.
dp-goal-skill = what your mascot will know how to do, once a round in phase 5.
    .brief = what your mascot will know how to do.
dp-goal-hand = twelve staff cards for five rounds, leave out the others.
    .brief = twelve cards for five rounds.
dp-goal-planning = a small sum is served first; a large one brings more money.
    .brief = a small sum goes first.
dp-goal-planning-alone = a small sum leaves the rival nothing; a large one brings more money.
    .brief = a small sum leaves the rival nothing.
dp-goal-welcome = bring to the Entrance the visitors your attractions lack.
    .brief = visitors for your attractions.
dp-goal-expansion = one attraction at most. Its space decides the paths.
    .brief = an attraction, then its space.
dp-goal-improvement = equip the attractions you will activate often.
    .brief = equip what you activate often.
dp-goal-activation = activate; dice of the group lose 1, one of them moves on.
    .brief = activate; each die of the group loses 1.
dp-goal-maintenance = the stars come in. Dice on 1 go home.
    .brief = the stars come in.

## The players
dp-state-opening = chooses
dp-state-planning = chooses
dp-state-welcome = welcomes
dp-state-expansion = builds
dp-state-improvement = improves
dp-state-activation = activates
dp-state-maintenance = maintains
dp-state-kept = ready
dp-state-finished = has finished
dp-state-away = away
dp-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
dp-dollars = ${ $money }
dp-plus-money = +${ $money }
dp-on-the-way = +{ $stars } on the way
dp-player = { $player }: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, ${ $money }. { $state }
dp-park-of = Park: { $player }

## The park
dp-letter-blue = B
dp-letter-green = G
dp-letter-yellow = Y
dp-want-blue = a blue die
    .any = a blue die
    .odd = an odd blue die
    .even = an even blue die
    .low = a blue die from 1 to 3
    .high = a blue die from 3 to 6
dp-want-green = a green die
    .any = a green die
    .odd = an odd green die
    .even = an even green die
    .low = a green die from 1 to 3
    .high = a green die from 3 to 6
dp-want-yellow = a yellow die
    .any = a yellow die
    .odd = an odd yellow die
    .even = an even yellow die
    .low = a yellow die from 1 to 3
    .high = a yellow die from 3 to 6
dp-want-grey = a die
    .any = a die
    .odd = an odd die
    .even = an even die
    .low = a die from 1 to 3
    .high = a die from 3 to 6
dp-want-more = another
    .second = another
    .third = a third
dp-wants-two = two dice
    .any = two dice
    .odd = two odd dice
    .even = two even dice
    .low = two dice from 1 to 3
    .high = two dice from 3 to 6
dp-wants-lower = { $one } lower than { $other }
dp-wants-equal = the same value on { $dice }
dp-wants-run = dice in a run: { $dice }
dp-wants-marked = { $wants }; the first may be re-rolled instead of lowered
dp-vips = VIP: { $dice }.
dp-nobody = nobody
dp-hex = { $name }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }. Asks for { $wants }. There now: { $dice }. { $free ->
        [0] No activation left.
        [one] One activation left.
       *[other] { $free } activations left.
    }
dp-site = Free space { $hex }, touches { $number ->
        [one] { $number } attraction
       *[other] { $number } attractions
    }
dp-site-far = Space { $hex }, too far
dp-touches = touches { $number }

## Planning
dp-monorails = Monorails
dp-in-phase = phase { $number }
dp-to-build = To build
dp-my-staff = My staff
dp-choose-two = choose two
dp-hand-hidden = The cards are hidden.
dp-train = Monorail { $number }: { $dice }
dp-train-fits = Monorail { $number }: { $dice }. Helps: { $fits }.
dp-train-taken = Monorail { $number }, taken: { $player }
dp-nowhere = no attraction
dp-staff-label = { $name }, value { $value }, ${ $income }. { $does }{ $number ->
        [one] { "" }
       *[other] . Two in hand
    }
dp-does-receptionist = Phase 6: saves a die on 1
    .brief = saves a die on 1
dp-does-guard = Phase 2: +2 on dice that arrive
    .brief = +2 on arrivals
dp-does-guide = Phase 5: a die goes anywhere
    .brief = a die anywhere
dp-does-mascot = Recruit −$2, one more adjustment
    .brief = adjusts once more
dp-does-architect = Phase 4: $1 off facilities
    .brief = facilities −$1
dp-does-director = Phase 5: one more activation
    .brief = one more activation
dp-does-engineer = Phase 4: one more installation
    .brief = one more installation
dp-does-consultant = Rich, then leaves the game
    .brief = will leave the game
dp-does-escort = Phase 2: a new die becomes a VIP
    .brief = a VIP on arrival
dp-outlook = What these cards would bring
dp-sum = Sum
dp-income = Income
dp-cards = Cards
dp-order = Turn order
dp-order-brick = a brick = a pair another could play
dp-order-said = With { $sum }, { $before ->
        [one] { $before } pair of { $pairs } comes first.
       *[other] { $before } pairs of { $pairs } come first.
    }

## Welcome
dp-on-board = On board
dp-on-board-why = who waits for whom, how many steps
dp-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
dp-pick-train = Tap a monorail: its visitors and their places appear here.
dp-watch-trains = Each welcomes one monorail, in turn order.
dp-possible-steps = Possible steps

## Expansion
dp-discards = The discards
dp-all-built = All are built.
dp-tile-label = { $name }, ${ $cost }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }. Asks for { $wants }. { $bonus }
dp-bonus-0 = No bonus.
dp-bonus-2 = turn a die to any value
dp-bonus-3 = a die from the bag, on 4
dp-bonus-4 = a free attraction from the discards
dp-mascot = Mascot
dp-mascot-does = adjusts or colours a die
dp-recruit-label = Recruit a mascot, ${ $price }
dp-purse = Purse
dp-nth-of-park = no. { $number } in the park
dp-will-give = Will give
dp-per-activation = each activation
dp-per-round = each round
dp-pick-tile = Tap an attraction, then its space; or recruit a mascot.
dp-skills = Skills
dp-skills-with = for the price of a mascot, who comes with it
dp-pick-first = Tap an attraction, then its space: the first one is free.
dp-pick-card = Tap a card, then confirm.
dp-watch-market = Everybody builds in turn.
dp-one-of-two = Keep one

## Improvement
dp-fit = Fit out
dp-fit-left = { $number } left
dp-does-kiosk = $2 each activation
dp-does-effects = 2 more stars
dp-does-generator = one more activation
dp-innovate = Innovate
dp-does-cable-car = +$1 a ride
dp-does-photo-stand = one colour is free
dp-does-statue = stars every round
dp-uproot = Move
dp-plan = A plan
dp-plan-does = one a round
dp-take-back = Take back
dp-my-works = My facilities
dp-no-works = Nothing yet: tap a facility, then an attraction.

## Activation
dp-plans = Plans
    .key = P
dp-plans-do = a die, one space
dp-plans-label = Plans ready: { $number }. A die goes to an adjacent attraction.
dp-mascots = Mascots
    .key = M
dp-mascots-do = ±1 or colour
dp-mascots-label = Mascots ready: { $number }. ±1 on a die, or its colour.
dp-guide = Guide
    .key = G
dp-my-chain = My chain
dp-tap-back = tap: go back
dp-no-chain = Tap an attraction with a golden plate.
dp-this-phase = This phase
dp-back-to = Back to just before: { $name }
dp-ticket-plan = Plan
dp-ticket-guide = Guide
dp-ticket-mascot = Mascot
dp-ticket-gamble = Re-roll
dp-ticket-innovated = Innovation
dp-ticket-relocated = Moved
dp-ticket-bought = Plan
dp-ticket-installed = Facility
dp-ticket-dismantled = Taken back
dp-ticket-activated = Activation
dp-gamble-does = re-rolls a die
dp-of-these = { $statues ->
        [0] VIPs { $vips } of these
       *[other] { $vips ->
            [0] statues { $statues } of these
           *[other] statues { $statues }, VIPs { $vips } of these
        }
    }
dp-brought = Phase: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, ${ $money }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
dp-who-leaves = Who leaves
dp-which-die = Which die?
dp-choices = Choices
dp-key-cash = Take the money
dp-key-cheer = Take the stars
dp-key-hurry = −2
dp-key-tint = colour
dp-key-with = with
dp-key-spare = spare
dp-key-flip = flip
dp-key-reroll = re-roll
dp-key-roll = re-roll
dp-key-honour = VIP
dp-key-mean-vip = Dice alike: the VIP
dp-key-mean-other = Dice alike: not the VIP

## Objectives
dp-objective = Objective R{ $round }
dp-objective-of = { $player }: { $number }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
dp-objectives = Objectives
dp-staff-of-round = Staff of the round:

## The bar
dp-waiting = Please wait.
dp-awaited = Waiting for { $players }.
dp-well-played = Well played!
dp-ask-plan = { $number ->
        [2] Two cards.
       *[other] One more card.
    }
    .more = Their sum decides the order, their money the income.
dp-ask-planned = { $staff }:
    .more = sum { $sum }, ${ $money } in the purse.
dp-ask-train = Which monorail?
    .more = { $number } left.
dp-ask-build = What to build?
    .more = An attraction, a mascot, or nothing.
dp-ask-no-build = Nothing more.
    .more = Pass.
dp-ask-recruit = A mascot?
    .more = It adjusts a die each round.
dp-ask-where = { $name }:
    .more = tap a lit space.
dp-ask-here = { $name } here?
    .more = Tap another space, or confirm.
dp-ask-keep = Which one to keep?
    .more = The others do not see it yet.
dp-ask-improve = What to add?
    .more = A facility, a plan, or finish.
dp-ask-fit = { $name }:
    .more = tap a lit attraction.
dp-ask-replant = { $name }:
    .more = tap its new attraction; the price is the difference.
dp-ask-operate = Which attraction?
    .more = A golden plate: it can be activated.
dp-ask-trial = A trial:
    .more = nothing is played before Keep, nobody sees it.
dp-ask-which = Which die?
    .more = Several wait here.
dp-ask-guide = The guide:
    .more = tap the attraction of the die that leaves.
dp-ask-map = A plan:
    .more = tap the attraction of the die that leaves.
dp-ask-gamble = Don Hazard:
    .more = tap the attraction of the die to re-roll.
dp-ask-send = Where does the { $die } go?
    .more = Tap a lit attraction.
dp-ask-wave = All go home.
    .more = Nobody from the group stays.
dp-do-plan = Keep these two cards
dp-do-welcome = Welcome { $values }
dp-do-welcome-one = Welcome
dp-do-build = Build, ${ $money }
dp-do-build-one = Build
dp-do-recruit = Recruit, ${ $money }
dp-do-confirm = Confirm
dp-cancel = Cancel
dp-undo = Undo
dp-try = Try out
dp-throw = Discard
dp-keep-trial = Keep
dp-go-on = Go on
dp-skip = Skip
dp-revealing = The cards are turned up.
dp-scoring = The stars are counted.

## What an attraction asks for
dp-asks-more = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } each activation{ $income ->
        [0] { "" }
       *[other] , ${ $income } each round
    }{ $slots ->
        [0] { "" }
        [one] , one slot at ${ $price }
       *[other] , { $slots } slots at ${ $price }
    }.
dp-asks-rule = Rule DP-91
    .clause = DP-91

## The end
dp-round-told = Round { $round } is over.
dp-round-over = End of round { $round }
dp-now = { $stars } in all
dp-kiosks = Kiosks
dp-nothing-scored = nothing this round
dp-retires = { $staff } leaves the game
dp-they-left = Went home:
    .aside = Set aside:
dp-source-attractions = Attractions
dp-source-effects = Effects
dp-source-skills = Skills
dp-source-administrator = Administrator
dp-source-statues = Statues
dp-source-vips = VIPs
dp-source-objectives = Objectives
dp-source-money = Money
dp-end-title = { $number ->
        [one] { $players } wins
       *[other] { $players } win
    }
dp-end-ahead = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, { $ahead } more than { $player }
dp-end-tie = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, tie broken by { $rule }
dp-race = The race
dp-foot = R{ $round }
dp-foot-end = End
dp-finest = Finest chain
dp-finest-of = { $player }, round { $round }

## Alone
dp-alone-normal = Solo, normal side
dp-alone-difficult = Solo, difficult side
dp-quest = The target and the rival
dp-target = Target
dp-lacking = { $stars } more needed
    .brief = { $stars } to go
dp-lacking-none = Beaten
dp-aim-of = R{ $round } · { $letter }
dp-aim-met = met
dp-aim-missed = missed: +{ $red } +{ $track }
dp-aim-else = else +{ $red } +{ $track }
dp-aim-far = { $wanted ->
        [0] { $number ->
            [0] none
           *[other] { $number } too many
        }
       *[other] { $number } of { $wanted }
    }
dp-aim-none = R{ $round }: nothing to prove
dp-track-once = Two objectives missed in one round: each card counts, the track only once.
dp-the-rival = the rival
dp-rival-deck = { $number ->
        [one] The rival: { $number } card
       *[other] The rival: { $number } cards
    }
dp-aside = { $number ->
        [0] No die set aside
        [one] { $number } die set aside
       *[other] { $number } dice set aside
    }
dp-staff-spent = { $number ->
        [0] All staff still there
        [one] { $number } staff card used up
       *[other] { $number } staff cards used up
    }
dp-risks = The rival
dp-risks-brick = dark: its cards that would come first, by sum
dp-risks-said = With { $sum }, { $before } of { $deck } of the rival’s cards would come first.
dp-duel = My sum against the rival’s initiative
dp-my-sum = My sum
dp-initiative = Initiative
dp-marks = Places the card marks
dp-place-monorail = M
dp-place-tile = A
dp-place-skill = S
dp-the-monorail = monorail { $number }
dp-duel-first = You come first.
    .more = The card is worth { $value }, more than your sum of { $sum }: the rival takes nothing.
dp-duel-taken = The rival helps itself.
    .more = The card is worth { $value }, not more than your sum of { $sum }: it takes { $things }, for this round.
dp-duel-nothing = The rival comes first.
    .more = The card is worth { $value }, your sum is { $sum }; there is nothing where it looks.
dp-duel-then = Welcome visitors, then expand with what is left.
dp-duel-open = The card is worth { $value }, your sum is { $sum }: lower it, or keep it.
dp-train-denied = Monorail { $number }: taken by the rival
dp-denied = { $name }: taken by the rival for this round
    .clause = DP-203
dp-dismissed = Leave the game:
dp-target-rose = The target rises by { $number }, to { $target }.
dp-target-stays = The target stays at { $target }.
dp-target-beaten = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, the target was { $target }.
dp-target-missed = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }; { $target } had to be beaten.
dp-alone-won = Target beaten!
dp-alone-lost = Target missed

## Short names
dp-short-entrance = Entrance
dp-short-haunted-forest = Forest
dp-short-ferris-wheel = Wheel
dp-short-wild-river = River
dp-short-duck-pond = Pond
dp-short-log-flume = Flume
dp-short-pirate-swing = Pirates
dp-short-sea-lion-show = Sea lions
dp-short-ice-cream-pier = Ice cream
dp-short-ghost-train = Train
dp-short-puppet-theatre = Puppets
dp-short-mini-golf = Golf
dp-short-orchard = Orchard
dp-short-jump-tower = Tower
dp-short-speedster = Speedster
dp-short-carousel = Carousel
dp-short-bumper-boats = Boats
dp-short-mummy-tomb = Mummy
dp-short-magic-show = Magic
dp-short-helter-skelter = Slide
dp-short-pop-shop = Pop Shop
dp-short-burger-bar = Burgers
dp-short-shooting-gallery = Shooting
dp-short-gift-gallery = Gifts
dp-short-white-water = Rapids
dp-short-shark-tunnel = Sharks
dp-short-kraken-coaster = Kraken
dp-short-water-gala = Gala
dp-short-farm-kitchen = Farm
dp-short-vampire-castle = Castle
dp-short-goblin-hall = Goblins
dp-short-enchanted-garden = Garden
dp-short-sky-wheel = Sky wheel
dp-short-grand-circus = Circus
dp-short-comet-loop = Comet
dp-short-laser-arena = Laser
dp-short-grand-bazaar = Bazaar
dp-short-toy-emporium = Toys
dp-short-lagoon-terrace = Lagoon
dp-short-food-market = Market
dp-short-bubble-lab = Bubbles
dp-short-upside-down-house = House
dp-short-rocket-sled = Sled
dp-short-time-whirlpool = Whirlpool
dp-short-mad-laboratory = Mad lab
dp-short-chance-coaster = Chance
