import type { Mutant } from '../deposit-faults/mutants.ts';

const CONFIRMS = `async (tx) => {
    const entry = await lockWaiting(tx, id);
    // Read from the database`;

/** Deliberate bugs in the product's source: they prove that the harness can detect them. */
export const CLOSE_MUTANTS = {
  /** The steps of a confirmation commit separately. */
  noTransaction: {
    name: 'a confirmation without a transaction',
    edits: [
      {
        file: 'features/approvals/server/decide-approval.ts',
        from: `inTransaction(context, ${CONFIRMS}`,
        to: `((given, act) => act(given))(context as never, ${CONFIRMS}`,
      },
    ],
  },
  /** A close that somebody has asked for can be asked for again. */
  askedTwice: {
    name: 'no look whether somebody has asked',
    edits: [
      {
        file: 'features/month-end/server/request-close.ts',
        from: 'if (!isFirst) throw monthEndErrors.CLOSE_ASKED();',
        to: '',
      },
    ],
  },
  /** A transaction of the provider is matched, and then posted by a commit of its own. */
  matchedFirst: {
    name: 'matching and posting apart',
    edits: [
      {
        file: 'features/provider-money/server/match-transactions.ts',
        from: 'inTransaction(context, (tx) => matchBatch(tx, context.payments.mode, from))',
        to: 'matchBatch(context as never, context.payments.mode, from)',
      },
      {
        file: 'features/provider-money/server/match-transactions.ts',
        from: `await postMatched(tx, rows, matches);
  await saveMatches(tx.db, matches);`,
        to: `await saveMatches(tx.db, matches);
  await postMatched(tx, rows, matches);`,
      },
    ],
  },
} as const satisfies Record<string, Mutant>;

export type CloseMutant = keyof typeof CLOSE_MUTANTS;
