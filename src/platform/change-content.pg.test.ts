import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { listenOnPostgres } from '#db/listener.ts';
import { openPostgres } from '#db/postgres.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import { changeContent } from './change-content.ts';
import { CONTENT_CHANNEL } from './content-changes.ts';

const connectionString = await createPostgresDatabase();
describe('a change of content', () => {
  const test = useTestApp({
    database: openPostgres({ connectionString, maxConnections: 4, onError: () => {} }),
  });

  /** A second process, simulated by its own connection. */
  function listenElsewhere() {
    const heard = { messages: 0, states: [] as boolean[] };
    const listener = listenOnPostgres(connectionString, {
      channels: {
        [CONTENT_CHANNEL]: () => {
          heard.messages += 1;
        },
      },
      onState: (isHearing) => heard.states.push(isHearing),
    });
    return { heard, listener };
  }

  it('notifies other processes when the change commits, and not when it fails', async () => {
    const { heard, listener } = listenElsewhere();
    await vi.waitFor(() => expect(heard.states).toEqual([false, true]));
    await changeContent(test.context, async () => {});
    await vi.waitFor(() => expect(heard.messages).toBe(1));
    await expect(
      changeContent(test.context, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    await changeContent(test.context, async () => {});
    await vi.waitFor(() => expect(heard.messages).toBe(2));
    await listener.close();
  });

  it('reports when its connection is lost, and reconnects', async () => {
    const { heard, listener } = listenElsewhere();
    await vi.waitFor(() => expect(heard.states.at(-1)).toBe(true));
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'casa-circle-listener' and datname = current_database()",
    );
    await admin.end();
    await vi.waitFor(() => expect(heard.states).toEqual([false, true, false, true]), 5_000);
    await changeContent(test.context, async () => {});
    await vi.waitFor(() => expect(heard.messages).toBe(1));
    await listener.close();
  });
});
