import { deleteAccounts } from '#features/accounts/profile/server/delete-users.ts';
import { listUsers } from '#features/accounts/team/server/admin-list.ts';
import { listDeposits } from '#features/deposits/server/admin/admin-list.ts';
import { deleteDeposits } from '#features/deposits/server/delete-deposits.ts';
import { readMembersAmong } from '#features/memberships/server/read-memberships.ts';
import { deleteApplications } from '#features/reviews/server/delete-applications.ts';
import { listForAdmins } from '#features/reviews/server/list-applications.ts';
import { listEntries, removeEntries } from '#features/waitlist/server/admin-list.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import type { BulkType } from '../rules.ts';

type Kept = { id: string; reason: string };
type Deletion = { deleted: readonly string[]; kept?: readonly Kept[] };
type Scope = { context: Context; tx: TransactionContext; actor: Session };

/** How each kind of record is named in `ids`, listed and deleted. */
type Kind = {
  readId(given: string): string | undefined;
  list(context: Context, search: string | undefined, request: PageRequest): Promise<Page<string>>;
  remove(scope: Scope, ids: readonly string[]): Promise<Deletion>;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const uuid = (given: string) => (UUID.test(given) ? given.toLowerCase() : undefined);
const idsOf = async (page: Promise<Page<{ id: string }>>): Promise<Page<string>> => {
  const { items, nextCursor } = await page;
  return { items: items.map(({ id }) => id), nextCursor };
};

const KINDS: Record<BulkType, Kind> = {
  applications: {
    readId: normaliseEmail,
    async list(context, search, request) {
      const page = await listForAdmins(context, { search }, 'newest', request);
      return { items: page.items.map(({ email }) => email), nextCursor: page.nextCursor };
    },
    remove: ({ tx, actor }, ids) => deleteApplications(tx, actor, ids),
  },
  users: {
    readId: uuid,
    list: (context, search, request) => idsOf(listUsers(context, { search }, request)),
    remove: removeUsers,
  },
  deposits: {
    readId: uuid,
    list: (context, search, request) => idsOf(listDeposits(context, { search }, request)),
    remove: ({ tx, actor }, ids) => deleteDeposits(tx, actor, ids),
  },
  waitlist: {
    readId: uuid,
    list: (context, search, request) => idsOf(listEntries(context, { search }, request)),
    remove: async ({ tx, actor }, ids) => ({ deleted: await removeEntries(tx, actor, ids) }),
  },
};

const MEMBER_KEPT =
  'A member of a formed group is not deleted: ban the account, or end the membership first.';

/** Members stay: their seat, payments and statements name them. */
async function removeUsers(
  { context, tx, actor }: Scope,
  ids: readonly string[],
): Promise<Deletion> {
  const members = await readMembersAmong(tx, ids);
  const others = ids.filter((id) => !members.includes(id));
  const { deleted, kept } = await deleteAccounts(context, tx, actor, others);
  return { deleted, kept: [...kept, ...members.map((id) => ({ id, reason: MEMBER_KEPT }))] };
}

/**
 * Deletes what exists and may be deleted in one transaction, and returns for the rest why it was
 * kept.
 */
export async function bulkDelete(
  context: Context,
  actor: Session,
  { type, ids }: { type: BulkType; ids: readonly string[] },
): Promise<{ deletedCount: number; kept: Kept[] }> {
  const kind = KINDS[type];
  const asked = new Map(ids.map((given) => [kind.readId(given) ?? given, given]));
  const known = [...asked.keys()].filter((id) => kind.readId(id) !== undefined);
  const { deleted, kept = [] } = await inTransaction(context, (tx) =>
    kind.remove({ context, tx, actor }, known),
  );
  const answered = new Set([...deleted, ...kept.map(({ id }) => id)]);
  const missing = [...asked.entries()].flatMap(([id, given]) =>
    answered.has(id) ? [] : [{ id: given, reason: 'It is not there (any more).' }],
  );
  return { deletedCount: deleted.length, kept: [...kept, ...missing] };
}

const SELECTION_PAGE = 1_000;

/** Everything a search matches, to delete all of it. */
export async function listMatches(
  context: Context,
  query: { type: BulkType; search?: string | undefined; cursor?: string | undefined },
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const { type, search, cursor } = query;
  const page = await KINDS[type].list(context, search, { cursor, limit: SELECTION_PAGE });
  return { ids: page.items, nextCursor: page.nextCursor };
}
