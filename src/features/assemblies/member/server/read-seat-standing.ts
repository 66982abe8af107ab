import { readPaidUp } from '#features/contributions/server/read-paid-up.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import {
  listMembershipsOf,
  type Membership,
} from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { assemblyErrors } from '../../errors.ts';
import { findPickStates } from '../../holding/server/pick-queries.ts';
import { findByName } from '../../server/queries.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import type { SeatStanding } from '../contract.ts';

/** Why each seat of a user is on the list of an assembly, or not. */
export async function readSeatStanding(
  context: Context,
  { userId }: Pick<Session, 'userId'>,
  { group, month }: { group: string; month: number },
): Promise<{ seat: number; standing: SeatStanding }[]> {
  const assembly = await findByName(context.db, { groupCode: group, month });
  if (!assembly?.listText) throw assemblyErrors.ASSEMBLY_NOT_FOUND();
  const memberships = await listMembershipsOf(context, userId);
  const own = memberships.filter(
    ({ groupId, heldUntil }) => groupId === assembly.groupId && !heldUntil,
  );
  if (own.length === 0) return [];
  const standingOf = await readStandings(context, assembly);
  return own.map((membership) => ({ seat: membership.seat, standing: standingOf(membership) }));
}

async function readStandings(
  context: Context,
  { groupId, month, cutOffAt, closedAt, listText }: AssemblyRow,
): Promise<(membership: Membership) => SeatStanding> {
  const list = readListFile(listText ?? '');
  const selected = new Set(
    (await findPickStates(context.db, groupId))
      .filter((pick) => pick.month < month && pick.status === 'awarded')
      .map(({ seat }) => seat),
  );
  const paidUp = await readPaidUp(context, { groupId, month, cutOffAt });
  return ({ id, seat, createdAt }) => {
    if (list.active.includes(seat)) return 'listed';
    if (selected.has(seat)) return 'selected-before';
    if (list.cancelled.includes(seat)) return 'cancelled';
    if (closedAt && createdAt > closedAt) return 'not-held-then';
    return paidUp.has(id) ? 'unknown' : 'not-paid-up';
  };
}
