import { isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { type Clock, systemClock } from './clock.ts';
import { sandboxClock } from './tables.ts';

export type SandboxClock = Clock & {
  /** Moves the clock of all processes forward. */
  advance(milliseconds: number): Promise<void>;
  /** Reads the shared offset again. */
  refresh(): Promise<void>;
  /** Goes on where a clock that stands still was left; one that never stands is not changed. */
  resume(): Promise<void>;
  close(): Promise<void>;
};

/** The channel on which a process says that it has moved the clock. */
export const CLOCK_CHANNEL = 'sandbox_clock_moved';

/** For messages that were lost. */
const REFRESH_MS = 10_000;
/** How often a standing clock's time is written down: so much a killed process may lose. */
const NOTE_MS = 10_000;
const ROW = 'clock';

/** A clock that can be moved forward, to try out what happens after 120 days. */
export function createSandboxClock(db: Executor): SandboxClock {
  let offset = 0;
  let note: ReturnType<typeof setInterval> | undefined;
  const now = () => new Date(systemClock.now().getTime() + offset);
  const refresh = async () => {
    const [row] = await db.select().from(sandboxClock);
    offset = row?.offsetMs ?? 0;
  };
  const noteTime = async () => {
    await db.update(sandboxClock).set({ standsAt: now() }).where(isNotNull(sandboxClock.standsAt));
  };
  const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_MS).unref();
  return {
    now,
    async advance(milliseconds) {
      const row = { id: ROW, offsetMs: milliseconds, updatedAt: systemClock.now() };
      const [saved] = await db
        .insert(sandboxClock)
        .values(row)
        .onConflictDoUpdate({
          target: sandboxClock.id,
          set: {
            offsetMs: sql`${sandboxClock.offsetMs} + ${milliseconds}`,
            updatedAt: row.updatedAt,
          },
        })
        .returning({
          offsetMs: sandboxClock.offsetMs,
          isTold: sql`pg_notify(${CLOCK_CHANNEL}, '')`,
        });
      offset = saved?.offsetMs ?? offset;
      if (note) await noteTime();
    },
    refresh,
    async resume() {
      await refresh();
      const [row] = await db.select().from(sandboxClock);
      if (!row?.standsAt) return;
      // A killed process wrote its time down some seconds before its end: time never goes back.
      offset = row.standsAt.getTime() + NOTE_MS - systemClock.now().getTime();
      const updatedAt = systemClock.now();
      await db.update(sandboxClock).set({ offsetMs: offset, standsAt: now(), updatedAt });
      note = setInterval(() => void noteTime().catch(() => {}), NOTE_MS).unref();
    },
    async close() {
      clearInterval(timer);
      clearInterval(note);
      if (note) await noteTime();
    },
  };
}

/** Lets the clock of a new database begin at a moment, and stand still while nothing runs. */
export async function beginStandingClock(db: Executor, standsAt: Date): Promise<void> {
  const row = { id: ROW, offsetMs: 0, standsAt, updatedAt: systemClock.now() };
  await db
    .insert(sandboxClock)
    .values(row)
    .onConflictDoUpdate({ target: sandboxClock.id, set: row });
}
