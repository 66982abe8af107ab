import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Executor, selectRows } from '#db/executor.ts';
import type { DeskArea } from '#shared/desk-areas.ts';
import type { Context } from '../context.ts';

/** What a feature needs to say what waits; the viewer is who looks at the desk. */
export type DeskReader = Pick<Context, 'db' | 'clock' | 'payments' | 'config'> & {
  readonly viewerId: string;
};

/** One thing that waits for the staff, with its one action. */
export type Wait = {
  readonly id: string;
  readonly since: Date;
  readonly deadline?: Date | undefined;
  /** Whose it is: a name, a group, or what failed. */
  readonly who: string;
  readonly person?: PersonRef | undefined;
  readonly sentence: string;
  readonly cents?: number | undefined;
  readonly action: { readonly label: string } & (
    | { readonly href: string; readonly isOutside?: boolean }
    /** Done by a button, about this id. */
    | { readonly does: 'resend-mail' | 'rerun-job' }
  );
};

/** Somebody's page: by their account, or by their application while they have none. */
export type PersonRef = { readonly userId: string } | { readonly applicationId: string };

/** A kind of thing that waits, named in the `feature.ts` of the feature that knows it. */
export type WaitingKind = {
  readonly title: string;
  readonly area: DeskArea;
  /** Who does it. */
  readonly whom: string;
  /** The page that lists all of them; its entry of the menu shows the number. */
  readonly list: string;
  /** How many wait, counted up to `MAX_COUNTED`. */
  count(reader: DeskReader): Promise<number>;
  /** The longest waiting first. */
  find(reader: DeskReader, most: number): Promise<Wait[]>;
};

/** Counting stops here: a desk does not need to know more, and stays fast. */
export const MAX_COUNTED = 1_000;

export async function countUpTo(
  db: Executor,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count
      from (select from ${table} where ${condition} limit ${MAX_COUNTED}) as counted`,
  );
  return row?.count ?? 0;
}

const kinds = new Map<string, WaitingKind>();

export function registerWaits(given: Readonly<Record<string, WaitingKind>>): void {
  for (const [name, kind] of Object.entries(given)) kinds.set(name, kind);
}

/** Every kind that a reader of these areas may see, with its name. */
export function waitingKinds(areas: ReadonlySet<DeskArea>): (WaitingKind & { name: string })[] {
  return [...kinds].flatMap(([name, kind]) => (areas.has(kind.area) ? [{ ...kind, name }] : []));
}
