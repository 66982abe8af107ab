import type { BeaconChain } from '#shared/beacon-chain.ts';
import type { Beacon } from '#shared/verify-beacon.ts';

/** A public source of randomness that the cooperative does not control. */
export type BeaconProvider = {
  readonly chain: BeaconChain;
  /** Relay addresses from which anybody, browsers included, can fetch the same rounds. */
  readonly relays: readonly string[];
  /**
   * The verified beacon of exactly this round, or undefined while no relay has it. It never returns
   * another round.
   */
  fetchRound(round: number): Promise<Beacon | undefined>;
};
