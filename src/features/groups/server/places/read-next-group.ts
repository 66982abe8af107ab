import type { NextGroup } from '#features/deposits/contract.ts';
import { EXTENSION_DAYS } from '#features/program-rules/constants.ts';
import type { Context } from '#platform/context.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { windowEnd } from '../../window.ts';
import { findOpenGroup, type GroupKind } from '../queries.ts';

/** The group in which the next paid deposit of a plan takes its place; without one, a new one. */
export async function readNextGroup(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  kind: GroupKind,
): Promise<NextGroup> {
  const now = clock.now();
  const open = await findOpenGroup(db, kind, now);
  const closesAt = open?.closesAt ?? windowEnd(now);
  const isExtended = open ? open.extendedAt !== null : false;
  return {
    isNew: !open,
    members: open?.memberCount ?? 0,
    capacity: open?.capacity ?? config.GROUP_CAPACITY,
    closesAt: closesAt.toISOString(),
    latestAt: (isExtended ? closesAt : daysLater(closesAt, EXTENSION_DAYS)).toISOString(),
    isExtended,
    wasFull: Boolean(open?.filledAt),
  };
}
