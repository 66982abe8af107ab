import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { hashChain, QUICKNET, roundOf, timeOfRound } from './beacon-chain.ts';
import published from './vectors/beacons.json' with { type: 'json' };
import { BeaconError, verifyBeacon } from './verify-beacon.ts';

const first = published.beacons[0] as (typeof published.beacons)[number];
const second = published.beacons[1] as (typeof published.beacons)[number];

/** A point on the curve that is not in the subgroup of signatures. */
function pointOutsideSubgroup(): string {
  const { Fp } = bls12_381.fields;
  for (let x = 1n; ; x += 1n) {
    const square = Fp.add(Fp.pow(x, 3n), 4n);
    if (!Fp.eql(Fp.pow(square, (Fp.ORDER - 1n) / 2n), Fp.ONE)) continue;
    const point = bls12_381.G1.Point.fromAffine({ x, y: Fp.sqrt(square) });
    if (point.isTorsionFree()) continue;
    // The library refuses to encode such a point, so its bytes are assembled here.
    const sign = Fp.sqrt(square) * 2n >= Fp.ORDER ? 0xa0 : 0x80;
    return sign.toString(16) + x.toString(16).padStart(94, '0');
  }
}

describe('verifyBeacon', () => {
  it.each(published.beacons.map((beacon) => [beacon.round, beacon] as const))(
    'verifies the published beacon of round %i',
    (round, beacon) => {
      expect(verifyBeacon(QUICKNET, round, beacon.signature)).toEqual(beacon);
    },
  );

  const own = bls12_381.shortSignatures.keygen(new Uint8Array(48).fill(7));
  const otherKey = { ...QUICKNET, publicKey: own.publicKey.toHex(true) };
  const infinity = `c0${'00'.repeat(47)}`;
  const negated = bls12_381.G1.Point.fromHex(first.signature).negate().toHex(true);
  const flipped = `${first.signature.slice(0, -1)}${first.signature.endsWith('0') ? '1' : '0'}`;

  it.each([
    ['the signature of another round', QUICKNET, first.round, second.signature],
    ['the next round', QUICKNET, first.round + 1, first.signature],
    ['another chain', otherKey, first.round, first.signature],
    ['a changed signature', QUICKNET, first.round, flipped],
    ['the negated signature', QUICKNET, first.round, negated],
    ['the point at infinity', QUICKNET, first.round, infinity],
    ['a point outside the subgroup', QUICKNET, first.round, pointOutsideSubgroup()],
    ['a point that is not on the curve', QUICKNET, first.round, `a${'0'.repeat(94)}1`],
    ['a short signature', QUICKNET, first.round, first.signature.slice(2)],
    ['capital letters', QUICKNET, first.round, first.signature.toUpperCase()],
    ['an empty signature', QUICKNET, first.round, ''],
    ['round 0', QUICKNET, 0, first.signature],
    ['a fraction of a round', QUICKNET, 1.5, first.signature],
    ['an uncompressed point', QUICKNET, first.round, bytesToHex(new Uint8Array(96))],
  ])('refuses %s', (_name, chain, round, signature) => {
    expect(() => verifyBeacon(chain, round, signature)).toThrow(BeaconError);
  });
});

describe('the pinned chain', () => {
  it('is the published one, and its hash follows from its parameters', () => {
    expect(QUICKNET).toEqual({
      hash: published.chain.hash,
      publicKey: published.chain.public_key,
      periodSeconds: published.chain.period,
      genesisTime: published.chain.genesis_time,
      groupHash: published.chain.groupHash,
      beaconId: published.chain.metadata.beaconID,
    });
    expect(hashChain(QUICKNET)).toBe(QUICKNET.hash);
  });
});

describe('roundOf', () => {
  it('is the first round that begins at or after the instant', () => {
    const at = (seconds: number) => new Date((QUICKNET.genesisTime + seconds) * 1000);
    expect(roundOf(QUICKNET, at(0))).toBe(1);
    expect(roundOf(QUICKNET, at(1))).toBe(2);
    expect(roundOf(QUICKNET, at(3))).toBe(2);
    expect(roundOf(QUICKNET, at(3.001))).toBe(3);
    expect(roundOf(QUICKNET, at(4))).toBe(3);
    expect(() => roundOf(QUICKNET, at(-1))).toThrow(RangeError);
  });

  it('never names a round that exists before the instant', () => {
    const instant = new Date('2027-03-16T00:00:00Z');
    const round = roundOf(QUICKNET, instant);
    expect(timeOfRound(QUICKNET, round).getTime()).toBeGreaterThanOrEqual(instant.getTime());
    expect(timeOfRound(QUICKNET, round - 1).getTime()).toBeLessThan(instant.getTime());
  });
});
