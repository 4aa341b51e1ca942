# Toc toc toc — what the game’s screen says. The reference is fr.ftl: same keys, same order.
# “you” is only said where one person holds this device; otherwise, names.

tt-round = Turn { $round } · pile { $pile }
tt-player = Player
tt-colon = { $word }:
tt-quote = “{ $line }”
tt-guests = { $number ->
        [one] { $type_one }
       *[other] { $number } { $type_plural }
    }

## The players
tt-finished = The party is over
tt-state-you = you
tt-state-knocks = knocks
tt-state-answers = answers
tt-state-chooses = chooses
tt-state-plays = plays
tt-state-opened = opened
tt-state-refused = did not open
tt-state-online = online
tt-state-away = away
tt-state-here = here
tt-state-bot = bot, { $level }
tt-breakdown = If the party ended now
    .of = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The cards
tt-role-normal = normal
tt-role-brute = brute
tt-role-musician = musician
tt-role-vamp = vamp
tt-role-child = never stays
tt-role-taxi = hearse
tt-role-scarecrow = 3 points
tt-card-unknown = unknown card
tt-card-at-door = card at a door
tt-hand = Your hand
tt-hand-card = { $name }. { $card_text }
tt-hand-empty = No cards left in hand: others may still knock at your door.
tt-pile = Pile
tt-pile-yours = You will get this one.
tt-pile-label = Pile: { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }. On top: { $card }.
tt-pile-empty = The pile is empty.

## The house
tt-your-house = Your place
tt-house-of = { $you ->
        [yes] Your place
       *[no] At { $player }’s
    }
tt-knock-at = Knock at { $player }’s. { $house }
tt-own = What is yours
tt-own-party = Your place: { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tt-goal = Goal:
tt-on-top = Next draw: { $card }
tt-watching = You are watching the party. Hands are hidden; the top of the pile is open to all.
tt-passing = This device goes from hand to hand. Hands are shown behind the curtain only.

## Knocking
tt-bar-turn = Your turn, { $player }.
tt-bar-knock = { $card } knocks at { $door }’s?
tt-bar-sent = Knock knock knock…
tt-take-back = Take back
tt-confirm = Confirm
tt-first-offer = First choose a card and a door.
tt-first-answer = First tap a door.
tt-first-take-guest = First choose a guest.
tt-first-choose-type = First choose a type.
tt-say-something = Say…
tt-say-hint = One line or one face, no more. Everybody hears it, and it binds you to nothing.
tt-if-opens = { $player } opens:
tt-if-refuses = { $player } does not open:
tt-effect-joins = { $host_you ->
        [yes] one more guest at your place, { $gain }.
       *[no] one more guest at { $host }’s, { $gain }.
    }
tt-effect-nothing = { $host_you ->
        [yes] nothing happens at your place.
       *[no] nothing happens at { $host }’s.
    }
tt-effect-choice = { $rival_you ->
        [yes] you choose who leaves.
       *[no] { $rival } chooses who leaves.
    }
tt-effect-moves = { $guests } { $number ->
        [one] goes
       *[other] go
    } { $rival_you ->
        [yes] to your place.
       *[no] to { $rival }’s.
    }
tt-effect-leaves = { $guests } { $number ->
        [one] leaves
       *[other] leave
    } { $host_you ->
        [yes] you by taxi.
       *[no] { $host } by taxi.
    }

## Knock knock knock
tt-knock-1 = Knock…
tt-knock-2 = knock…
tt-knock-3 = knock!
tt-knocks = { $you ->
        [yes] { $offerer } knocks at your door.
       *[no] { $offerer } knocks at { $keeper }’s.
    }
tt-then-open = { $you ->
        [yes] The card acts at your place; { $offerer } is the rival.
       *[no] The card acts at { $keeper }’s; { $offerer } is the rival.
    }
tt-then-refuse = { $you ->
        [yes] It acts at { $offerer }’s; the rival is you.
       *[no] It acts at { $offerer }’s; the rival is { $keeper }.
    }
tt-one-of = { $cards ->
        [one] The last card
       *[other] One of the { $cards } cards
    } { $offerer } holds
tt-key-open = O
tt-key-refuse = N
tt-bar-answer = { $keeper }, will you open to { $offerer }?
    .hint = Tap a door, then confirm.
    .open = The door is about to open.
    .refuse = The door stays shut.

## The card comes to light
tt-step-opens = { $player } opens
tt-step-refuses = { $player } does not open
tt-step-chooses = { $player } chooses
tt-step-draws = { $player } draws
tt-it-was = It was
tt-was-monster = a monster!
tt-was-ghost = a ghost!
tt-was-vampire = a vampire!
tt-was-brute = a brute!
tt-was-musician = a musician!
tt-was-vamp = a vamp!
tt-was-child = a child!
tt-was-taxi = a taxi!
tt-was-scarecrow = a scarecrow!
tt-bar-opened = { $keeper } opened.
    .refused = { $keeper } did not open.
tt-bar-take = { $player }, which guest comes with you?
    .monster = { $player }, which monster comes with you?
    .ghost = { $player }, which ghost comes with you?
    .vampire = { $player }, which vampire comes with you?
tt-bar-send = { $player }, who leaves?
tt-tiles = { $you ->
        [yes] Your choice
       *[no] { $player }’s choice
    }
tt-tile-normal = { $number ->
        [one] The only one at { $host }’s.
       *[other] There are { $number }.
    }
tt-tile-brute = { $you ->
        [yes] Will guard your { $type_plural }.
       *[no] Will guard the { $type_plural }.
    }
tt-tile-musician = { $you ->
        [yes] Will double your { $type_plural }.
       *[no] Will double the { $type_plural }.
    }
tt-tile-child = { $number ->
        [one] { $you ->
            [yes] Flees to your place.
           *[no] Flees to { $rival }’s.
        }
       *[other] { $you ->
            [yes] Flee to your place.
           *[no] Flee to { $rival }’s.
        }
    }
tt-tile-taxi = { $number ->
        [one] Goes home by taxi.
       *[other] Go home by taxi.
    }
tt-tile-points = { $gained ->
        [0] { $host_you ->
            [yes] You { $loss }
           *[no] { $host } { $loss }
        }
       *[other] { $you ->
            [yes] You { $gain }, { $host } { $loss }
           *[no] { $rival } { $gain }, { $host_you ->
                [yes] you { $loss }
               *[no] { $host } { $loss }
            }
        }
    }
tt-invite-normal = Invite { $type_one }
tt-invite-brute = Invite the brute
tt-invite-musician = Invite the musician
tt-send-child = Scare off the { $type_plural }
tt-send-taxi = Send the { $type_plural } home
tt-rule = Rule
tt-delta-title = { $you ->
        [yes] If this is your choice
       *[no] After this choice
    }
tt-delta = { $types }: { $before }, then { $after }{ $guarded ->
        [yes] , guarded
       *[no] {""}
    }{ $doubled ->
        [yes] , doubled
       *[no] {""}
    }. Total { $points }, then { $then }.

## The memory
tt-memory = Memory
tt-memory-title = { $you ->
        [yes] What you know
       *[no] What everyone knows
    }
tt-memory-off = The street does not remember in this game: everyone relies on their own memory.
tt-hand-of = { $player }: { $seen ->
        [0] no card seen
        [one] { $seen } card seen
       *[other] { $seen } cards seen
    }, { $unknown ->
        [0] none unknown
       *[other] { $unknown } unknown
    }.
tt-if-you-open = { $you ->
        [yes] If you open to…
       *[no] If the door opens to…
    }
tt-never-seen = { $number ->
        [0] No card left unseen
        [one] Never seen: { $number } card
       *[other] Never seen: { $number } cards
    }
tt-next-draw = { $you ->
        [yes] Then you will draw { $card_one }.
       *[no] Then { $player } will draw { $card_one }.
    } { $rest ->
        [0] It is the last card.
       *[other] { $rest } will remain.
    }

## The log
tt-log-turn = Turn { $turn }
tt-log-start = The party begins

## The end
tt-end-title = { $number ->
        [one] { $names } wins the night!
       *[other] { $names } win the night!
    }
tt-end-ahead = {""}, against { $behind } at { $second }’s, after { $turns } turns.
tt-end-turns = {""}, after { $turns } turns.
tt-total = Total
tt-doubled = { $guests } × 2 =
tt-bar-again = One more?
    .hint = Same seats, new deal.
    .watch = The party is over.
tt-evening = The evening as a curve
tt-evening-label = Everybody’s points, turn by turn
tt-evening-tab = Evening
tt-turning-points = Turning points
tt-turn-number = turn { $turn }
    .capital = Turn { $turn }
