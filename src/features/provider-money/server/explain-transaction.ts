import { recordAudit } from '#features/audit/server/record-audit.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { ProviderTransactionView } from '../contract.ts';
import { providerMoneyErrors } from '../errors.ts';
import type { ExplainedAccount } from '../rules.ts';
import { explain, lockTransaction } from './explained-queries.ts';
import { explainedEntry } from './postings.ts';

import { viewer } from './read-provider-money.ts';

type Explanation = { id: string; account: ExplainedAccount; note: string };

/**
 * A treasurer says what a transaction is that matches nothing: it is booked against the account
 * they chose, or only noted if it is not in dollars. A repeat of the same explanation changes nothing.
 */
export async function explainTransaction(
  context: Context,
  actor: Session,
  { id, account, note }: Explanation,
): Promise<ProviderTransactionView> {
  const explained = await inTransaction(context, async (tx) => {
    const row = await lockTransaction(tx.db, context.payments.mode, id);
    if (!row) throw providerMoneyErrors.TRANSACTION_NOT_FOUND();
    if (row.explainedAccount === account && row.explainedNote === note) return row;
    if (row.matchedAs) throw providerMoneyErrors.TRANSACTION_MATCHED();
    const isBooked = row.amountCents !== 0 && row.currency === 'USD';
    if (isBooked) await postEntry(tx, explainedEntry(row, account));
    await recordAudit(tx, {
      actor,
      action: 'provider-transaction.explained',
      subject: { type: 'system', id: `provider-transaction:${id}`, label: row.type },
      after: { cents: row.amountCents, account, note },
    });
    return explain(tx.db, id, {
      matchedAs: 'explained',
      explainedAccount: account,
      explainedNote: note,
      explainedBy: actor.email,
      explainedAt: tx.clock.now(),
    });
  });
  const show = await viewer(context, [explained]);
  return show({ ...explained, providerId: explained.id });
}
