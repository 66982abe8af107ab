import { and, asc, desc, eq, lt, lte } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { type ExitRow, exits } from './tables.ts';

export async function insertExit(
  db: Executor,
  row: typeof exits.$inferInsert,
): Promise<ExitRow | undefined> {
  const [made] = await db.insert(exits).values(row).onConflictDoNothing().returning();
  return made;
}

export async function findExitOf(db: Executor, membershipId: string): Promise<ExitRow | undefined> {
  const [row] = await db.select().from(exits).where(eq(exits.membershipId, membershipId));
  return row;
}

export function findExitsOfUser(db: Executor, userId: string): Promise<ExitRow[]> {
  return db.select().from(exits).where(eq(exits.userId, userId)).orderBy(desc(exits.madeAt));
}

export function findExitsOfGroup(db: Executor, groupId: string): Promise<ExitRow[]> {
  return db.select().from(exits).where(eq(exits.groupId, groupId)).orderBy(asc(exits.seat));
}

export async function findExit(db: Executor, id: string): Promise<ExitRow | undefined> {
  const [row] = await db.select().from(exits).where(eq(exits.id, id));
  return row;
}

export async function lockExit(db: Executor, id: string): Promise<ExitRow | undefined> {
  const [row] = await db.select().from(exits).where(eq(exits.id, id)).for('update');
  return row;
}

/** The terminated seats of a group, ended by the month's cut-off and not yet topped up for it, ascending, locked. */
export function lockToTopUp(
  db: Executor,
  groupId: string,
  { month, cutOff }: { readonly month: number; readonly cutOff: Date },
): Promise<ExitRow[]> {
  return db
    .select()
    .from(exits)
    .where(
      and(
        eq(exits.groupId, groupId),
        eq(exits.kind, 'terminated'),
        lt(exits.toppedUpMonth, month),
        lte(exits.madeAt, cutOff),
      ),
    )
    .orderBy(asc(exits.seat))
    .for('update');
}

export function findTerminated(db: Executor, book: Book): Promise<ExitRow[]> {
  return db
    .select()
    .from(exits)
    .where(and(eq(exits.book, book), eq(exits.kind, 'terminated')))
    .orderBy(desc(exits.madeAt))
    .limit(500);
}

export async function findGroupsWithTerminated(db: Executor, book: Book): Promise<string[]> {
  const rows = await db
    .selectDistinct({ groupId: exits.groupId })
    .from(exits)
    .where(and(eq(exits.book, book), eq(exits.kind, 'terminated')));
  return rows.map(({ groupId }) => groupId);
}

export async function updateExit(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      ExitRow,
      | 'toppedUpCents'
      | 'toppedUpMonth'
      | 'recoveredCents'
      | 'recoveredFundCents'
      | 'expectedCents'
      | 'updatedAt'
    >
  >,
): Promise<void> {
  await db.update(exits).set(change).where(eq(exits.id, id));
}
