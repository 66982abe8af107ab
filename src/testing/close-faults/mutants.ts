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
} as const satisfies Record<string, Mutant>;

export type CloseMutant = keyof typeof CLOSE_MUTANTS;
