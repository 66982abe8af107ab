import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { generateData } from '../scripts/generate-data.ts';
import type { Executor } from '../src/db/executor.ts';
import { DEMO_ARTICLES } from '../src/features/blog/server/demo-articles.ts';
import { exampleApplication } from '../src/testing/example-application.ts';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';
import { signInAdmin } from './admin-token.ts';
import { publishArticle } from './article.ts';
import { type Comparison, compare, type Figure, type Measured } from './frame.ts';
import { pageMetric, withBrowser } from './lighthouse.ts';
import { type Load, NUMBER_MARK, requestsPerSecond } from './load.ts';
import { DIRECTUS, DIRECTUS_HEADERS, DIRECTUS_LIST, startDirectus } from './peers/directus.ts';
import { GHOST, startGhost } from './peers/ghost.ts';
import { installPeer, type Peer, reasonOf } from './peers/install.ts';
import { NEXT, startNext } from './peers/next.ts';
import { memoryOf, type PeerProcess } from './peers/peer-process.ts';
import type { Product } from './product.ts';

const ROWS = Number(process.env.BENCH_PEER_ROWS ?? 100_000);
/** Those to measure beside; all, unless some are named. */
const CHOSEN = (process.env.BENCH_PEERS ?? 'next,ghost,directus').split(',');
/** Beside Directus, only what has this in its name: 'create' measures the two creates. */
const ONLY = process.env.BENCH_PEER_ONLY ?? '';
const ROUNDS = 5;
/** Rounds beside Directus: more where the two were seen to differ most from round to round. */
const MANY = 15;
const FEW = 7;
/** Rounds dropped beside Directus: V8 compiles the code of both for the first ten seconds of a load. */
const WARM_UPS = 4;
const JSON_HEADERS = { 'content-type': 'application/json' };

type Measures = { comparisons: Comparison[]; figures: Figure[] };

/** Ours in production mode beside other products with the same data, interleaved. */
export async function measurePeers(product: Product): Promise<Measured> {
  const measures: Measures = { comparisons: [], figures: [] };
  const ours = await startInProduction(product);
  try {
    if (CHOSEN.includes('next')) await besideNext(ours, measures);
    if (CHOSEN.includes('ghost')) await besideGhost(product, ours, measures);
    if (CHOSEN.includes('directus')) await besideDirectus(product, ours, measures);
    note(measures, 'ours', memoryOf(ours.pid), '≤ 250');
  } finally {
    await ours.stop();
  }
  return measures;
}

/** A web process as people run it; its jobs are left to the product it stands beside. */
function startInProduction({ url, databaseUrl }: Product): Promise<ServerProcess> {
  return startServerProcess({
    NODE_ENV: 'production',
    ROLE: 'web',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    // The issuer of the tokens: admins sign in at the product, whose sandbox shows their codes.
    PUBLIC_URL: url,
    PRODUCTION_ALLOWS: 'sandbox-mail,sandbox-payments,no-google',
    EVENT_ADDRESS: '1 Bench Street, Cottonwood Heights, UT',
    IDENTITY_SECRETS: '1:a-secret-for-measuring-it-protects-nothing',
    FILE_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    ...LIFTED,
  });
}

const UNLIMITED = '9999999/1s';
const LIFTED = {
  RATE_API: UNLIMITED,
  RATE_WAITLIST_NETWORK: UNLIMITED,
  RATE_APPLICATION_NETWORK: UNLIMITED,
};

/** Runs a comparison with a peer, or says in one sentence why there is none. */
async function withPeer(
  peer: Peer,
  start: (folder: string) => Promise<PeerProcess>,
  measure: (process: PeerProcess) => Promise<void>,
): Promise<void> {
  const installed = await installPeer(peer);
  if ('failure' in installed) return console.log(`Without ${peer.name}: ${installed.failure}`);
  let running: PeerProcess;
  try {
    running = await start(installed.folder);
  } catch (error) {
    return console.log(`Without ${peer.name} ${peer.version}: ${reasonOf(error)}`);
  }
  try {
    await measure(running);
  } finally {
    await running.stop();
  }
}

const note = (measures: Measures, name: string, value: number | undefined, goal?: string) =>
  value !== undefined &&
  measures.figures.push({
    name: `memory after load, ${name}`,
    unit: 'MB',
    value,
    ...(goal ? { goal } : {}),
  });

const PAINTS = [
  ['largest paint', 'largest-contentful-paint', '≤ 0.75'],
  ['total blocking time', 'total-blocking-time', '≤ 50 ms'],
] as const;

/** What Lighthouse measures of two pages on a phone. */
const comparePaints = (
  measures: Measures,
  page: string,
  against: string,
  { ours, theirs }: { ours: string; theirs: string },
) =>
  withBrowser(async (port) => {
    for (const [name, metric, goal] of PAINTS) {
      measures.comparisons.push(
        await compare({
          name: `${page}, ${name} (Lighthouse, mobile)`,
          unit: 'ms',
          against,
          goal,
          rounds: ROUNDS,
          ours: () => pageMetric(ours, port, metric),
          limit: () => pageMetric(theirs, port, metric),
        }),
      );
    }
  });

const besideNext = (ours: ServerProcess, measures: Measures) =>
  withPeer(
    NEXT,
    (folder) => startNext(folder, ours.url),
    async (next) => {
      measures.comparisons.push(
        await compare({
          name: 'landing page',
          unit: 'requests/s',
          against: `Next ${NEXT.version}, prerendered`,
          rounds: ROUNDS,
          ours: () => requestsPerSecond(`${ours.url}/`),
          limit: () => requestsPerSecond(`${next.url}/`),
        }),
      );
      note(measures, `Next ${NEXT.version}`, next.memory());
      const against = `Next ${NEXT.version}, the same content and styles`;
      const pages = { ours: `${ours.url}/`, theirs: `${next.url}/` };
      await comparePaints(measures, 'landing page', against, pages);
    },
  );

const besideGhost = (product: Product, ours: ServerProcess, measures: Measures) =>
  withPeer(
    GHOST,
    (folder) => startGhost(folder, DEMO_ARTICLES[0]?.content ?? ''),
    async (ghost) => {
      const article = `${ours.url}/blog/${await publishArticle(product.databaseUrl)}`;
      measures.comparisons.push(
        await compare({
          name: 'article',
          unit: 'requests/s',
          against: `Ghost ${GHOST.version}, MariaDB`,
          goal: '≥ 200',
          rounds: ROUNDS,
          ours: () => requestsPerSecond(article),
          limit: () => requestsPerSecond(ghost.url),
        }),
      );
      note(measures, `Ghost ${GHOST.version}`, ghost.memory());
      await comparePaints(measures, 'article', `Ghost ${GHOST.version}, the same text`, {
        ours: article,
        theirs: ghost.url,
      });
    },
  );

const READS = [
  ['admin list, first page', '', '', '≥ 8', MANY],
  ['admin list, one state', '?state=NV', '&filter[state][_eq]=NV', '≥ 8', MANY],
  ['search, a rare name', '?search=conceicao+beatriz', '&search=Beatriz+Conceição', '≥ 60', FEW],
  ['search, a common word', '?search=provo', '&search=provo', '≥ 8', MANY],
] as const;

const besideDirectus = (product: Product, ours: ServerProcess, measures: Measures) =>
  withPeer(
    DIRECTUS,
    async (folder) => {
      await fill(product);
      return startDirectus(folder, product.databaseUrl);
    },
    async (directus) => {
      const add = async (name: string, goal: string, rounds: number, mine: Call, theirs: Call) => {
        if (!name.includes(ONLY)) return;
        const [first, second] = [mine(), theirs()];
        try {
          measures.comparisons.push(
            await compare({
              name: `${name}, ${ROWS.toLocaleString('en-US')} applications`,
              unit: 'requests/s',
              against: `Directus ${DIRECTUS.version}`,
              goal,
              rounds,
              warmUps: WARM_UPS,
              ours: async () => run(await first, product),
              limit: async () => run(await second, product),
            }),
          );
        } catch (error) {
          // On a slow machine Directus refuses searches when it is busy.
          console.log(`Not measured: ${name}: ${reasonOf(error)}`);
        }
      };
      for (const [name, query, filter, goal, rounds] of READS) {
        await add(
          name,
          goal,
          rounds,
          async () => ({
            url: `${ours.url}/api/admin/applications${query}`,
            headers: await signInAdmin(product),
          }),
          async () => ({
            url: directus.url + DIRECTUS_LIST + encodeURI(filter),
            headers: DIRECTUS_HEADERS,
          }),
        );
      }
      for (const [name, path, collection, body, row] of CREATES) {
        await add(
          name,
          '≥ 6',
          FEW,
          async () => ({ ...post(body), url: ours.url + path }),
          async () => ({
            ...post(row),
            url: `${directus.url}/items/${collection}`,
            headers: { ...JSON_HEADERS, ...DIRECTUS_HEADERS },
          }),
        );
      }
      note(measures, `Directus ${DIRECTUS.version}`, directus.memory());
    },
  );

type Call = () => Promise<Load & { url: string }>;
async function run(
  { url, ...load }: Load & { url: string },
  product: Pick<Product, 'databaseUrl'>,
): Promise<number> {
  await untilIdle(product);
  return requestsPerSecond(url, load);
}

const IDLE_MS = 500;

/**
 * Waits until the database has had nothing to do for half a second: slow answers that nobody waits
 * for any more, jobs, and vacuums would be counted against whoever is measured next.
 */
async function untilIdle({ databaseUrl }: Pick<Product, 'databaseUrl'>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let idleSince = performance.now(); performance.now() - idleSince < IDLE_MS; ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { rows } = await client.query<{ active: number }>(
        `select count(*)::int as active from pg_stat_activity
         where state = 'active' and pid <> pg_backend_pid()
           and backend_type in ('client backend', 'autovacuum worker')`,
      );
      if (rows[0]?.active !== 0) idleSince = performance.now();
    }
  } finally {
    await client.end();
  }
}

const post = (body: object) => ({
  method: 'POST',
  headers: JSON_HEADERS,
  body: JSON.stringify(body),
});

/** Each request has an address of its own. */
const EMAIL = `bench-${NUMBER_MARK}@example.com`;
const WAITING = {
  firstName: 'Ana',
  lastName: 'Lima',
  preferredPlan: '$450,000',
  applicantProfile: 'others',
};
const CREATES = [
  [
    'create, waitlist',
    '/api/waitlist',
    'waitlist_entries',
    { ...WAITING, email: EMAIL },
    {
      list: 'english',
      email: EMAIL,
      first_name: 'Ana',
      last_name: 'Lima',
      preferred_plan: '$450,000',
      applicant_profile: 'others',
      source: 'organic',
    },
  ],
  [
    'create, application',
    '/api/applications',
    'applications',
    { ...exampleApplication, email: EMAIL },
    {
      email: EMAIL,
      first_name: 'Ana',
      last_name: 'Lima',
      city: 'Provo',
      state: 'UT',
      age_group: '26-35',
      monthly_income: '$5,000',
      applicant_profile: 'others',
      preferred_plan: '450',
      source: 'organic',
    },
  ],
] as const;

async function fill({ databaseUrl }: Product): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const db = drizzle({ client: pool }) as unknown as Executor;
  const now = new Date('2026-11-15T12:00:00Z');
  await generateData(db, { applications: ROWS, seed: 7, now, capacity: 480 });
  await pool.end();
}
