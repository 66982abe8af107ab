import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { type Sort, toPage } from './keyset.ts';

/** Which events of a seat a source lists. */
export type EventRequest = PageRequest & { membershipId: string };

/** The order of events, newest first. All sources share its name, so they accept one cursor. */
export function eventSort(by: PgColumn, id: PgColumn | SQL): Sort {
  return { name: 'events', by, kind: 'moment', id, direction: 'desc' };
}

type Placed = { id: string; place: string };

/** A page of several sources, each of which was read with `rowsOf` and the same cursor. */
export function mergeEvents<Row extends Placed, Item>(
  sources: readonly (readonly Row[])[],
  limit: number,
  show: (row: Row) => Item,
): Page<Item> {
  const rows = sources.flat().sort((one, other) => compare(other, one));
  return toPage({ name: 'events' }, rows, limit, show);
}

function compare(one: Placed, other: Placed): number {
  if (one.place !== other.place) return one.place < other.place ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
