import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { selectRows } from './executor.ts';

const root = mkdtempSync(join(tmpdir(), 'casa-embedded-'));
const made = join(root, 'made');
// A new database takes seconds: it is made once, and each test begins with a copy.
beforeAll(async () => (await openEmbedded(made)).close());
afterAll(() => rmSync(root, { recursive: true, force: true }));

function copyAs(name: string): string {
  const folder = join(root, name);
  cpSync(made, folder, { recursive: true });
  return folder;
}

/** Writes numbered rows and prints each number once its row is committed. */
const WRITER = `
import { sql } from 'drizzle-orm';
import { openEmbedded } from '#db/embedded.ts';
const { executor } = await openEmbedded(process.argv[1]);
await executor.execute(sql\`create table if not exists numbers (n int primary key)\`);
for (let n = 0; ; n += 1) {
  await executor.execute(sql\`insert into numbers values (\${n})\`);
  process.stdout.write(n + '\\n');
}
`;

describe('openEmbedded', () => {
  it('makes its folder readable to its owner only, and refuses a second process', async () => {
    const folder = made;
    const database = await openEmbedded(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'db')).mode & 0o777).toBe(0o700);
    await expect(openEmbedded(folder)).rejects.toThrow(/is in use by another running copy/);
    await database.close();
    const again = await openEmbedded(folder);
    await again.close();
  });

  it('creates a database anew whose creation was interrupted', async () => {
    const folder = copyAs('interrupted');
    // What a kill leaves that comes while the files are written.
    writeFileSync(join(folder, 'db-unfinished'), '');
    rmSync(join(folder, 'db/base'), { recursive: true });
    const database = await openEmbedded(folder);
    expect(await selectRows(database.executor, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, 'db-unfinished'))).toBe(false);
    await database.close();
  });

  it('loses no committed row when its process is killed', async () => {
    const folder = copyAs('killed');
    const writer = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', WRITER, folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let last = -1;
    await new Promise<void>((resolve) => {
      writer.stdout.on('data', (chunk: Buffer) => {
        last = Number(chunk.toString().trim().split('\n').at(-1));
        if (last > 200) writer.kill('SIGKILL');
      });
      writer.once('exit', () => resolve());
    });
    const database = await openEmbedded(folder);
    const rows = await selectRows<{ n: number }>(
      database.executor,
      sql`select n from numbers order by n`,
    );
    expect(last).toBeGreaterThan(200);
    expect(rows.length).toBeGreaterThan(last);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, index) => index));
    await database.close();
  }, 60_000);
});
