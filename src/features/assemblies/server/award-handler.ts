import type { TransactionContext } from '#platform/context.ts';

/** What assemblies ask of the feature that looks after awarded seats. */
export type AwardHandler = {
  /** Whether the seat's home is bought: then nothing takes its award back. */
  isBought(tx: TransactionContext, membershipId: string): Promise<boolean>;
  /**
   * Settles a seat that was handed back because its bid's money came back (rule 13). Of its credit,
   * `heldCents` are no longer set aside; the membership is changed already. Until a feature gives
   * it, admins are told that the award has to be handed back.
   */
  handBack?(
    tx: TransactionContext,
    of: { membershipId: string; pickId: string; heldCents: number },
  ): Promise<void>;
};

let registered: AwardHandler | undefined;

/** Called once, where the server is assembled. */
export function registerAwardHandler(handler: AwardHandler): void {
  registered = handler;
}

export function awardHandler(): AwardHandler {
  if (!registered) throw new Error('no feature looks after awarded seats');
  return registered;
}
