#!/usr/bin/env python3
"""Repeats the draw of an assembly from its published file. Needs nothing but Python 3.

    python3 check_draw.py assembly-450-7-31.json

It checks the hashes of the list and of the books, the randomness, the seed, both orders, the limits
of the bids and the first picks. It ends with a verdict and lists what it did not check.
"""
import hashlib
import hmac
import json
import sys

# drand's public chain. On any other its owner can know every round before.
QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"


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


def books_hash(assembly):
    """The hash of the books, which stands in the list's mail beside the hash of the list."""
    books = assembly["books"]
    lines = ["books/v1", "group " + assembly["group"], "month %d" % assembly["month"]]
    for name, key in (("credit", "credit"), ("available", "available"), ("awards", "awardsMade"),
                      ("waiting", "waiting")):
        lines.append("%s %d" % (name, books[key]))
    for name, key in (("refunds", "refundsOwed"), ("cancelled", "cancelled")):
        lines.append("%s %d" % (name, len(books[key])))
        lines += ["%d %d" % (row["seat"], row["cents"]) for row in books[key]]
    lines.append("passed-on %d" % len(books["bidsPassedOn"]))
    lines += ["%d" % seat for seat in books["bidsPassedOn"]]
    if "bidLimits" in books:
        lines.append("limits %d" % len(books["bidLimits"]))
        lines += ["%d %d" % (row["seat"], row["unpaid"]) for row in books["bidLimits"]]
    return hashlib.sha256(("\n".join(lines) + "\n").encode("ascii")).hexdigest()


def verdict_on(bid, assembly):
    """valid, withdrawn or void, by the amount that is published."""
    amount = bid["amount"]
    if amount is None:
        return "void"
    most = 240 - assembly["month"]
    # Assemblies that closed before limits were published have none.
    limits = assembly.get("books", {}).get("bidLimits")
    if limits is not None:
        most = min(most, {row["seat"]: row["unpaid"] for row in limits}.get(bid["seat"], 0))
    return "withdrawn" if amount == 0 else "valid" if 96 <= amount <= most else "void"


def main(path):
    with open(path, encoding="utf-8") as file:
        assembly = json.load(file)
    if not assembly.get("signature"):
        print("VERDICT: the assembly has not been held yet, so there is nothing to check.")
        return 1
    randomness = hashlib.sha256(bytes.fromhex(assembly["signature"])).hexdigest()
    file_hash, seed, lottery, bid_tie, cancelled = draw(assembly["listFile"], randomness)
    picks, opened = assembly["picks"], assembly.get("openedBids", [])
    bids = {pick["seat"] for pick in picks if pick["kind"] == "bid"}
    drawn = [p["seat"] for p in picks if p["kind"] != "bid"]
    # A seat that bid or has left is passed over, unless the lottery selected it.
    gone = {seat for pick in picks for seat in pick.get("leftSeats", [])}
    passed = (bids | gone) - set(drawn)
    walk = [seat for seat in lottery if seat not in cancelled and seat not in passed]
    checks = {
        "hash of the list": file_hash == assembly["fileSha256"],
        "randomness": randomness == assembly["randomness"],
        "seed": seed == assembly["seed"],
        "order of the lottery": lottery == assembly["lottery"],
        "order of equal bids": bid_tie == assembly["bidTie"],
        "lottery picks": drawn == walk[: len(drawn)],
        "verdicts on the bids": all(verdict_on(bid, assembly) == bid["status"] for bid in opened),
    }
    if assembly.get("booksSha256"):
        checks["hash of the books"] = books_hash(assembly) == assembly["booksSha256"]
    asked = [pick["seat"] for pick in picks if pick["kind"] == "bid"]
    if asked:
        # Who was selected by lottery in the same assembly no longer bids.
        first = drawn[0] if drawn else None
        ranked = sorted(
            (bid for bid in opened if bid["status"] == "valid" and bid["seat"] != first),
            key=lambda bid: (-bid["amount"], bid_tie.index(bid["seat"])),
        )
        checks["highest bid"] = bool(ranked) and ranked[0]["seat"] == asked[0]
    for name, is_right in checks.items():
        print("right" if is_right else "WRONG", name)
    print("list  SHA-256", file_hash, "(compare with your mail)")
    if assembly.get("books"):
        print("books SHA-256", books_hash(assembly), "(compare with your mail)")
    print()
    print("Not checked by this script:")
    for what in (
        "the signature of the round: compare it with https://api.drand.sh/%s/public/%s"
        % (assembly["chain"], assembly["round"]),
        "what the sealed bids say: open them with drand's own tool, tle",
        "the receipts, their signatures and keys, and that no bid was left out",
        "the lists of the months before, which this one names",
        "the money of the picks, the refunds, and who took the place of a bid that was given up",
        "whether the books are true, and whether a seat that is not on the list had paid",
    ):
        print("-", what)
    print()
    if not all(checks.values()):
        print("VERDICT: something differs. Do not believe this result.")
        return 1
    if assembly["chain"] != QUICKNET:
        print("VERDICT: this proves nothing. The chain is not drand's public quicknet%s."
              % (" but the sandbox's" if is_sandbox(assembly) else ""))
        return 2
    print("VERDICT: what this script checks agrees.")
    return 0


def is_sandbox(assembly):
    return assembly.get("chainInfo", {}).get("beaconId") == "sandbox"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
