import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { openPostgres } from '#db/postgres.ts';
import { startPostgresServer } from '#testing/servers/postgres-server.ts';
import { startServerProcess } from '#testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '#testing/setup/lifted-limits.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';

/** Only root can make a small disk, and it takes a while: `npm run test:long`. */
const CAN_MOUNT = IS_LONG && process.platform === 'linux' && process.getuid?.() === 0;
/** The database's own files and its log need about 100 MB. */
const DISK = 'size=220m';

const entry = (email: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ firstName: 'Ana', lastName: 'Lima', email, applicantProfile: 'others' }),
});

describe.skipIf(!CAN_MOUNT)('a database whose disk is full', () => {
  it('answers 503 with a sentence, loses nothing acknowledged, and recovers', async () => {
    const disk = mkdtempSync(join(tmpdir(), 'casa-small-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk]);
    const closing: (() => unknown)[] = [() => execFileSync('umount', ['-l', disk])];
    try {
      const postgres = await startPostgresServer({ keptIn: join(disk, 'pg') });
      closing.unshift(() => postgres.stop());
      const server = await startServerProcess({
        DATABASE_URL: postgres.url('postgres'),
        PAGES: 'development',
        ...LIFTED_LIMITS,
      });
      closing.unshift(() => server.stop());
      const enter = (email: string) => fetch(`${server.url}/api/waitlist`, entry(email));
      const ready = async () => (await fetch(`${server.url}/readyz`)).status;
      const acknowledged: string[] = [];
      const others = new Set<string>();
      let refused: Record<string, unknown> | undefined;
      const send = async (email: string) => {
        const answer = await enter(email);
        if (answer.status === 200) acknowledged.push(email);
        else if (answer.status === 503) refused = await answer.json();
        else others.add(`${answer.status} ${await answer.text()}`);
      };
      await send('first@disk.example.com');
      expect(acknowledged).toHaveLength(1);

      const filling = join(disk, 'filling');
      fill(filling);
      for (let index = 0; !refused && index < 5_000; index += 1) {
        await send(`${index}@disk.example.com`);
      }
      expect(refused).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringContaining('Nothing was lost'),
      });
      expect(await ready()).toBe(503);

      rmSync(filling);
      await vi.waitFor(async () => expect(await ready()).toBe(200), {
        timeout: 60_000,
        interval: 500,
      });
      await wait(100);
      const before = acknowledged.length;
      await send('last@disk.example.com');
      expect(acknowledged).toHaveLength(before + 1);
      expect([...others]).toEqual([]);
      const database = openPostgres({
        connectionString: postgres.url('postgres'),
        maxConnections: 1,
        onError: () => {},
      });
      const stored = await selectRows<{ email: string }>(
        database.executor,
        sql`select email from waitlist_entries where email like '%@disk.example.com'`,
      );
      await database.close();
      const kept = new Set(stored.map(({ email }) => email));
      expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    } finally {
      for (const close of closing) await close();
      rmSync(disk, { recursive: true, force: true });
    }
  }, 300_000);
});

/** Writes until nothing more fits. */
function fill(path: string): void {
  const chunk = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) writeFileSync(path, chunk, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
