import type { Logger } from 'pino';
import type { Executor } from '#db/executor.ts';
import type { Config } from '#platform/settings/config.ts';
import type { BeaconProvider } from '#providers/beacon/beacon-provider.ts';
import { createDrandBeacon } from '#providers/beacon/drand.ts';
import { type BeaconSandbox, openBeaconSandbox } from '#providers/beacon/sandbox.ts';
import type { Clock } from '#providers/clock/clock.ts';
import type { Randomness } from '#providers/randomness/randomness.ts';
import { QUICKNET, QUICKNET_RELAYS } from '#shared/beacon-chain.ts';

/** The sandbox beacon's path on our own server. */
export const SANDBOX_RELAY = '/sandbox/beacon';

/** The relays that the server and browsers use for the public chain. */
export function relaysOf({ beacon, BEACON_RELAYS }: Config): readonly string[] {
  if (beacon !== 'quicknet') return [];
  return BEACON_RELAYS.length > 0 ? BEACON_RELAYS : QUICKNET_RELAYS;
}

type Parts = { db: Executor; clock: Clock; randomness: Randomness; log: Logger };

/** The public chain, or the sandbox's where the settings allow it. */
export async function chooseBeacon(
  config: Config,
  { db, clock, randomness, log }: Parts,
): Promise<{ beacon: BeaconProvider; beaconSandbox: BeaconSandbox | undefined }> {
  if (config.beacon === 'sandbox') {
    const beaconSandbox = await openBeaconSandbox(db, clock, randomness, [SANDBOX_RELAY]);
    return { beacon: beaconSandbox.provider, beaconSandbox };
  }
  const beacon = createDrandBeacon({
    chain: QUICKNET,
    relays: relaysOf(config),
    onTrouble: (relay, error) => log.warn({ relay, err: error }, 'beacon relay refused'),
  });
  return { beacon, beaconSandbox: undefined };
}
