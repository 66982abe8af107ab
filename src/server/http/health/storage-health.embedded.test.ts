import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { StorageFullError } from '#providers/files/files-provider.ts';
import { createMemoryFiles } from '#testing/memory-files.ts';
import { useTestApp } from '#testing/test-app.ts';

const room = { isLeft: true };
const files = {
  ...createMemoryFiles(),
  check: async () => {
    if (!room.isLeft) throw new StorageFullError('the disk is nearly full');
  },
};

describe('a disk that takes no writes', () => {
  const test = useTestApp({ files });
  const join = (email: string) =>
    test.request('POST', '/api/waitlist', {
      firstName: 'Ana',
      lastName: 'Lima',
      email,
      applicantProfile: 'others',
    });
  const ready = async () => (await test.request('GET', '/readyz')).status;
  const execute = (statement: string) => test.context.db.execute(sql.raw(statement));

  it('is not ready while the folder of documents is full', async () => {
    expect(await ready()).toBe(200);
    room.isLeft = false;
    expect(await ready()).toBe(503);
    room.isLeft = true;
    expect(await ready()).toBe(200);
  });

  it.each([
    ['is full', '53100'],
    ['fails', '58030'],
  ])(
    'of a database that %s answers 503 with a sentence, and nothing is stored',
    async (_, code) => {
      const name = `fail_${code}`;
      await execute(`create function ${name}() returns trigger language plpgsql as
      $$ begin raise 'no space left on device' using errcode = '${code}'; end $$`);
      await execute(
        `create trigger ${name} before insert on mails for each row execute function ${name}()`,
      );
      const email = `${code}@example.com`;
      const refused = await join(email);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await refused.json()).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringContaining('Nothing was lost'),
      });
      await execute(`drop trigger ${name} on mails`);
      expect(await (await join(email)).json()).toMatchObject({ isNew: true });
      expect(await ready()).toBe(200);
    },
  );

  it('is not ready while the database only reads', async () => {
    await execute('set default_transaction_read_only = on');
    try {
      expect((await join('reads@example.com')).status).toBe(503);
      expect(await ready()).toBe(503);
    } finally {
      await execute('set default_transaction_read_only = off');
    }
    expect((await join('reads@example.com')).status).toBe(200);
    expect(await ready()).toBe(200);
  });
});
