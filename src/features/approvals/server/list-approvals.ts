import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { shownName } from '#features/accounts/shown-name.ts';
import type { Context } from '#platform/context.ts';
import type { CsvColumns } from '#platform/lists/csv.ts';
import { withSums } from '#platform/lists/state-list.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest, SummedPage } from '#shared/api/paging.ts';
import { centsText } from '#shared/text/money.ts';
import type { Approval } from '../contract.ts';
import { APPROVAL_STATE_NAMES, confirmsFrom } from '../rules.ts';
import { approvalHandlers } from './approval-handler.ts';
import {
  type ApprovalFilter,
  type ApprovalRow,
  findApprovalPage,
  sumApprovals,
} from './queries.ts';

type Reader = Pick<Context, 'db' | 'clock'>;
type Actor = Pick<Session, 'userId'>;

/** Waiting entries first, the oldest in front, then those decided; page by page. */
export function listApprovals(
  context: Reader,
  actor: Actor,
  filter: ApprovalFilter,
  request: PageRequest,
): Promise<SummedPage<Approval>> {
  return withSums(pageApprovals(context, actor, filter, request), request, () =>
    sumApprovals(context.db, filter),
  );
}

/** The same without the sums, for the export. */
export async function pageApprovals(
  context: Reader,
  actor: Actor,
  filter: ApprovalFilter,
  request: PageRequest,
): Promise<Page<Approval>> {
  const { items, nextCursor } = await findApprovalPage(context.db, filter, request);
  return { items: await toViews(context, actor, items), nextCursor };
}

export async function toView(reader: Reader, actor: Actor, row: ApprovalRow): Promise<Approval> {
  const [shown] = await toViews(reader, actor, [row]);
  if (!shown) throw new Error('the entry was not returned');
  return shown;
}

/** Why somebody may not confirm an entry, as far as it is known before they try. */
export function confirmRefusal(
  { enteredById, beneficiaryId }: ApprovalRow,
  { id, adminSince }: { id: string; adminSince: Date | null },
  now: Date,
): Exclude<Approval['refusal'], 'ACCOUNT_OF_ONESELF'> {
  if (enteredById === id) return 'SECOND_ADMIN_NEEDED';
  if (beneficiaryId === id) return 'OWN_BENEFIT';
  return now < confirmsFrom(adminSince ?? now) ? 'ADMIN_TOO_NEW' : null;
}

async function toViews(
  { db, clock }: Reader,
  { userId }: Actor,
  rows: readonly ApprovalRow[],
): Promise<Approval[]> {
  const ids = rows.flatMap(({ enteredById, decidedById }) => [enteredById, decidedById ?? []]);
  const people = await readUsers({ db }, [userId, ...ids.flat()]);
  const reader = people.get(userId) ?? { id: userId, adminSince: null };
  const nameOf = (id: string | null, email: string | null) => {
    const person = id ? people.get(id) : undefined;
    return (person && shownName(person)) || email;
  };
  const own = await accountsOf({ db }, userId, rows);
  const refusalOf = (row: ApprovalRow): Approval['refusal'] => {
    if (row.state !== 'waiting') return null;
    const isOwn = own.has(row.subjectId);
    return confirmRefusal(row, reader, clock.now()) ?? (isOwn ? 'ACCOUNT_OF_ONESELF' : null);
  };
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    summary: row.summary,
    amountCents: row.amountCents,
    details: row.details,
    hasAccount: approvalHandlers.find(row.kind)?.showAccount !== undefined,
    refusal: refusalOf(row),
    state: row.state,
    enteredBy: nameOf(row.enteredById, row.enteredBy) ?? '',
    enteredById: row.enteredById,
    enteredAt: row.enteredAt.toISOString(),
    decidedBy: nameOf(row.decidedById, row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  }));
}

/** The subjects of waiting entries whose account the reader entered. */
async function accountsOf(
  reach: Pick<Context, 'db'>,
  userId: string,
  rows: readonly ApprovalRow[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const waiting = rows.filter(({ state }) => state === 'waiting');
  for (const [kind, ofKind] of Map.groupBy(waiting, (row) => row.kind)) {
    const ids = ofKind.map(({ subjectId }) => subjectId);
    const own = await approvalHandlers.find(kind)?.findAccountsOf?.(reach, userId, ids);
    for (const id of own ?? []) found.add(id);
  }
  return found;
}

export const APPROVAL_COLUMNS: CsvColumns<Approval> = {
  Entered: ({ enteredAt }) => enteredAt,
  What: ({ summary }) => summary,
  Kind: ({ kind }) => kind,
  Amount: ({ amountCents }) => centsText(amountCents),
  State: ({ state }) => APPROVAL_STATE_NAMES[state],
  'Entered by': ({ enteredBy }) => enteredBy,
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
  Reason: ({ reason }) => reason,
  Id: ({ id }) => id,
};
