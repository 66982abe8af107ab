import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readConfig } from '#platform/settings/config.ts';
import { parseFileKeys } from '#providers/files/keys.ts';
import { TEST_SETTINGS } from '#testing/setup/test-settings.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import { createContext } from '../start/create-context.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const keys = parseFileKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`);

describe('a backup in PostgreSQL', () => {
  const test = useTestApp({ hasRealPasswords: true });
  const folder = mkdtempSync(join(tmpdir(), 'casa-restore-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is restored once, with its guards in force and its people able to sign in', async () => {
    await openTestBrowser(test).signUp('ana@example.com');
    const taken: Buffer[] = [];
    await backUp(test.context, keys, async (archive) => {
      for await (const piece of archive) taken.push(Buffer.from(piece));
    });
    const config = readConfig({
      ...TEST_SETTINGS,
      DATABASE_URL: await createPostgresDatabase(),
      DATA_DIR: folder,
      DEMO: '0',
      ROLE: 'web',
      LOG_LEVEL: 'silent',
    });
    const open = () => createContext(config);
    const into = () => restore(() => piecesOf(Buffer.concat(taken)), keys, { config, open });
    expect((await into()).differences).toEqual([]);
    await expect(into(), 'over data that is there').rejects.toThrow('there is data here already');

    const { context, close } = await open();
    const disabled = sql`select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal`;
    expect(await selectRows(context.db, disabled)).toEqual([]);
    const count = sql`select count(*)::int as keys from pg_constraint where contype = 'f'`;
    expect(await selectRows(context.db, count)).toEqual(await selectRows(test.context.db, count));
    const browser = { headers: new Headers(), clientAddress: '203.0.113.1' };
    const given = { email: 'ana@example.com', password: 'a good password' };
    expect(await context.identity.signIn(given, browser)).toMatchObject({ needsFactor: false });
    await close();
  }, 120_000);
});

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
