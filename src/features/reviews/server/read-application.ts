import { applicationErrors } from '#features/applications/errors.ts';
import { findApplicationById } from '#features/applications/server/find-application.ts';
import { readConsents } from '#features/applications/server/read-consents.ts';
import { listAuditOf } from '#features/audit/server/list-audit.ts';
import type { DepositState } from '#features/deposits/deposit-state.ts';
import { readDepositsOf } from '#features/deposits/server/list-deposits.ts';
import { documentFields, listDocuments } from '#features/documents/server/list-documents.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { toDollars, usd } from '#shared/money.ts';
import type { ApplicationDetails } from '../contract.ts';
import { selectNotes } from './queries.ts';

/** Everything that is stored of an application, with document links for this admin. */
export async function readForAdmin(
  context: Context,
  { userId: adminId }: Session,
  id: string,
): Promise<ApplicationDetails> {
  const row = await findApplicationById(context, id);
  if (!row) throw applicationErrors.APPLICATION_NOT_FOUND();
  const [documents, consents, notes, money, audit] = await Promise.all([
    listDocuments(context, id, { id: adminId, role: 'admin' }),
    readConsents(context, id),
    selectNotes(context.db, id),
    readDepositsOf(context, row),
    listAuditOf(context, id),
  ]);
  const { monthlyDebtCents, createdAt, updatedAt, ...fields } = row;
  const { deposits, sandboxDeposits, current } = money;
  return {
    ...fields,
    monthlyDebt: monthlyDebtCents === null ? null : toDollars(usd(monthlyDebtCents)),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    depositStatus: stateOf(current),
    deposits: deposits.map(withoutSecret),
    sandboxDeposits: sandboxDeposits.map(withoutSecret),
    ...documentFields(documents),
    documents,
    consents,
    historyNotes: notes.map(toNoteView),
    audit,
  };
}

export function toNoteView(note: {
  id: string;
  entry: string;
  authorEmail: string | null;
  createdAt: Date;
}) {
  const { id, entry, authorEmail, createdAt } = note;
  return { id, entry, author: authorEmail, datetime: createdAt.toISOString() };
}

/** The client secret of a deposit's payment is only for its owner. */
function withoutSecret<D extends { clientSecret: string | null }>(deposit: D): D {
  return { ...deposit, clientSecret: null };
}

/** The deposit that counts, chosen as in the list; the deposits are ordered newest first. */
function stateOf(
  deposits: readonly { status: DepositState | 'expired'; createdAt: string }[],
): DepositState {
  const newest = [...deposits].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const status = (newest.find((deposit) => deposit.status === 'completed') ?? newest[0])?.status;
  if (!status) return 'none';
  return status === 'expired' ? 'failed' : status;
}
