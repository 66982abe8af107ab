import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { type Clock, systemClock } from './clock.ts';
import { sandboxClock } from './tables.ts';

export type SandboxClock = Clock & {
  /** Moves the clock of all processes forward. */
  advance(milliseconds: number): Promise<void>;
  /** Reads the shared offset again. */
  refresh(): Promise<void>;
  close(): void;
};

const REFRESH_MS = 1_000;
const ROW = 'clock';

/** A clock that can be moved forward, to try out what happens after 120 days. */
export function createSandboxClock(db: Executor): SandboxClock {
  let offset = 0;
  const refresh = async () => {
    const [row] = await db.select().from(sandboxClock);
    offset = row?.offsetMs ?? 0;
  };
  const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_MS).unref();
  return {
    now: () => new Date(systemClock.now().getTime() + offset),
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
        .returning({ offsetMs: sandboxClock.offsetMs });
      offset = saved?.offsetMs ?? offset;
    },
    refresh,
    close: () => clearInterval(timer),
  };
}
