import { isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { type Clock, systemClock } from './clock.ts';
import { sandboxClock } from './tables.ts';

export type SandboxClock = Clock & {
  /** Moves the clock of all processes forward. */
  advance(milliseconds: number): Promise<void>;
  /** Reads the shared offset again. */
  refresh(): Promise<void>;
  /** Continues where a paused clock stopped; a clock that never pauses is not changed. */
  resume(): Promise<void>;
  close(): Promise<void>;
};

/** The channel on which a process announces that it moved the clock. */
export const CLOCK_CHANNEL = 'sandbox_clock_moved';

/** For notifications that were lost. */
const REFRESH_MS = 10_000;
/**
 * How often the time of a clock that can pause is saved; a killed process loses at most this much.
 */
const SAVE_EVERY_MS = 10_000;
const ROW = 'clock';

/** A clock that can be moved forward, to see what happens after 120 days. */
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
      // A killed process saved its time some seconds before its end, and time never goes back.
      offset = row.standsAt.getTime() + SAVE_EVERY_MS - systemClock.now().getTime();
      const updatedAt = systemClock.now();
      await db.update(sandboxClock).set({ offsetMs: offset, standsAt: now(), updatedAt });
      note = setInterval(() => void noteTime().catch(() => {}), SAVE_EVERY_MS).unref();
    },
    async close() {
      clearInterval(timer);
      clearInterval(note);
      if (note) await noteTime();
    },
  };
}

/** Starts the clock of a new database at an instant; it pauses while nothing runs. */
export async function beginStandingClock(db: Executor, standsAt: Date): Promise<void> {
  const row = { id: ROW, offsetMs: 0, standsAt, updatedAt: systemClock.now() };
  await db
    .insert(sandboxClock)
    .values(row)
    .onConflictDoUpdate({ target: sandboxClock.id, set: row });
}
