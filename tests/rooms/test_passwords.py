"""Passwords: worked out beside everything else, a few at a time, and never held against the wrong one."""

from __future__ import annotations

import asyncio
import time

import pytest

from lycaon.game.ask import Refused
from lycaon.rooms import commands as do
from lycaon.rooms import passwords
from lycaon.rooms.desk import Desk
from lycaon.rooms.passwords import AT_ONCE, LONGEST_PASSWORD, MOST_WAITING, Passwords
from lycaon.rooms.store import MemoryStore
from tests.rooms.unsure import Clock, Counting

SESAME, MOON = "open sesame", "窗前明月光"


def desk() -> Desk:
    return Desk(MemoryStore(Clock()), luck=Counting(), codes=lambda: "TEST")


async def test_a_password_lets_in_who_knows_it() -> None:
    here = desk()
    await here.open("remote", "en", "Ann", password=SESAME)
    for wrong in (None, "", "open sesam", SESAME.upper(), "x" * (LONGEST_PASSWORD + 1), "\ud800"):
        with pytest.raises(Refused, match="wrong_password"):
            await here.enter("TEST", "Bob", password=wrong)
    await here.enter("TEST", "Bob", password=SESAME)
    await here.command("TEST", 1, "a", do.SetPassword(MOON))
    with pytest.raises(Refused, match="wrong_password"):
        await here.enter("TEST", "Cem", password=SESAME)
    await here.enter("TEST", "Cem", password=MOON)
    await here.command("TEST", 1, "b", do.SetPassword(None))
    await here.enter("TEST", "Dee")
    for bad in ("", "x" * (LONGEST_PASSWORD + 1)):
        with pytest.raises(Refused, match="bad_command"):
            await here.command("TEST", 1, "c", do.SetPassword(bad))
        with pytest.raises(Refused, match="bad_command"):
            await here.open("remote", "en", "Ann", password=bad)


@pytest.mark.parametrize(("tried", "lets_in"), [(MOON, True), (SESAME, False)])
async def test_a_password_that_is_set_while_another_is_tried_is_the_one_that_counts(
    monkeypatch: pytest.MonkeyPatch, tried: str, *, lets_in: bool
) -> None:
    here = desk()
    await here.open("remote", "en", "Ann", password=SESAME)
    works_out = Passwords.tried

    async def meanwhile(worker: Passwords, password: str | None, kept: str | None) -> str | None:
        monkeypatch.setattr(Passwords, "tried", works_out)
        found = await worker.tried(password, kept)
        await here.command("TEST", 1, "a", do.SetPassword(MOON))
        return found

    monkeypatch.setattr(Passwords, "tried", meanwhile)
    if lets_in:
        assert (await here.enter("TEST", "Bob", password=tried)).person == 2
    else:
        with pytest.raises(Refused, match="wrong_password"):
            await here.enter("TEST", "Bob", password=tried)


async def test_so_many_are_worked_out_at_a_time_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    busy, most = 0, 0

    def slowly(password: str, salt: bytes) -> str:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        time.sleep(0.005)
        busy -= 1
        return f"{salt.hex()}${password}"

    monkeypatch.setattr(passwords, "_kept", slowly)
    worker = Passwords()
    came = await asyncio.gather(
        *(worker.kept(f"p{number}", b"salt") for number in range(MOST_WAITING + 9)), return_exceptions=True
    )
    refused = [one for one in came if isinstance(one, Refused)]
    assert {one.code for one in refused} == {"busy"}
    assert len(refused) == 9
    assert came[:MOST_WAITING] == [f"{b'salt'.hex()}$p{number}" for number in range(MOST_WAITING)]
    assert most <= AT_ONCE
    assert await worker.kept("again", b"salt")


async def test_a_room_goes_on_while_passwords_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    here = desk()
    await here.open("remote", "en", "Ann", password=SESAME)
    let = asyncio.Event()
    loop = asyncio.get_running_loop()

    def waits(password: str, salt: bytes) -> str:
        asyncio.run_coroutine_threadsafe(let.wait(), loop).result(5)
        return f"{salt.hex()}$wrong {password}"

    monkeypatch.setattr(passwords, "_kept", waits)
    trying = [asyncio.create_task(here.enter("TEST", "Bob", password="x")) for _ in range(10)]  # noqa: S106
    await asyncio.sleep(0.01)
    await asyncio.wait_for(here.command("TEST", 1, "ready", do.Ready()), 2)  # it waits for none of them
    let.set()
    for one in await asyncio.gather(*trying, return_exceptions=True):
        assert isinstance(one, Refused)
        assert one.code == "wrong_password"
