import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { generateData } from '../../scripts/generate-data.ts';
import type { Executor } from '../../src/db/executor.ts';
import { adminBearer, adminCookies } from '../../src/testing/http-admin.ts';
import { BENCH_CREDENTIALS } from '../bench-admin.ts';
import { type Comparison, compare } from '../frame.ts';
import { type Load, requestsPerSecond } from '../load.ts';
import type { Product } from '../product.ts';
import { measureBeside, roundsOr } from './beside.ts';
import { DIRECTUS, DIRECTUS_HEADERS, DIRECTUS_LIST, startDirectus } from './directus.ts';
import { CREATES, READS, type Row } from './directus-rows.ts';
import { reasonOf } from './install.ts';
import { untilIdle } from './until-idle.ts';

const APPLICATIONS = Number(process.env.BENCH_PEER_ROWS ?? 50_000);
/** Only the rows with this in their name: 'create' measures the two creates. */
const ONLY = process.env.BENCH_PEER_ONLY ?? '';
/** V8 compiles the code of both sides during the first ten seconds of a load. */
const WARM_UPS = 4;
const JSON_HEADERS = { 'content-type': 'application/json' };

type Call = Load & { url: string };

/** Lists, searches and creates of the admin's API compared with Directus on the same rows. */
export const besideDirectus = (product: Product) =>
  measureBeside({
    product,
    peer: DIRECTUS,
    start: async (folder) => {
      await fill(product);
      return startDirectus(folder, product.databaseUrl);
    },
    async *compare(ours, directus) {
      const cookie = await adminCookies(product.url, BENCH_CREDENTIALS);
      const measure = (row: Row, mine: Call, theirs: Call) =>
        compareCalls(product.databaseUrl, row, mine, theirs);
      for (const read of READS.filter(isAsked)) {
        yield* measure(
          read,
          {
            url: `${ours.url}/api/admin/applications${read.query}`,
            // Renewed for every row: it lasts for 15 minutes.
            headers: await adminBearer(product.url, cookie),
          },
          {
            url: directus.url + DIRECTUS_LIST + encodeURI(read.directusQuery),
            headers: DIRECTUS_HEADERS,
          },
        );
      }
      for (const create of CREATES.filter(isAsked)) {
        yield* measure(
          create,
          {
            url: ours.url + create.path,
            headers: JSON_HEADERS,
            body: JSON.stringify(create.body),
          },
          {
            url: `${directus.url}/items/${create.collection}`,
            headers: { ...JSON_HEADERS, ...DIRECTUS_HEADERS },
            body: JSON.stringify(create.item),
          },
        );
      }
    },
  });

const isAsked = ({ name }: Row) => name.includes(ONLY);

async function* compareCalls(
  databaseUrl: string,
  { name, goal, rounds }: Row,
  mine: Call,
  theirs: Call,
): AsyncGenerator<Comparison> {
  const rate = async ({ url, ...load }: Call) => {
    await untilIdle(databaseUrl);
    return requestsPerSecond(url, load);
  };
  try {
    yield await compare({
      name: `${name}, ${APPLICATIONS.toLocaleString('en-US')} applications`,
      unit: 'requests/s',
      against: `Directus ${DIRECTUS.version}`,
      goal,
      rounds: roundsOr(rounds),
      warmUps: Math.min(WARM_UPS, roundsOr(rounds)),
      ours: () => rate(mine),
      limit: () => rate(theirs),
    });
  } catch (error) {
    // On a slow machine Directus refuses searches when it is busy.
    console.log(`Not measured: ${name}: ${reasonOf(error)}`);
  }
}

async function fill({ databaseUrl }: Product): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const db = drizzle({ client: pool }) as unknown as Executor;
  const now = new Date('2026-11-15T12:00:00Z');
  await generateData(db, { applications: APPLICATIONS, seed: 7, now, capacity: 480 });
  await pool.end();
}
