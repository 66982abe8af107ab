import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { openPostgres } from '#db/postgres.ts';
import { lastMigration } from '#db/run-migrations.ts';
import { findProcesses } from '#platform/processes/queries.ts';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import { spawnServer, startServerProcess } from '#testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '#testing/setup/lifted-limits.ts';
import { findTraps } from '#testing/upgrade/find-traps.ts';
import { plantMigration } from '#testing/upgrade/plant-migration.ts';
import { loadVersion1 } from '#testing/upgrade/recorded-version.ts';
import { MIGRATIONS_FOLDER } from './new-database.ts';

const root = mkdtempSync(join(tmpdir(), 'casa-side-by-side-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a migration of the next version may do: it adds to small and to large tables. */
const NEXT_VERSION = `
  create table planted (id uuid primary key, mail_id uuid references mails (id));
  --> statement-breakpoint
  alter table waitlist_entries add column planted text not null default '';
  --> statement-breakpoint
  alter table mails add column planted int;
`;
const BEFORE = 20;
const AT_ONCE = 4;

describe('an upgrade without downtime', () => {
  it('migrates under running processes, which serve and work on, and end without a loss', async () => {
    expect(findTraps(NEXT_VERSION)).toEqual([]);
    const newest = lastMigration(MIGRATIONS_FOLDER);
    const DATABASE_URL = await createEmptyPostgres();
    const database = openPostgres({
      connectionString: DATABASE_URL,
      maxConnections: 2,
      onError: () => {},
    });
    await loadVersion1(database, MIGRATIONS_FOLDER);
    const settings = { ...LIFTED_LIMITS, DATABASE_URL, PAGES: 'development', LOG_LEVEL: 'error' };
    const web = await startServerProcess({ ...settings, ROLE: 'web' });
    const worker = await startServerProcess({ ...settings, ROLE: 'worker' });
    const answers: number[] = [];
    let isUpgraded = false;
    let since = 0;
    // People come before, during and after the upgrade.
    const visit = async (visitor: number) => {
      for (let index = 0; since < BEFORE; index += 1) {
        const response = await fetch(`${web.url}/api/waitlist`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            firstName: 'N',
            lastName: 'N',
            email: `side-${visitor}-${index}@example.com`,
            applicantProfile: 'others',
          }),
        });
        answers.push(response.status);
        if (isUpgraded) since += 1;
      }
    };
    const upgrade = async () => {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(BEFORE), { timeout: 60_000 });
      const applied = await database.migrate(
        plantMigration(join(root, 'next'), NEXT_VERSION, newest),
      );
      isUpgraded = true;
      return applied;
    };
    const [applied] = await Promise.all([
      upgrade(),
      ...Array.from({ length: AT_ONCE }, (_, visitor) => visit(visitor)),
    ]);
    expect(applied).toContain('planted');
    expect(new Set(answers)).toEqual(new Set([200]));
    await vi.waitFor(
      async () => {
        const [row] = await selectRows<{ sent: number }>(
          database.executor,
          sql`select count(*)::int as sent from mails
            where recipient like 'side-%' and status = 'sent' and attempts = 1`,
        );
        expect(row?.sent).toBe(answers.length);
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(await fetch(`${web.url}/readyz`).then((answer) => answer.json())).toEqual({
      status: 'ready',
    });

    // The version before does not start any more, and says why; those that run end in peace.
    const late = await spawnServer({ ...settings, ROLE: 'web' });
    expect(await late.ended).toBe(1);
    expect(late.output()).toContain('made by a newer version of the product');
    await late.stop();
    for (const server of [worker, web]) {
      await server.stop();
      expect(await server.ended).toBe(0);
    }
    expect(await findProcesses(database.executor)).toEqual([]);
    await database.close();
  }, 240_000);
});
