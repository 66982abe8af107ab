import { QUICKNET, QUICKNET_RELAYS } from '#shared/beacon-chain.ts';
import type { PublicAssembly } from '../../contract.ts';
import type { Fetched } from '../check-step.ts';

const TIMEOUT_MS = 5_000;

/** Asks the public relays for the round's signature; undefined when none of them answers. */
export async function fetchBeacon({
  relays,
  chain,
  round,
}: Pick<PublicAssembly, 'relays' | 'chain' | 'round'>): Promise<Fetched['beacon']> {
  // Relays of the public chain are pinned, because a relay we name could be our own.
  const asked = chain === QUICKNET.hash ? [...QUICKNET_RELAYS, ...relays] : relays;
  for (const relay of new Set(asked)) {
    try {
      const answer = await fetch(`${relay}/${chain}/public/${round}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        credentials: 'omit',
      });
      if (answer.status !== 200) continue;
      const { signature } = (await answer.json()) as { signature?: unknown };
      if (typeof signature === 'string') return { relay: hostOf(relay), signature };
    } catch {
      // Tries the next relay.
    }
  }
  return undefined;
}

const hostOf = (relay: string) => (URL.canParse(relay) ? new URL(relay).host : relay);
