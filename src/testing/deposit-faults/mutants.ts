/** A deliberate bug in the product's source: proves that the harness can detect it. */
export type Mutant = {
  readonly name: string;
  readonly edits: readonly { file: string; from: string; to: string }[];
};

export const MUTANTS = {
  /**
   * After a crash another idempotency key is used; looking up our reference first must prevent a
   * second payment.
   */
  randomKey: {
    name: 'a random idempotency key',
    edits: [
      {
        file: 'features/payments/server/create-provider-payment.ts',
        from: 'create(`payment-',
        to: 'create(context.randomness.id() + `payment-',
      },
    ],
  },
  /** The same, without looking up the earlier payment. */
  randomKeyNoLookup: {
    name: 'a random idempotency key, and no look for our reference',
    edits: [
      {
        file: 'features/payments/server/create-provider-payment.ts',
        from: 'create(`payment-',
        to: 'create(context.randomness.id() + `payment-',
      },
      {
        file: 'features/payments/server/create-provider-payment.ts',
        from: 'mayExist ? await lookUp(context, payment) : undefined',
        to: 'mayExist ? undefined : undefined',
      },
    ],
  },
  /** A paid deposit is settled again by each event; only the constraints prevent it. */
  noGuard: {
    name: 'no guard on the status',
    edits: [
      {
        file: 'features/payments/rules.ts',
        from: "isOpen || status === 'failed' || status === 'expired'",
        to: 'true',
      },
    ],
  },
  /** The same without the constraint on the ledger's movements. */
  noGuardNoConstraint: {
    name: 'no guard on the status, and no unique movement in the ledger',
    edits: [
      {
        file: 'features/payments/rules.ts',
        from: "isOpen || status === 'failed' || status === 'expired'",
        to: 'true',
      },
      {
        file: 'features/ledger/server/posting/post-movement.ts',
        from: '    ...fields,\n',
        to: '    ...fields,\n    key: fields.key + tx.randomness.id(),\n',
      },
    ],
  },
  /** The steps of a settlement commit separately. */
  noTransaction: {
    name: 'a settlement without a transaction',
    edits: [
      {
        file: 'features/payments/server/events/sync-payment.ts',
        from: 'inTransaction(context, (tx) => applyAnswer(tx, answer, seen))',
        to: 'applyAnswer(context as never, answer, seen)',
      },
    ],
  },
  /** The provider is not asked about a payment whose webhook was lost. */
  noReconciliation: {
    name: 'no reconciliation',
    edits: [
      {
        file: 'features/payments/server/events/reconcile-payments.ts',
        from: 'for (const payment of due)',
        to: 'for (const payment of due.slice(0, 0))',
      },
    ],
  },
  /** The idempotency key is right, but the payment is not looked up once the key has expired. */
  noLookup: {
    name: 'no look for our reference',
    edits: [
      {
        file: 'features/payments/server/create-provider-payment.ts',
        from: 'mayExist ? await lookUp(context, payment) : undefined',
        to: 'mayExist ? undefined : undefined',
      },
    ],
  },
  /** A returned contribution stays in the ledger. */
  notReversed: {
    name: 'a return that is not reversed',
    edits: [
      {
        file: 'features/contributions/paying/server/payment-handler.ts',
        from: 'if (returnedCents === contribution.returnedCents) {',
        to: 'if (returnedCents >= 0) {',
      },
    ],
  },
} as const satisfies Record<string, Mutant>;

export type MutantName = keyof typeof MUTANTS;
