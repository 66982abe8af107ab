import { adminBearer, adminCookies } from '../../src/testing/http-admin.ts';
import { startServerProcess } from '../../src/testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '../../src/testing/setup/lifted-limits.ts';
import { keepCookies } from '../../src/testing/test-browser.ts';
import { BENCH_ADMIN, BENCH_CREDENTIALS } from '../bench-admin.ts';
import { connect, type FilledDatabase } from './filled-database.ts';
import { findSubjects, type Subjects } from './reads.ts';

const RENEW_AFTER_MS = 5 * 60_000;

type AdminProduct = {
  url: string;
  /** Renewed before they expire. */
  headers(): Record<string, string>;
  stop(): Promise<void>;
};

/** The product on a database, with an admin signed in. */
export async function startWithAdmin(databaseUrl: string): Promise<AdminProduct> {
  const server = await startServerProcess({
    ...LIFTED_LIMITS,
    ...BENCH_ADMIN,
    DATABASE_URL: databaseUrl,
    // The database is reused, and so is the admin whose factor this encrypts.
    IDENTITY_SECRETS: '1:a-secret-for-measuring-it-protects-nothing',
    ROLE: 'web',
    LOG_LEVEL: 'warn',
  });
  const cookie = await adminCookies(server.url, BENCH_CREDENTIALS);
  let headers = await adminBearer(server.url, cookie);
  const renewal = setInterval(async () => {
    headers = await adminBearer(server.url, cookie);
  }, RENEW_AFTER_MS);
  return {
    url: server.url,
    headers: () => headers,
    async stop() {
      clearInterval(renewal);
      await server.stop();
    },
  };
}

/** The duration of a request until its response is read, in ms. */
export async function timeOf(address: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  // A server closes idle connections; a request on such a one is sent again.
  const response = await fetch(address, { headers }).catch(() => fetch(address, { headers }));
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return performance.now() - started;
}

export type GrownProduct = {
  subjects: Subjects;
  /** How long a request takes, in ms. */
  time(who: 'member' | 'admin', path: string): Promise<number>;
  stop(): Promise<void>;
};

/** The product on a filled database, with an admin and a member signed in. */
export async function startGrown({ url: databaseUrl }: FilledDatabase): Promise<GrownProduct> {
  const product = await startWithAdmin(databaseUrl);
  const subjects = await givePassword(databaseUrl);
  const member = await memberHeaders(product.url, {
    ...BENCH_CREDENTIALS,
    email: subjects.email,
  });
  return {
    subjects,
    time: (who, path) =>
      timeOf(product.url + path, who === 'admin' ? product.headers() : { ...member }),
    stop: product.stop,
  };
}

/** Lets the measured member sign in with the admin's password. */
async function givePassword(databaseUrl: string): Promise<Subjects> {
  const db = await connect(databaseUrl);
  try {
    const subjects = await findSubjects(db);
    await db.query(
      `insert into identity_accounts (id, user_id, provider_id, account_id, password, created_at, updated_at)
       select 'growth-' || member.id, member.id, own.provider_id, member.id, own.password, now(), now()
       from identity_users member, identity_accounts own join identity_users admin on admin.id = own.user_id
       where member.email = $1 and admin.email = $2 on conflict do nothing`,
      [subjects.email, BENCH_ADMIN.ADMIN_EMAIL],
    );
    return subjects;
  } finally {
    await db.end();
  }
}

async function memberHeaders(
  url: string,
  credentials: { email: string; password: string },
): Promise<{ cookie: string }> {
  const response = await fetch(`${url}/api/identity/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`the sign-in answered ${await response.text()}`);
  const cookies = new Map<string, string>();
  keepCookies(cookies, response);
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}
