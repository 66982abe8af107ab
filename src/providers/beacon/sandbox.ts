import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Executor } from '#db/executor.ts';
import {
  BEACON_SCHEME,
  type BeaconChain,
  hashChain,
  QUICKNET,
  timeOfRound,
} from '#shared/beacon-chain.ts';
import { lazily } from '#shared/lazily.ts';
import { pointOfRound } from '#shared/verify-beacon.ts';
import type { Clock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import type { BeaconProvider } from './beacon-provider.ts';
import { createDrandBeacon } from './drand.ts';
import { sandboxBeacon } from './tables.ts';

/** A sandbox of drand with the same HTTP paths, its own key and the sandbox's clock. */
export type BeaconSandbox = {
  readonly chain: BeaconChain;
  readonly provider: BeaconProvider;
  /** Serves `/{chain}/info`, `/{chain}/public/{round}` and `/{chain}/public/latest`. */
  answer(path: string): Response;
};

const ROW = 'beacon';

/** Opens the sandbox; all processes on one database share its key. */
export async function openBeaconSandbox(
  db: Executor,
  clock: Clock,
  randomness: Randomness,
  relays: readonly string[],
): Promise<BeaconSandbox> {
  const secretKey = bls12_381.utils.randomSecretKey(randomness.bytes(48));
  await db
    .insert(sandboxBeacon)
    .values({ id: ROW, secretKey: bytesToHex(secretKey) })
    .onConflictDoNothing();
  const [saved] = await db.select().from(sandboxBeacon);
  if (!saved) throw new Error('the key of the sandbox beacon was not saved');
  return createBeaconSandbox(saved.secretKey, clock, relays);
}

export function createBeaconSandbox(
  secretKey: string,
  clock: Clock,
  relays: readonly string[],
): BeaconSandbox {
  // Deriving the public key takes a third of a start, and most processes never need it.
  const readChain = lazily(() => chainOf(secretKey));
  const answer = (path: string) => answerPath(readChain(), secretKey, clock, path);
  const provider = createDrandBeacon({
    get chain() {
      return readChain();
    },
    relays,
    fetch: async (address) =>
      answer(relays.reduce((path, relay) => path.replace(relay, ''), address)),
  });
  return {
    get chain() {
      return readChain();
    },
    provider,
    answer,
  };
}

function chainOf(secretKey: string): BeaconChain {
  const publicKey = bls12_381.shortSignatures.getPublicKey(hexToBytes(secretKey)).toHex(true);
  const parameters = {
    publicKey,
    periodSeconds: QUICKNET.periodSeconds,
    genesisTime: QUICKNET.genesisTime,
    groupHash: bytesToHex(sha256(hexToBytes(publicKey))),
    beaconId: 'sandbox',
  };
  return { ...parameters, hash: hashChain(parameters) };
}

function answerPath(chain: BeaconChain, secretKey: string, clock: Clock, path: string): Response {
  const [, hash, ...rest] = path.split('/');
  if (hash !== chain.hash) return Response.json({ error: 'unknown chain' }, { status: 404 });
  if (rest.join('/') === 'info') return Response.json(infoOf(chain));
  const [kind, wanted = '', ...more] = rest;
  if (kind !== 'public' || more.length > 0) return new Response(null, { status: 404 });
  const latest = latestRound(chain, clock.now());
  const round = wanted === 'latest' ? latest : Number(wanted);
  if (!/^(?:latest|[1-9]\d{0,14})$/.test(wanted) || round < 1) {
    return new Response(null, { status: 404 });
  }
  if (round > latest) return Response.json({ error: 'too early' }, { status: 425 });
  const signature = sign(secretKey, round);
  const randomness = bytesToHex(sha256(hexToBytes(signature)));
  return Response.json({ round, randomness, signature });
}

function sign(secretKey: string, round: number): string {
  const { sign: signPoint, Signature } = bls12_381.shortSignatures;
  return Signature.toHex(signPoint(pointOfRound(round), hexToBytes(secretKey)));
}

function latestRound(chain: BeaconChain, now: Date): number {
  const seconds = now.getTime() / 1000 - chain.genesisTime;
  const round = Math.floor(seconds / chain.periodSeconds) + 1;
  return timeOfRound(chain, round) > now ? round - 1 : round;
}

/** In drand's format. */
function infoOf(chain: BeaconChain) {
  return {
    public_key: chain.publicKey,
    period: chain.periodSeconds,
    genesis_time: chain.genesisTime,
    hash: chain.hash,
    groupHash: chain.groupHash,
    schemeID: BEACON_SCHEME,
    metadata: { beaconID: chain.beaconId },
  };
}
