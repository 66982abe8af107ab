/** A deliberate fault in the product's source: proof that the harness can find one. */
export type Mutant = {
  readonly name: string;
  readonly edits: readonly { file: string; from: string; to: string }[];
};

export const MUTANTS = {
  /** Asking the provider again after a crash makes a second payment. */
  randomKey: {
    name: 'a random idempotency key',
    edits: [
      {
        file: 'features/deposits/server/start-deposit.ts',
        from: 'key: `deposit-',
        to: 'key: context.randomness.id() + `deposit-',
      },
    ],
  },
  /** A paid deposit is paid again by each event; the constraints alone have to hold. */
  noGuard: {
    name: 'no guard on the status',
    edits: [
      {
        file: 'features/deposits/rules.ts',
        from: "status === 'pending' || status === 'failed' || status === 'expired'",
        to: 'true',
      },
    ],
  },
  /** The same without the constraint on the ledger's movements. */
  noGuardNoConstraint: {
    name: 'no guard on the status, and no unique movement in the ledger',
    edits: [
      {
        file: 'features/deposits/rules.ts',
        from: "status === 'pending' || status === 'failed' || status === 'expired'",
        to: 'true',
      },
      {
        file: 'features/ledger/server/post-movement.ts',
        from: '    ...fields,\n',
        to: '    ...fields,\n    key: fields.key + tx.randomness.id(),\n',
      },
    ],
  },
  /** The steps of a settlement commit one by one. */
  noTransaction: {
    name: 'a settlement without a transaction',
    edits: [
      {
        file: 'features/deposits/server/settle-deposit.ts',
        from: 'inTransaction(context, (tx) => followPayment(tx, payment, seen))',
        to: 'followPayment(context as never, payment, seen)',
      },
    ],
  },
  /** Nobody asks about a payment whose webhook was lost. */
  noReconciliation: {
    name: 'no reconciliation',
    edits: [
      {
        file: 'features/deposits/server/reconcile-deposits.ts',
        from: 'for (const deposit of due)',
        to: 'for (const deposit of due.slice(0, 0))',
      },
    ],
  },
} as const satisfies Record<string, Mutant>;

export type MutantName = keyof typeof MUTANTS;
