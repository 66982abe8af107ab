import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '#db/listener.ts';
import { openPostgres } from '#db/postgres.ts';
import { resetFactor } from '#features/accounts/factors/server/reset-factor.ts';
import { createGuards } from '#features/accounts/sign-in/server/guards.ts';
import {
  createSignInCache,
  SIGN_IN_CHANNEL,
} from '#features/accounts/sign-in/server/sign-in-cache.ts';
import { ensureFirstAdmin } from '#features/accounts/team/server/first-admin.ts';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { adminSession } from '#testing/admin-session.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { adminBearer, adminCookies } from '#testing/http-admin.ts';
import { type ServerProcess, startServerProcess } from '#testing/servers/server-process.ts';
import { TEST_SETTINGS } from '#testing/setup/test-settings.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import { type App, createApp } from './app.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
const SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
/** The clock stands still, so a slow machine does not matter. */
const soon = { timeout: 20_000, interval: 25 };

const connectionString = await createPostgresDatabase();
const openOwn = () => openPostgres({ connectionString, maxConnections: 4, onError: () => {} });

describe('a process whose time stands still', () => {
  const test = useTestApp({ settings: SETTINGS, database: openOwn() });
  /** Entries never expire: only notifications of the database remove them. */
  const cache = createSignInCache(() => 0);
  let listener: Listener;
  let other: App;
  const heard = new Set<string>();
  beforeAll(() => {
    other = createApp(test.context, createGuards(cache));
    listener = test.context.database.listen({
      channels: {
        [SIGN_IN_CHANNEL]: (payload) => {
          cache.forget(payload);
          heard.add(payload);
        },
      },
      onState: cache.setReliable,
    });
  });
  afterAll(() => listener.close());

  let browser: TestBrowser;
  let token: string;
  let userId: string;
  const ask = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await other.hono.request('/api/admin/me', { headers })).status;
  };

  beforeEach(async () => {
    await ensureFirstAdmin(test.context);
    browser = openTestBrowser(test);
    token = await enterAsAdmin(browser, ADMIN);
    // Notifications arrive in order: after this one, those of the sign-in itself have arrived.
    const marker = `after the sign-in with ${token}`;
    await vi.waitFor(async () => {
      await test.context.db.execute(sql`select pg_notify(${SIGN_IN_CHANNEL}, ${marker})`);
      expect(heard).toContain(marker);
    }, soon);
    await vi.waitFor(async () => {
      expect(await ask()).toBe(200);
      expect(cache.get(`bearer ${token}`)).toBeDefined();
    }, soon);
    userId = cache.get(`bearer ${token}`)?.user.id ?? '';
  });

  it.each<[string, number, () => Promise<unknown>]>([
    ['signed out', 401, () => browser.send('POST', '/api/identity/sign-out', {})],
    ['was banned', 401, () => ban()],
    ['is no admin any more', 403, () => setRole(test.context, userId, 'member')],
    ['lost the factor', 401, () => resetFactor(test.context, adminSession, { id: userId })],
    ['got a new password', 401, () => replacePassword()],
    ['was deleted', 401, () => test.context.db.execute(sql`delete from identity_users`)],
    [
      'was changed by hand',
      403,
      () => test.context.db.execute(sql`update users set role = 'member'`),
    ],
  ])('refuses who %s elsewhere', async (_, status, change) => {
    await change();
    await vi.waitFor(async () => expect(await ask()).toBe(status), soon);
  });

  async function ban() {
    const { identity, db } = test.context;
    await identity.directory.ban(db, await identityOfAdmin(), 'test');
  }

  async function replacePassword() {
    const { identity, db } = test.context;
    await identity.directory.replacePassword(db, await identityOfAdmin(), 'another long password');
  }

  async function identityOfAdmin(): Promise<string> {
    const { identity, db } = test.context;
    return (await identity.directory.findByEmail(db, ADMIN.email))?.id ?? '';
  }

  it('asks the database before it changes anything, and before it refuses', async () => {
    // A change without a notification: the trigger does not run for it.
    const quietly = (statement: string) =>
      test.context.db.execute(
        sql.raw(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`),
      );
    await quietly("update users set role = 'member'");
    expect(await ask()).toBe(200);
    const write = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
    expect((await other.hono.request('/api/admin/events', write)).status).toBe(403);
    // A write clears the cache of its own process before it is answered.
    expect(await ask()).toBe(403);
    await quietly("update users set role = 'admin'");
    expect(await ask()).toBe(200);
  });
});

describe('two processes', () => {
  let first: ServerProcess;
  let second: ServerProcess;
  let database: ReturnType<typeof openOwn>;
  beforeAll(async () => {
    const DATABASE_URL = await createPostgresDatabase();
    database = openPostgres({
      connectionString: DATABASE_URL,
      maxConnections: 2,
      onError: () => {},
    });
    const { IDENTITY_SECRETS } = TEST_SETTINGS;
    const shared = {
      ...SETTINGS,
      IDENTITY_SECRETS,
      // The issuer of the tokens, as if both were behind one address.
      PUBLIC_URL: 'http://localhost:3000',
      DATABASE_URL,
      ROLE: 'web',
      PAGES: 'development',
    };
    first = await startServerProcess(shared);
    second = await startServerProcess(shared);
  }, 240_000);
  afterAll(() => Promise.all([first?.stop(), second?.stop(), database?.close()]));

  it('end a session that ends in either of them', async () => {
    const cookie = await adminCookies(first.url, ADMIN);
    const headers = await adminBearer(first.url, cookie);
    const ask = async () => (await fetch(`${second.url}/api/admin/me`, { headers })).status;
    const becomes = (status: number) =>
      vi.waitFor(async () => expect(await ask()).toBe(status), soon);
    const db = database.executor;
    await becomes(200);
    for (const [change, status, back] of [
      [
        sql`update identity_users set banned_at = now()`,
        401,
        sql`update identity_users set banned_at = null`,
      ],
      [sql`update users set role = 'member'`, 403, sql`update users set role = 'admin'`],
    ] as const) {
      await db.execute(change);
      await becomes(status);
      await db.execute(back);
      await becomes(200);
    }
    const signOut = {
      method: 'POST',
      headers: { cookie, origin: first.url, 'content-type': 'application/json' },
      body: '{}',
    };
    expect((await fetch(`${first.url}/api/identity/sign-out`, signOut)).status).toBe(200);
    await becomes(401);
  }, 60_000);
});
