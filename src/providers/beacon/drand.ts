import { z } from 'zod';
import type { BeaconChain } from '#shared/beacon-chain.ts';
import { type Beacon, BeaconError, verifyBeacon } from '#shared/verify-beacon.ts';
import type { BeaconProvider } from './beacon-provider.ts';

type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>;

export type DrandSettings = {
  readonly chain: BeaconChain;
  readonly relays: readonly string[];
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  /** Called when a relay cannot be reached or its answer is refused. */
  readonly onTrouble?: (relay: string, error: unknown) => void;
};

/** Newer relays send no randomness; it is derived from the signature. */
const answerSchema = z.object({
  round: z.number(),
  signature: z.string(),
  randomness: z.string().optional(),
});

const MAX_ANSWER_BYTES = 10_000;

/** Asks drand's relays one after the other; an answer counts only with a valid signature. */
export function createDrandBeacon(settings: DrandSettings): BeaconProvider {
  const { relays, onTrouble } = settings;
  return {
    get chain() {
      return settings.chain;
    },
    relays,
    async fetchRound(round) {
      for (const relay of relays) {
        try {
          const beacon = await fetchFromRelay(settings, relay, round);
          if (beacon) return beacon;
        } catch (error) {
          onTrouble?.(relay, error);
        }
      }
      return undefined;
    },
  };
}

async function fetchFromRelay(
  { chain, fetch: ask = fetch, timeoutMs = 5_000 }: DrandSettings,
  relay: string,
  round: number,
): Promise<Beacon | undefined> {
  const answer = await ask(`${relay}/${chain.hash}/public/${round}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status !== 200) {
    // 425 and 404 both occur for a round that does not exist yet.
    await answer.body?.cancel();
    return undefined;
  }
  const given = answerSchema.parse(JSON.parse(await readLimited(answer)));
  if (given.round !== round) throw new BeaconError('The relay answered another round.');
  const beacon = verifyBeacon(chain, round, given.signature);
  if (given.randomness !== undefined && given.randomness !== beacon.randomness) {
    throw new BeaconError('The randomness does not follow from the signature.');
  }
  return beacon;
}

/** The body's text, up to a maximum length. */
async function readLimited(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MAX_ANSWER_BYTES) throw new BeaconError('The answer is too long.');
  }
  return text + decoder.decode();
}
