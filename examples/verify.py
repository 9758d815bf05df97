#!/usr/bin/env python3
"""Checks the dice of a journal without Vatra. Python 3.8 or newer, nothing to install; docs/fairness.md is the text of it.

    python3 examples/verify.py game.json            says what does not hold
    python3 examples/verify.py game.json --list     and prints every outcome

Exit codes, as of "vatra replay --verify": 0 all holds, 1 something does not, 2 this is no journal.
It knows no rules of a game: whether answers were legal, and what number 3 of 8 is called, only the rules can say.
"""
import hashlib
import hmac
import json
import re
import sys

KINDS = ("say", "chance", "withdraw", "aside", "undo", "base")
ENTROPY = re.compile(r"(?:[0-9a-f]{2}){16,64}")


def kept(party):
    """True when a party opened what it committed to."""
    opened = party.get("opened")
    if not isinstance(opened, str) or not ENTROPY.fullmatch(opened):
        return False
    return hashlib.sha256(b"vatra promise " + bytes.fromhex(opened)).hexdigest() == party["hash"]


def outcome(key, i, of):
    """Outcome number i among `of` equally likely ones."""
    limit = 2**32 // of * of  # words from here on are rejected: they would favour small outcomes
    block = 0
    while True:
        digest = hmac.new(key, f"{i}/{block}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < limit:
                return word % of
        block += 1


def free_undo(entries, live, seat):
    """The entries before which a seat may return without consent: its own answers, back to the first thing that is not."""
    for i in reversed(live):
        entry = entries[i]
        if not ("say" in entry or "aside" in entry) or entry.get("each") or entry.get("news", 0) >> seat & 1:
            return
        if entry["seat"] != seat and entry.get("by") != "forced":
            return
        if "say" in entry and entry["seat"] == seat and entry.get("by") != "forced":
            yield i


def verify(journal, show):
    """Every fault as (entry, what, detail); entry -1 is the journal as a whole."""
    entries, fairness = journal["entries"], journal.get("fairness")
    if fairness is None:
        yield -1, "promise", "no proof"
        return
    parties = [("seed", fairness["seed"])] + [(f"seat {i}", seat) for i, seat in enumerate(fairness["seats"])]
    for name, party in parties:
        if not kept(party):
            yield -1, "promise", name
    opened = [party.get("opened") for _, party in parties]
    key = None if None in opened else hashlib.sha256(("vatra key " + " ".join(opened)).encode()).digest()
    drawn, base, live = 0, -1, []
    for number, entry in enumerate(entries):
        if "undo" in entry:
            to = count(entry["undo"], 2**53)
            if to <= base or to not in live:
                yield number, "undo", f"no live entry {to}"
            elif not entry.get("consent") and to not in free_undo(entries, live, entry["seat"]):
                yield number, "undo", f"to {to} without consent"
            live = [i for i in live if i < to]
            continue
        live.append(number)
        if "base" in entry:
            base = number
        if "chance" in entry and key is not None:
            n = outcome(key, drawn, count(entry["of"], 2**32))
            if show:
                print(f"entry {number}: outcome {drawn} is {n} of {entry['of']}, recorded {entry['n']} {entry['chance']}")
            if n != entry["n"]:
                yield number, "unfair", f"{entry['n']}, not {n}, of {entry['of']}"
            drawn += 1


def count(value, most):
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{value!r} is not a number up to {most}")
    return value


def main(words):
    files = [word for word in words if word != "--list"]
    if len(files) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(files[0], encoding="utf-8-sig") as file:
            journal = json.load(file)
        if journal["format"] != 1 or any(sum(kind in entry for kind in KINDS) != 1 for entry in journal["entries"]):
            raise ValueError("this is no journal of format 1")
        faults = list(verify(journal, "--list" in words))
    except (OSError, ValueError, ArithmeticError, KeyError, TypeError, AttributeError, RecursionError) as error:
        print(f"cannot read {files[0]} as a journal: {error!r}", file=sys.stderr)
        return 2
    for number, what, detail in faults:
        print(f"{'the journal' if number < 0 else f'entry {number}'}: {what}: {detail}", file=sys.stderr)
    if faults:
        return 1
    seed, seats = journal["fairness"]["seed"]["opened"], journal["fairness"]["seats"]
    for i, seat in enumerate(seats):
        if seat["opened"] == hashlib.sha256(f"vatra seat {i} {seed}".encode()).hexdigest():
            print(f"seat {i} opened nothing; the server derived its entropy from the seed")
    outcomes = sum("chance" in entry for entry in journal["entries"])
    print(f"all {outcomes} outcomes are as promised by the seed and {len(seats)} seats")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
