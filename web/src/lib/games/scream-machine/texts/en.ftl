# Scream Machine — what the game's screen says. Reference: fr.ftl has exactly the same keys.
# “you” is said only if one person alone holds this device; else names.

# ==== the table ====

## The roof and the players
sm-round =
    .now = Round { $round } of { $rounds }
    .opening = The parks open
    .ending = End of round { $round } of { $rounds }
    .over = The game is over
sm-round-short =
    .now = Round { $round }/{ $rounds }
    .opening = Opening
    .ending = End { $round }/{ $rounds }
    .over = End
sm-invite = Invite
sm-welcomed = Visitors welcomed
sm-score = { $player }: { $visitors ->
        [one] { $visitors } visitor welcomed
       *[other] { $visitors } visitors welcomed
    }
sm-cards = { $number ->
        [one] { $number } poster
       *[other] { $number } posters
    }
sm-ticket = Ticket price
sm-first = goes first
sm-state-away = away
sm-state-yours = your turn
sm-state-plays = playing
sm-state-played = has played
sm-state-next = plays later
sm-state-chooses = choosing…
sm-state-ready = ready
sm-state-entered = { $number ->
        [0] nobody yet
        [one] +{ $number } entered
       *[other] +{ $number } entered
    }
sm-state-bot = bot
    .doing = bot · { $doing }
sm-total = Total
sm-me = me

## The offer, the hand, the options
sm-row = The builders’ offer
sm-pile = pile { $number }
sm-discards = discards { $number }
sm-tape = Empty until the turn ends
sm-poster = { $title }, { $family }, value { $value }, costs { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
sm-own = What is yours
sm-my-hand = My hand
sm-hand-only = { $number ->
        [one] { $number } poster, hidden from others
       *[other] { $number } posters, hidden from others
    }
sm-demolish-one = tap the attraction to demolish
sm-hand-empty = No posters left in hand. Plans draw one.
sm-park-empty = Nothing to demolish.
sm-options = Options: 1 action each, once a turn
sm-option-label = { $option }: { $text }, 1 action
    .used = { $option }: { $text }, already used this turn
sm-option-publicity = +1 visitor
    .key = P
sm-option-survey = see hidden visitors
    .key = S
sm-option-development = draw 1 poster
    .key = L
sm-option-demolition = remove 1 attraction
    .key = D
sm-option-novelties = swap 2 posters
    .key = N
sm-used = used
sm-actions = Actions
sm-my-actions = My actions
sm-pips = { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } of { $most }, { $spend } to spend
sm-remaining = { $actions ->
        [0] none will be left
        [one] { $actions } will be left
       *[other] { $actions } will be left
    }
sm-next-turn = on my next turn
sm-spent = { $spent ->
        [0] build for 3 or 4
        [one] { $spent } built
       *[other] { $spent } built
    }
    .publicity = 3 built, 1 publicity
sm-watching = You are watching. Hands are hidden; parks, offer and visitors are open.
sm-passing = This device goes from hand to hand. Hands are shown behind the curtain only.

## The matrix
sm-goal = Goal:
sm-matrix = Standings
sm-matrix-caption = Each park’s sum by family, and the ticket price
sm-leads = leads
sm-ties = tie

## The bar
sm-bar-turn = { $you ->
        [yes] Your turn
       *[no] { $player }’s turn
    }: tap a poster to build, or an option.
    .short = { $you ->
        [yes] Your turn
       *[no] { $player }’s turn
    }: a poster, or an option.
sm-bar-plays = { $player } is playing.
    .left = { $player } is playing: { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
    }
sm-bar-open = Open your park, { $player }: tap posters for 3 or 4 actions.
sm-bar-await = Still waiting for { $players }.
sm-bar-site = Opening with { $titles }: all 4 actions go into building.
    .more = Opening with { $titles }: { $cost ->
        [one] { $cost } action, it takes 3 or 4.
       *[other] { $cost } actions, it takes 3 or 4.
    }
    .publicity = Opening with { $titles }, publicity included: you start at 1 visitor.
sm-bar-build = Build { $title } for { $cost ->
        [one] { $cost } action?
       *[other] { $cost } actions?
    }
sm-bar-publicity = Publicity: one more visitor right away?
sm-bar-survey = Survey: look at the hidden visitors beside you? Cannot be undone.
sm-bar-development = Plans: draw a poster? Cannot be undone.
sm-bar-demolition = { $number ->
        [0] Demolition: tap the attraction to remove.
       *[other] Demolish { $titles }?
    }
sm-bar-novelties = { $number ->
        [0] Novelties: tap two posters in the offer.
        [1] Novelties: { $titles }, and one more poster.
       *[other] Replace { $titles }? Cannot be undone.
    }
sm-bar-end = { $actions ->
        [one] End the turn? { $actions } action will be lost.
       *[other] End the turn? { $actions } actions will be lost.
    }
sm-round-done = End of round { $round }.
sm-walked = { $at ->
        [one] { $at } visitor
       *[other] { $at } visitors
    } of { $all }
sm-visitor-word = visitor
sm-for-me = for me
sm-lost = { $number ->
        [one] lost
       *[other] lost
    }
sm-cancel = Cancel
sm-clear = Take all back
sm-undo = Take back
    .opening = Think again
sm-build = Build
    .end = Build and end my turn
    .cost = Build · { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
sm-keep = Keep this choice
sm-do-publicity = Advertise
    .end = Advertise and end my turn
sm-do-survey = Survey
    .end = Survey and end my turn
sm-do-development = Draw
    .end = Draw and end my turn
sm-do-demolition = Demolish
    .end = Demolish and end my turn
sm-do-novelties = Swap
    .end = Swap and end my turn
sm-end = End turn
    .short = End
sm-pause = Pause
sm-go-on = Go on
sm-show-all = Show all

## The log
sm-log-renewed = { $player } has { $out } taken down. Up go { $fresh }.
sm-log-opening = Opening
sm-log-round = Round { $round }
sm-log-ending = End of round { $round }

## For those who listen
sm-visitor-national = national
sm-visitor-local = between { $left } and { $right }
sm-visitor-hidden = Hidden visitor, { $place }
sm-visitor = { $kind }, { $place }{ $seen ->
        [yes] {", seen by me alone"}
       *[no] {""}
    }: { $side ->
        [you] would come to me
        [tied] would go nowhere, tie
       *[seat] would go to { $player }
    }
sm-visitor-then = { $now }; with this choice, { $side ->
        [you] to me
        [tied] nowhere, tie
       *[seat] to { $player }
    }
sm-compared = { $player } { $value }
sm-comparison = { $label }. { $parks }.
sm-park = { $you ->
        [yes] My park
       *[no] Park: { $player }
    }. { $empty ->
        [yes] Empty
       *[no] { $sums }
    }; ticket { $ticket }.
sm-choose = { $title }: { $cost } of { $actions ->
        [one] { $actions } action.
       *[other] { $actions } actions.
    }
sm-shift = { $family }: { $from }, then { $to }.
sm-shift-ticket = Ticket: { $from }, then { $to }.
sm-would-come = { $number ->
        [one] One visitor would come
       *[other] { $number } visitors would come
    } { $you ->
        [yes] to you.
       *[no] to { $player }.
    }
sm-would-leave = { $number ->
        [one] One visitor would be lost.
       *[other] { $number } visitors would be lost.
    }
sm-would-move = { $kind }: { $side ->
        [tied] tie.
       *[seat] to { $player }.
    }
sm-nobody-moves = No visitor would change parks.
sm-your-turn = Your turn. { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. Hand: { $cards ->
        [0] empty
       *[other] { $hand }
    }. { $winning ->
        [one] { $winning } visitor
       *[other] { $winning } visitors
    } of { $visitors } would come to you.
sm-actions-left = { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
    }
sm-standing = { $player }, { $visitors ->
        [one] { $visitors } visitor
       *[other] { $visitors } visitors
    }.

# ==== the pieces ====

sm-placed = placed
sm-my-park = My park
sm-me-short = Me
sm-empty-park = nothing built
sm-here-or-there = { $left } or { $right }
sm-square = Central square
    .note = national visitors: every park counts
    .short = Central square: every park
sm-entered = { $number ->
        [0] nobody yet
        [one] { $number } visitor came in
       *[other] { $number } visitors came in
    }
sm-locals = Visitors between { $left } and { $right }
sm-spread = { $place } ({ $number }): spread them out
sm-whole-ring = All parks
    .open = Map of the table: see all parks

# ==== the scenes ====

# The opening
sm-site = My secret site
sm-site-secret = Nobody sees this site before the curtains rise.
sm-site-back = Take back { $card }
sm-site-card =
    { $family }, value { $value }: { $cost ->
        [1] one action
        [2] two actions
       *[other] three actions
    }.
sm-site-tap = Tap to take it back.
sm-site-hint = 
    { $place ->
        [1] Tap a poster in your hand
       *[other] One more poster
    }
sm-ready = { $ready } of { $seats } ready
sm-gate-kept = choice kept
sm-gate-choosing = choosing…
sm-ad-visitor = +1 visitor for free
sm-ad-or = or build { $cards }
sm-curtains = Curtains!
sm-prices = What a poster costs
sm-price = { $cost } { $cost ->
        [one] action
       *[other] actions
    }
sm-prices-grey = Greyed out: not enough actions left. Tap one to see why.
sm-help-open = Open your park
sm-help-open-1 = Tap the posters to build: 3 or 4 actions in all.
sm-help-open-2 = With 3 actions the fourth pays for publicity: +1 visitor.
sm-help-open-3 = When all have chosen: three, two, one, curtains!

# The end of a round
sm-continue = Continue
sm-at = 
    { $you ->
        [yes] to your park
       *[no] to { $player }’s park
    }
sm-in = 
    { $you ->
        [yes] in your park
       *[no] in { $player }’s park
    }
sm-walk-ticket = ticket
sm-park-value = { $player } { $value }
sm-enters = { $visitor } goes { $to }: { $what } { $value }, against { $next } at best elsewhere.
sm-enters-local = { $visitor } goes { $to }: { $what } { $value } against { $next } { $there }.
sm-finds-equal = { $visitor } stays: { $what }, { $standings }.
sm-finds-nothing = { $visitor } stays: no park has what they are looking for.
sm-stays = stays: { $value } = { $value }
sm-stays-put = Still waiting:
sm-stays-who = { $visitor } ({ $what }: { $standings }).
sm-tallies = Visitors this round
sm-before = { $number } before
sm-where-to = Where does { $visitor } go?
sm-duel = 
    { $local ->
        [yes] local, between { $left } and { $right }
       *[no] national, all parks count
    }: { $stays ->
        [yes] stays
       *[no] enters { $you ->
            [yes] your park
           *[no] { $player }’s park
        }
    }
sm-turning = The hidden visitors show themselves
sm-round-over = End of round { $round }
sm-round-entered = 
    { $entered ->
        [0] Nobody entered
        [1] One visitor entered
       *[other] { $entered } visitors entered
    }, { $stays ->
        [0] nobody is waiting
        [1] one is still waiting
       *[other] { $stays } are still waiting
    }.

# The end of the season
sm-end-title = Full house for { $names }!
sm-end-ahead = 
    { $visitors ->
        [one] { $visitors } visitor
       *[other] { $visitors } visitors
    } this season, { $ahead ->
        [1] one more
       *[other] { $ahead } more
    } than { $other }.
sm-end-families = 
    { $visitors ->
        [one] { $visitors } visitor
       *[other] { $visitors } visitors
    }, like { $other }, but { $families ->
        [one] { $families } family
       *[other] { $families } different families
    } against { $fewer } ({ $rule }).
sm-end-shared = 
    { $visitors ->
        [one] { $visitors } visitor
       *[other] { $visitors } visitors
    } and { $families ->
        [one] { $families } family
       *[other] { $families } families
    } { $winners ->
        [2] on both sides
       *[other] for each park
    }: a shared victory ({ $rule }).
sm-player = Park
sm-families = Families
sm-visitors = Visitors
sm-season = The season
sm-season-label = Visitors of each park, from the opening to the last round
sm-season-opening = open.
sm-by-round = Round by round
sm-round-label =
    { $round ->
        [0] Opening
       *[other] Round { $round }
    }
