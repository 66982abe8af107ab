import type { Executor } from '#db/executor.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { groupName } from '../rules.ts';
import {
  findFormedGroups,
  findFormedPage,
  findGroup,
  findGroupsByIds,
  type GroupRow,
} from './queries.ts';

export type Group = GroupRow;
type Reader = { readonly db: Executor };

/** A group by its id. */
export function readGroup({ db }: Reader, id: string): Promise<Group | undefined> {
  return findGroup(db, id);
}

/** The group of a row that refers to it by a foreign key, such as a membership. */
export async function readGroupOf(
  { db }: Reader,
  { groupId }: { readonly groupId: string },
): Promise<Group> {
  const group = await findGroup(db, groupId);
  if (!group) throw new Error(`there is no group ${groupId}`);
  return group;
}

/** Several groups, by id. */
export async function readGroups(
  { db }: Reader,
  ids: readonly string[],
): Promise<Map<string, Group>> {
  const rows = await findGroupsByIds(db, ids);
  return new Map(rows.map((group) => [group.id, group]));
}

/** The names of several groups, by id. */
export async function readGroupNames(
  { db }: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = [...(await readGroups({ db }, ids)).values()];
  return new Map(rows.map(({ id, planId, number }) => [id, groupName(planId, number)]));
}

/** The groups that have formed and are not complete, the oldest first. */
export function listFormedGroups({ db }: Reader): Promise<Group[]> {
  return findFormedGroups(db);
}

/** The same, page by page: those of a mode; the cursor is the last group of the page before. */
export async function pageFormedGroups(
  { db }: Reader,
  { mode, cursor, limit }: PageRequest & { mode: PaymentMode },
): Promise<Page<Group>> {
  const found = await findFormedPage(db, { mode, after: cursor, limit: limit + 1 });
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
