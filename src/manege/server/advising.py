"""Advising — what a good bot would do, and why a bot did what it did; nobody waits for either."""

from __future__ import annotations

import time
from typing import Any, cast

from manege.bots import usual_bot
from manege.kernel.hints import openly, secret
from manege.kernel.match import Match
from manege.server import telling, wire
from manege.server.bots import BotFailed
from manege.server.listening import Listener, written
from manege.server.room import Room
from manege.server.thinking import Answer, Question, Sentence
from manege.server.trouble import Trouble


async def hint(room: Room, asker: Listener, wish: wire.Hint) -> None:
    """On what that seat may know."""
    match, turn = room.playing(), room.seq
    room.check_hand(asker, wish.seat)
    decision = match.table.decision_of(wish.seat)
    if decision is None or not decision.awaited:
        raise Trouble("hint.not-asked")
    adviser = usual_bot(match.game)
    advice = await thought(room, room.question(adviser, wish.seat))
    assert advice.code is not None
    about = "" if room.keeper is None else room.keeper.notes.about(match.table, advice.code) or ""
    look, look_facts = worded(match, about, advice.look)
    reason, facts = worded(match, about, advice.why)
    asker.tell(
        written(wire.Advice(wish.id, wish.seat, turn, advice.code, look, look_facts, reason, facts))
    )


async def explain(room: Room, asker: Listener, wish: wire.Explain) -> None:
    """Out of what everybody knows: neither the reason nor what was rejected tells any more."""
    match = room.playing()
    if not 0 < wish.chapter <= len(match.actions):
        raise Trouble("explain.none")
    action = match.actions[wish.chapter - 1]
    bot = action.seat < match.seats and room.record.seats[action.seat].kind == "bot"
    if not bot or match.game.hints is None or room.keeper is not None:
        raise Trouble("explain.none")
    if (shown := secret(match.game, action.code)) is not None:
        later = match.told(None, wish.chapter)
        if shown not in [event["event"] for event in later]:
            raise Trouble("explain.secret")
    past = match.fork(wish.chapter - 1)
    options = openly(match.game, past.table, action.seat, action.code, room.chance())
    view = {**cast(dict[str, Any], telling.view(past, None)), "options": options}
    question = Question(match.game.key, "", 0, wish.chapter, action.seat, view, played=action.code)
    answer = await thought(room, question)
    reason, facts = worded(match, "", answer.why)
    instead, instead_facts = worded(match, "", answer.why_not)
    cost, cost_facts = worded(match, "", answer.cost)
    asker.tell(
        written(
            wire.Explained(
                wish.id,
                wish.chapter,
                action.seat,
                action.code,
                reason,
                facts,
                answer.instead,
                instead,
                instead_facts,
                cost,
                cost_facts,
            )
        )
    )


async def thought(room: Room, question: Question) -> Answer:
    if not room.hints.take(time.monotonic()):
        raise Trouble("too-fast")
    try:
        return await room.house.thinkers.advice(question)
    except BotFailed:
        raise Trouble("hint.none") from None


def worded(match: Match, about: str, sentence: Sentence) -> tuple[str, dict[str, str | int]]:
    return telling.reason(match, about, sentence.key, sentence.facts)
