import { fetchBeacon } from 'drand-client';
import { describe, expect, it, vi } from 'vitest';
import { QUICKNET, roundOf, timeOfRound } from '#shared/beacon-chain.ts';
import published from '#shared/vectors/beacons.json' with { type: 'json' };
import { verifyBeacon } from '#shared/verify-beacon.ts';
import type { BeaconProvider } from './beacon-provider.ts';
import { createDrandBeacon } from './drand.ts';
import { createBeaconSandbox } from './sandbox.ts';

type Published = (typeof published.beacons)[number];
const first = published.beacons[0] as Published;
const second = published.beacons[1] as Published;
const NOW = new Date('2027-03-15T18:00:01Z');
const SECRET = '1'.repeat(64);
const sandbox = createBeaconSandbox(SECRET, { now: () => NOW }, ['/relay']);

/** A relay that serves the published rounds in drand's format. */
function publishedRelay(address: string): Response {
  const [, chain, , round] = new URL(address).pathname.split('/');
  const beacon = published.beacons.find((known) => String(known.round) === round);
  if (chain !== QUICKNET.hash || !beacon) return new Response('', { status: 425 });
  return Response.json(beacon);
}

const drand = createDrandBeacon({
  chain: QUICKNET,
  relays: ['https://relay.test'],
  fetch: async (address) => publishedRelay(address),
});

type Case = [name: string, provider: BeaconProvider, known: number, unknown: number];
const cases: Case[] = [
  ['drand', drand, first.round, 41],
  ['sandbox', sandbox.provider, 1_000, roundOf(sandbox.chain, NOW)],
];

describe.each(cases)('the beacon: %s', (_name, provider, known, unknown) => {
  it('returns a verified round', async () => {
    const beacon = await provider.fetchRound(known);
    expect(beacon).toEqual(verifyBeacon(provider.chain, known, beacon?.signature ?? ''));
  });

  it('returns the same each time', async () => {
    expect(await provider.fetchRound(known)).toEqual(await provider.fetchRound(known));
  });

  it('returns nothing for a future round, never another round', async () => {
    expect(await provider.fetchRound(unknown)).toBeUndefined();
  });
});

describe('a relay that is late, broken or dishonest', () => {
  const answers: [string, () => Response | Promise<Response>][] = [
    ['too early', () => new Response('', { status: 425 })],
    ['not found', () => new Response('', { status: 404 })],
    ['failing', () => new Response('oops', { status: 500 })],
    ['redirecting nowhere', () => new Response('', { status: 302 })],
    ['saying 206', () => Response.json(first, { status: 206 })],
    ['another round', () => Response.json(second)],
    ['another signature', () => Response.json({ ...first, signature: second.signature })],
    ['another round under our number', () => Response.json({ ...second, round: first.round })],
    ['other randomness', () => Response.json({ ...first, randomness: 'ab'.repeat(32) })],
    ['text for a number', () => Response.json({ ...first, round: String(first.round) })],
    ['a page', () => new Response('<html>please sign in</html>')],
    ['an endless answer', () => new Response('x'.repeat(100_000))],
    ['nothing', () => new Response('')],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ];

  const createWith = (answer: () => Response | Promise<Response>, relays: string[]) => {
    const onTrouble = vi.fn();
    const provider = createDrandBeacon({
      chain: QUICKNET,
      relays,
      fetch: async (address) =>
        address.startsWith('https://bad.') ? answer() : publishedRelay(address),
      onTrouble,
    });
    return { provider, onTrouble };
  };

  it.each(answers)('is not trusted: %s', async (_name, answer) => {
    const { provider } = createWith(answer, ['https://bad.test']);
    expect(await provider.fetchRound(first.round)).toBeUndefined();
  });

  it.each(answers)('is skipped for the next one: %s', async (_name, answer) => {
    const { provider } = createWith(answer, ['https://bad.test', 'https://good.test']);
    expect(await provider.fetchRound(first.round)).toMatchObject({ round: first.round });
  });

  it('is reported when it sends a false round', async () => {
    const { provider, onTrouble } = createWith(() => Response.json(second), ['https://bad.test']);
    await provider.fetchRound(first.round);
    expect(onTrouble).toHaveBeenCalledWith('https://bad.test', expect.any(Error));
  });

  it('is given up after the time limit', async () => {
    const provider = createDrandBeacon({
      chain: QUICKNET,
      relays: ['https://slow.test', 'https://good.test'],
      timeoutMs: 20,
      fetch: (address, { signal }) =>
        address.startsWith('https://slow.')
          ? new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason));
            })
          : Promise.resolve(publishedRelay(address)),
    });
    expect(await provider.fetchRound(first.round)).toMatchObject({ round: first.round });
  });

  it('that sends no randomness: it is computed from the signature', async () => {
    const { round, signature } = first;
    const { provider } = createWith(
      () => Response.json({ round, signature }),
      ['https://bad.test'],
    );
    expect(await provider.fetchRound(round)).toEqual(first);
  });
});

describe('the beacon sandbox', () => {
  const { chain } = sandbox;
  const latest = Math.floor((NOW.getTime() / 1000 - chain.genesisTime) / 3) + 1;

  it('serves drand’s HTTP paths', async () => {
    const info = await sandbox.answer(`/${chain.hash}/info`).json();
    expect(info).toMatchObject({ hash: chain.hash, period: 3, public_key: chain.publicKey });
    const answer = await sandbox.answer(`/${chain.hash}/public/latest`).json();
    expect(answer.round).toBe(latest);
    expect(timeOfRound(chain, latest) <= NOW).toBe(true);
    expect(timeOfRound(chain, latest + 1) > NOW).toBe(true);
    expect(sandbox.answer(`/${chain.hash}/public/${latest}`).status).toBe(200);
    expect(sandbox.answer(`/${chain.hash}/public/${latest + 1}`).status).toBe(425);
  });

  it.each(['0', '-1', '1e3', '', 'x', '1/2'])('has no round %j', (round) => {
    expect(sandbox.answer(`/${chain.hash}/public/${round}`).status).toBe(404);
  });

  it('is a different chain from the public one, and serves no other', () => {
    expect(chain.hash).not.toBe(QUICKNET.hash);
    expect(sandbox.answer(`/${QUICKNET.hash}/public/1`).status).toBe(404);
  });

  it('satisfies the verifier of another library', async () => {
    const info = await sandbox.answer(`/${chain.hash}/info`).json();
    const beacon = await sandbox.answer(`/${chain.hash}/public/1000`).json();
    const options = { disableBeaconVerification: false, noCache: false };
    const client = {
      options,
      chain: () => ({ baseUrl: '', info: async () => info }),
      get: async () => beacon,
      latest: async () => beacon,
    };
    expect(await fetchBeacon(client, 1000)).toEqual(beacon);
    const lie = { ...first, round: 1000 };
    const lying = { ...client, get: async () => lie };
    await expect(fetchBeacon(lying, 1000)).rejects.toThrow();
  });
});
