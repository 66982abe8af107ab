import type { BeaconChain } from '#shared/beacon-chain.ts';
import type { Beacon } from '#shared/verify-beacon.ts';

/** A public source of randomness that nobody of us controls. */
export type BeaconProvider = {
  readonly chain: BeaconChain;
  /** Addresses where anybody, a browser too, may fetch the same rounds. */
  readonly relays: readonly string[];
  /**
   * The verified beacon of exactly this round, or undefined while no relay has it. It never
   * answers another round.
   */
  fetchRound(round: number): Promise<Beacon | undefined>;
};
