#!/usr/bin/env python3
"""Repeats the draw of an assembly from its published file. Needs nothing but Python 3.

    python3 check_draw.py assembly-450-7-31.json

It checks the hash of the list, the randomness, the seed, both orders and the lottery picks.
The signature of the round can be checked at any drand relay: the script prints its address.
"""
import hashlib
import hmac
import json
import sys


def draw(text, randomness):
    """The hash of a list file, the seed, and both orders."""
    data = text.encode("ascii")
    file_hash = hashlib.sha256(data).digest()
    seed = hmac.new(bytes.fromhex(randomness), b"draw/v1\n" + file_hash, hashlib.sha256).digest()
    lines = iter(data.decode().split("\n"))
    active, cancelled = [], []
    for line in lines:
        name, _, count = line.partition(" ")
        if name in ("active", "cancelled"):
            seats = active if name == "active" else cancelled
            seats += [int(next(lines)) for _ in range(int(count))]
    lottery = order(seed, "lottery", active + cancelled)
    return file_hash.hex(), seed.hex(), lottery, order(seed, "bid-tie", active), cancelled


def order(seed, label, seats):
    left, result, counter = sorted(seats), [], 0
    while left:
        size = len(left)
        usable = 2**32 // size * size
        while True:
            message = label.encode() + b"\n" + counter.to_bytes(4, "big")
            word = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:4], "big")
            counter += 1
            if word < usable:
                break
        result.append(left.pop(word % size))
    return result


def main(path):
    with open(path, encoding="utf-8") as file:
        assembly = json.load(file)
    randomness = hashlib.sha256(bytes.fromhex(assembly["signature"])).hexdigest()
    file_hash, seed, lottery, bid_tie, cancelled = draw(assembly["listFile"], randomness)
    bids = {pick["seat"] for pick in assembly["picks"] if pick["kind"] == "bid"}
    drawn = [p["seat"] for p in assembly["picks"] if p["kind"] != "bid"]
    # A seat that bid or has left is passed over, unless the lottery selected it.
    gone = {seat for pick in assembly["picks"] for seat in pick.get("leftSeats", [])}
    passed = (bids | gone) - set(drawn)
    walk = [seat for seat in lottery if seat not in cancelled and seat not in passed]
    checks = {
        "hash of the list": file_hash == assembly["fileSha256"],
        "randomness": randomness == assembly["randomness"],
        "seed": seed == assembly["seed"],
        "order of the lottery": lottery == assembly["lottery"],
        "order of equal bids": bid_tie == assembly["bidTie"],
        "lottery picks": drawn == walk[: len(drawn)],
    }
    for name, is_right in checks.items():
        print("right" if is_right else "WRONG", name)
    print("signature: https://api.drand.sh/%s/public/%s" % (assembly["chain"], assembly["round"]))
    return 0 if all(checks.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
