import type { Executor } from '#db/executor.ts';
import {
  findById,
  findByIds,
  findByUser,
  findByUsers,
  findHistory,
  findHolderStates,
  findHolders,
  findMemberApplications,
  findMemberIds,
} from './queries.ts';
import type { HolderState, MembershipRow } from './tables.ts';

type Reader = { readonly db: Executor };
export type Membership = MembershipRow;
export type { HolderState } from './tables.ts';

export function readMembership({ db }: Reader, id: string): Promise<Membership | undefined> {
  return findById(db, id);
}

export async function readMemberships(
  { db }: Reader,
  ids: readonly string[],
): Promise<Map<string, Membership>> {
  return new Map((await findByIds(db, ids)).map((row) => [row.id, row]));
}

/** Who holds the seats of a group now, by seat. */
export function listHolders({ db }: Reader, groupId: string): Promise<Membership[]> {
  return findHolders(db, groupId);
}

/** The same with few columns, which is faster for the 480 seats of a group. */
export function listHolderStates({ db }: Reader, groupId: string): Promise<HolderState[]> {
  return findHolderStates(db, groupId);
}

/** Everybody who ever held a seat, the first holder first. */
export function listHoldersOfSeat(
  { db }: Reader,
  of: { groupId: string; seat: number },
): Promise<Membership[]> {
  return findHistory(db, of);
}

/** The memberships of a person, including transferred and replaced ones. */
export function listMembershipsOf({ db }: Reader, userId: string): Promise<Membership[]> {
  return findByUser(db, userId);
}

/** The memberships of several people. */
export function listMembershipsOfUsers(
  { db }: Reader,
  userIds: readonly string[],
): Promise<Membership[]> {
  return findByUsers(db, userIds);
}

/** Those of the applications whose people hold or held a seat. */
export function readApplicationsOfMembers(
  { db }: Reader,
  applicationIds: readonly string[],
): Promise<string[]> {
  return findMemberApplications(db, applicationIds);
}

/** Those of the people who hold or held a seat. */
export function readMembersAmong({ db }: Reader, userIds: readonly string[]): Promise<string[]> {
  return findMemberIds(db, userIds);
}
