import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { roundTime } from 'drand-client';
import { Buffer, timelockDecrypt, timelockEncrypt } from 'tlock-js';
import { describe, expect, it, vi } from 'vitest';
import { QUICKNET } from '#shared/beacon-chain.ts';
import published from '#shared/vectors/beacons.json' with { type: 'json' };
import { createTestBeacon } from '#testing/test-beacon.ts';
import { readAgeFile } from './age-file.ts';
import { base64nopad } from './base64.ts';
import { type BidSlot, hashSlot, writePlaintext } from './bid-slot.ts';
import { BidFileError, inspectBid } from './inspect-bid.ts';
import { openBid } from './open-bid.ts';
import { sealBid } from './seal-bid.ts';
import { openFile, openWithKey, sealFile } from './sealed-file.ts';
import { LOCKED_BYTES, lockKey, unlockKey } from './time-lock.ts';

const beacon = createTestBeacon();
const { chain } = beacon;
const ROUND = 1_000;
const slot: BidSlot = { group: '450-7', month: 31, seat: 112, chain: chain.hash, round: ROUND };
const signature = beacon.sign(ROUND);
let counter = 0;
/** Deterministic, with different bytes for each call. */
const randomBytes = (length: number) => {
  counter += 1;
  return Uint8Array.from({ length }, (_, index) => (counter * 31 + index * 7) % 256);
};
const seal = (amount: number, change: Partial<BidSlot> = {}) =>
  sealBid(chain, { ...slot, ...change }, amount, randomBytes);

const binary = (armor: string) =>
  Uint8Array.from(atob(armor.replace(/-----[^-]+-----|\s/g, '')), (c) => c.charCodeAt(0));

describe('files sealed by others to the public chain', () => {
  it.each(published.ciphertexts.map((file) => [file.made_by, file] as const))(
    'opens the file made by %s',
    (_maker, { round, armor, ...expected }) => {
      const found = published.beacons.find((known) => known.round === round);
      const file = readAgeFile(binary(armor));
      const lock = file.stanzas[0];
      expect(lock?.args).toEqual([String(round), QUICKNET.hash]);
      const key = unlockKey(found?.signature ?? '', lock?.body ?? new Uint8Array());
      const plaintext = openFile(file, key);
      if ('plaintext_utf8' in expected) {
        expect(new TextDecoder().decode(plaintext)).toBe(expected.plaintext_utf8);
      } else {
        expect(bytesToHex(plaintext)).toBe(expected.plaintext_hex);
      }
    },
  );
});

describe('another implementation', () => {
  const info = {
    hash: chain.hash,
    public_key: chain.publicKey,
    period: 3,
    genesis_time: chain.genesisTime,
    groupHash: chain.groupHash,
    schemeID: 'bls-unchained-g1-rfc9380',
    metadata: { beaconID: chain.beaconId },
  };
  const answer = { round: ROUND, signature, randomness: beacon.randomness(ROUND) };
  const client = {
    options: { disableBeaconVerification: false, noCache: false },
    chain: () => ({ baseUrl: '', info: async () => info }),
    get: async () => answer,
    latest: async () => answer,
  };
  expect(roundTime(info, ROUND)).toBeLessThan(1_800_000_000_000);

  it('opens a bid of ours', async () => {
    // The client logs each beacon that it receives.
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { file } = seal(120);
    const opened = await timelockDecrypt(Buffer.from(file).toString('binary'), client);
    expect(opened.toString('latin1')).toBe(String.fromCharCode(...writePlaintext(slot, 120)));
  });

  it('makes a file, without our stanza, that counts as a bid', async () => {
    const armor = await timelockEncrypt(ROUND, Buffer.from(writePlaintext(slot, 130)), client);
    const file = binary(armor);
    expect(readAgeFile(file).stanzas).toHaveLength(1);
    expect(openBid(file, slot, signature)).toEqual({ status: 'valid', amount: 130 });
    expect(openBid(file, { ...slot, seat: 113 }, signature)).toMatchObject({
      reason: 'another-slot',
    });
  });
});

describe('a sealed bid', () => {
  it.each([96, 120, 209])('opens as the %i instalments that were sealed', (amount) => {
    expect(openBid(seal(amount).file, slot, signature)).toEqual({ status: 'valid', amount });
  });

  it.each([
    [0, { status: 'withdrawn', amount: 0 }],
    [95, { status: 'void', reason: 'below-the-minimum', amount: 95 }],
    [210, { status: 'void', reason: 'above-what-is-owed', amount: 210 }],
    [96.5, { status: 'void', reason: 'not-whole-instalments', amount: null }],
    [-100, { status: 'void', reason: 'not-whole-instalments', amount: null }],
    [1e21, { status: 'void', reason: 'not-whole-instalments', amount: null }],
  ])('of %d gets its verdict', (amount, verdict) => {
    expect(openBid(seal(amount).file, slot, signature)).toEqual(verdict);
  });

  it('has the same length whatever is bid', () => {
    expect(new Set([0, 96, 120, 209].map((amount) => seal(amount).file.length)).size).toBe(1);
  });

  it('has the stanzas and the text that are published', () => {
    const { file, spareKey } = seal(120);
    const text = String.fromCharCode(...openWithKey(file, hexToBytes(spareKey)));
    expect(text).toHaveLength(256);
    expect(text.trimEnd()).toBe(
      `bid/v1\ngroup 450-7\nmonth 31\nseat 112\nchain ${chain.hash}\nround 1000\namount 120`,
    );
    expect(text.endsWith(' \n')).toBe(true);
    expect(readAgeFile(file).stanzas.map(({ type, args }) => [type, ...args].join(' '))).toEqual([
      `tlock 1000 ${chain.hash}`,
      'bid 450-7 31 112',
    ]);
  });

  it('does not open with the signature of another round', () => {
    const verdict = { status: 'void', reason: 'cannot-be-opened', amount: null };
    expect(openBid(seal(120).file, slot, beacon.sign(ROUND + 1))).toEqual(verdict);
    expect(openBid(seal(120).file, slot, beacon.sign(ROUND - 1))).toEqual(verdict);
  });

  it('is void with any byte changed, at the door or at the opening', () => {
    const { file } = seal(120);
    for (let index = 0; index < file.length; index += 13) {
      const changed = file.slice();
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(openBid(changed, slot, signature), `byte ${index}`).toMatchObject({ status: 'void' });
    }
  });

  it('moved to another slot by a changed header does not open', () => {
    const { file } = seal(120);
    const parsed = readAgeFile(file);
    const other = { ...slot, seat: 5 };
    const stanzas = parsed.stanzas.map((stanza) =>
      stanza.type === 'bid'
        ? { ...stanza, args: ['450-7', '31', '5'], body: hashSlot(other) }
        : stanza,
    );
    const moved = sealFile(stanzas, new Uint8Array(16), new Uint8Array(16), new Uint8Array(256));
    expect(() => inspectBid(moved, other)).not.toThrow();
    expect(openBid(moved, other, signature)).toMatchObject({ reason: 'cannot-be-opened' });
  });
});

describe('inspectBid', () => {
  it('takes a good one', () => {
    expect(() => inspectBid(seal(120).file, slot)).not.toThrow();
  });

  const good = seal(120).file;
  const withStanzas = (stanzas: Parameters<typeof sealFile>[0], length = 256) =>
    sealFile(stanzas, new Uint8Array(16), new Uint8Array(16), new Uint8Array(length));
  const tlock = {
    type: 'tlock',
    args: [String(ROUND), chain.hash],
    body: lockKey(chain, ROUND, new Uint8Array(16), new Uint8Array(16).fill(1)),
  };
  const notAPoint = { ...tlock, body: tlock.body.map((byte, index) => (index < 96 ? 7 : byte)) };
  const infinity = new Uint8Array(LOCKED_BYTES);
  infinity[0] = 0xc0;

  it.each<[string, Uint8Array]>([
    ['a bid for another seat', seal(120, { seat: 113 }).file],
    ['a bid for another month', seal(120, { month: 32 }).file],
    ['a bid for another group', seal(120, { group: '650-7' }).file],
    ['a bid sealed to the next round', seal(120, { round: ROUND + 1 }).file],
    ['garbage of the right length', Uint8Array.from(good, (_, index) => (index * 89) % 256)],
    ['nothing', new Uint8Array()],
    ['two megabytes', new Uint8Array(2_000_000)],
    ['a bid with a byte more', Uint8Array.from([...good, 0])],
    ['a bid with a byte less', good.slice(0, -1)],
    ['a longer content', withStanzas([tlock], 257)],
    ['no tlock stanza', withStanzas([{ ...tlock, type: 'X25519' }])],
    ['two tlock stanzas', withStanzas([tlock, tlock])],
    ['a third stanza', withStanzas([tlock, { ...tlock, type: 'bid' }, tlock])],
    ['another chain', withStanzas([{ ...tlock, args: [String(ROUND), QUICKNET.hash] }])],
    ['a round written otherwise', withStanzas([{ ...tlock, args: ['01000', chain.hash] }])],
    ['a lock without a point', withStanzas([notAPoint])],
    ['a lock at infinity', withStanzas([{ ...tlock, body: infinity }])],
    ['a short lock', withStanzas([{ ...tlock, body: tlock.body.slice(1) }])],
    [
      'a stanza of another slot',
      withStanzas([tlock, { type: 'bid', args: ['450-7', '31', '112'], body: new Uint8Array(32) }]),
    ],
  ])('refuses %s', (_name, file) => {
    expect(() => inspectBid(file, slot)).toThrow(BidFileError);
  });

  it('refuses a point of G2 outside the subgroup', () => {
    const { Fp2 } = bls12_381.fields;
    for (let c0 = 1n; ; c0 += 1n) {
      const x = Fp2.fromBigTuple([c0, 0n]);
      let y: ReturnType<typeof Fp2.sqrt>;
      try {
        y = Fp2.sqrt(Fp2.add(Fp2.pow(x, 3n), Fp2.fromBigTuple([4n, 4n])));
      } catch {
        continue;
      }
      const point = bls12_381.G2.Point.fromAffine({ x, y });
      if (point.isTorsionFree()) continue;
      const body = new Uint8Array(LOCKED_BYTES);
      body.set(hexToBytes(c0.toString(16).padStart(96, '0')), 48);
      body[0] = 0x80;
      const file = withStanzas([{ ...tlock, body }]);
      expect(() => inspectBid(file, slot)).toThrow('not sealed to a valid point');
      return;
    }
  });
});

describe('base64 in a header', () => {
  it('has one text for each sequence of bytes', () => {
    expect(base64nopad.decode('AAA')).toEqual(new Uint8Array(2));
    for (const text of ['AAB', 'A', 'AA==', 'A A', 'A-_', 'AAAAA']) {
      expect(() => base64nopad.decode(text), text).toThrow(TypeError);
    }
  });
});
