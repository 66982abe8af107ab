import { applicationErrors } from '#features/applications/errors.ts';
import { isPaperRequested } from '#features/applications/rules.ts';
import { readApplicationById } from '#features/applications/server/read-application.ts';
import { readConsents } from '#features/applications/server/read-consents.ts';
import { dollarsOf } from '#features/applications/server/to-record.ts';
import { listAuditOf } from '#features/audit/server/list-audit.ts';
import { stateOfDeposits } from '#features/deposits/deposit-state.ts';
import { readDepositsOf } from '#features/deposits/server/admin/list-deposits.ts';
import { documentFields, listDocuments } from '#features/documents/server/list-documents.ts';
import { listGroupsOf } from '#features/groups/server/list-groups.ts';
import { readApplicationsOfMembers } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { ApplicationDetails } from '../contract.ts';
import { readClaim } from './claim-application.ts';
import { readDecision } from './decisions/decide-income.ts';
import { findNotes } from './queries.ts';

/** Everything that is stored of an application, with document links for this admin. */
export async function readForAdmin(
  context: Context,
  { userId: adminId }: Session,
  id: string,
): Promise<ApplicationDetails> {
  // Before the row: a decision that takes effect between the two reads is still shown as pending,
  // so that the page reads again. The other way round it would be lost, with the status before it.
  const decision = await readDecision(context, id);
  const row = await readApplicationById(context, id);
  if (!row) throw applicationErrors.APPLICATION_NOT_FOUND();
  const [documents, consents, notes, money, claim, groups, seats] = await Promise.all([
    listDocuments(context, id, { id: adminId, role: 'admin' }),
    readConsents(context, id),
    findNotes(context.db, id),
    readDepositsOf(context, row),
    readClaim(context, id),
    listGroupsOf(context, [id]),
    readApplicationsOfMembers(context, [id]),
  ]);
  const { monthlyDebtCents, monthlyRentCents, createdAt, updatedAt, waitingSince, ...rest } = row;
  const { affordabilityConfirmedAt, ...fields } = rest;
  const { deposits, sandboxDeposits, current } = money;
  const ownDeposits = [...deposits, ...sandboxDeposits];
  const audit = await listAuditOf(context, [id, ...ownDeposits.map((deposit) => deposit.id)]);
  return {
    ...fields,
    monthlyDebt: dollarsOf(monthlyDebtCents),
    monthlyRent: dollarsOf(monthlyRentCents),
    affordabilityConfirmedAt: affordabilityConfirmedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    waitingSince: waitingSince?.toISOString() ?? null,
    isPaperRequested: isPaperRequested(row),
    isMember: seats.length > 0,
    claim,
    decision,
    groups,
    dispute: current.find(({ dispute }) => dispute)?.dispute ?? null,
    depositStatus: stateOfDeposits(current),
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
