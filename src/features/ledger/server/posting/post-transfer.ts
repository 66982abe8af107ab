import type { TransactionContext } from '#platform/context.ts';
import { kindOf } from '../../accounts.ts';
import type { CooperativeEntry, Entry, GroupEntry } from '../../entry.ts';
import { postEntries } from './post-entry.ts';

type Side = Pick<CooperativeEntry, 'scope' | 'legs'> | Pick<GroupEntry, 'scope' | 'legs'>;
type Fields = Omit<CooperativeEntry, 'scope' | 'legs'>;

/**
 * Moves money between two scopes by an entry in each, with the same key. The assets that one scope
 * loses, the other gains.
 */
export async function postTransfer(
  tx: TransactionContext,
  { sides, ...fields }: Fields & { sides: readonly [Side, Side] },
): Promise<void> {
  const entries = sides.map((side): Entry => ({ ...fields, ...side }) as Entry);
  const [first, second] = entries;
  if (first?.scope === second?.scope) throw new RangeError('a transfer is between two scopes');
  const moved = entries
    .flatMap(({ scope, legs }) => legs.map((leg) => ({ ...leg, kind: kindOf(scope, leg.account) })))
    .filter(({ kind }) => kind === 'asset')
    .reduce((sum, { cents }) => sum + cents, 0);
  if (moved !== 0) throw new RangeError(`transfer ${fields.key}: assets change by ${moved}`);
  await postEntries(tx, entries);
}
