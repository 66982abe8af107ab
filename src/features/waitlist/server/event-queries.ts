import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { eventRegistrations, events, waitlistEntries } from './tables.ts';

export type EventRow = typeof events.$inferSelect;

/** The next event, or the last one if none is planned. */
export async function findCurrentEvent(db: Executor, now: Date): Promise<EventRow | undefined> {
  const [next] = await db
    .select()
    .from(events)
    .where(gt(events.endsAt, now))
    .orderBy(asc(events.endsAt))
    .limit(1);
  if (next) return next;
  const [last] = await db.select().from(events).orderBy(desc(events.endsAt)).limit(1);
  return last;
}

export const findEvent = (db: Executor, id: string) => findRow(db, events, eq(events.id, id));

/** Every event with its number of registrations, newest first. */
export function findEvents(db: Executor) {
  return db
    .select({ event: events, registrations: count(eventRegistrations.entryId) })
    .from(events)
    .leftJoin(eventRegistrations, eq(eventRegistrations.eventId, events.id))
    .groupBy(events.id)
    .orderBy(desc(events.startsAt));
}

/** Inserts an event; false when its tag exists already. */
export async function insertEvent(
  db: Executor,
  event: typeof events.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(events)
    .values(event)
    .onConflictDoNothing({ target: events.tag })
    .returning({ id: events.id });
  return added.length === 1;
}

export async function updateEvent(
  db: Executor,
  id: string,
  changes: Partial<EventRow>,
): Promise<void> {
  await db.update(events).set(changes).where(eq(events.id, id));
}

export function countRegistrations(db: Executor, eventId: string): Promise<number> {
  return db.$count(eventRegistrations, eq(eventRegistrations.eventId, eventId));
}

export async function isRegistered(db: Executor, eventId: string, email: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(eventRegistrations)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, eventRegistrations.entryId))
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(waitlistEntries.list, 'event'),
        eq(waitlistEntries.email, email),
      ),
    );
  return found !== undefined;
}

/** Inserts a registration; false when it exists already. */
export async function insertRegistration(
  db: Executor,
  registration: typeof eventRegistrations.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(eventRegistrations)
    .values(registration)
    .onConflictDoNothing()
    .returning({ eventId: eventRegistrations.eventId });
  return added.length === 1;
}

/** Advisory lock: one transaction at a time registers people. */
export async function lockRegistrations(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('event registrations'))`);
}

/** In the order of registration. */
export function findRegistrations(db: Executor, eventId: string) {
  return db
    .select({
      id: waitlistEntries.id,
      firstName: waitlistEntries.firstName,
      lastName: waitlistEntries.lastName,
      email: waitlistEntries.email,
      phone: waitlistEntries.phone,
      registeredAt: eventRegistrations.registeredAt,
    })
    .from(eventRegistrations)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, eventRegistrations.entryId))
    .where(eq(eventRegistrations.eventId, eventId))
    .orderBy(asc(eventRegistrations.registeredAt))
    .limit(5_000);
}

const isInterested = and(
  eq(waitlistEntries.list, 'event'),
  eq(waitlistEntries.wantsNextEvent, true),
);

export function countInterested(db: Executor): Promise<number> {
  return db.$count(waitlistEntries, isInterested);
}

/** A batch of people who asked to be notified of the next event, locked. */
export function lockInterested(db: Executor, limit: number) {
  return db
    .select()
    .from(waitlistEntries)
    .where(isInterested)
    .orderBy(asc(waitlistEntries.id))
    .limit(limit)
    .for('update');
}
