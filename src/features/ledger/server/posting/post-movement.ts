import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { Money } from '#shared/text/money.ts';
import type { CooperativeAccount } from '../../accounts.ts';
import type { CooperativeEntry } from '../../entry.ts';
import { postEntry } from './post-entry.ts';

export type Movement = Pick<CooperativeEntry, 'book' | 'key' | 'kind' | 'subjectId'> & {
  amount: Money;
  /** The account the amount is debited to. */
  debit: CooperativeAccount;
  /** The account it is credited to. */
  credit: CooperativeAccount;
};

/** Posts an amount from one account of the cooperative to another, effective today. */
export async function postMovement(tx: TransactionContext, movement: Movement): Promise<void> {
  const { amount, debit, credit, ...fields } = movement;
  if (amount.cents <= 0)
    throw new RangeError(`a movement needs an amount above zero: ${fields.key}`);
  await postEntry(tx, {
    ...fields,
    scope: 'cooperative',
    isDatedWhenPosted: true,
    effectiveOn: dateOf(tx.clock.now()),
    legs: [
      { account: debit, cents: amount.cents },
      { account: credit, cents: -amount.cents },
    ],
  });
}
