import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../src/testing/servers/postgres-server.ts';
import { type Comparison, compare, type Figure, type Measured } from './frame.ts';
import { connect, type FilledDatabase, filledDatabase } from './growth/filled-database.ts';
import { type GrownProduct, startGrown } from './growth/grown-product.ts';
import { ADMIN_READS, MEMBER_READS } from './growth/reads.ts';

/** Where the filled databases are stored: outside of the repository. */
const FOLDER = process.env.BENCH_GROWTH_FOLDER ?? join(tmpdir(), 'casa-growth');
/** Groups of 480 with 60 months paid; 1,000 of them, with a million applications, are the whole program. */
const GROUPS = Number(process.env.BENCH_GROWTH_GROUPS ?? 100);
const ROUNDS = Number(process.env.BENCH_GROWTH_ROUNDS ?? 40);
const GOAL = '≤ 1.5';
const SHOWN_TABLES = 8;

/** Every read of members' and admins' pages with all of the data, compared with a tenth of it. */
export async function measureGrowth(): Promise<Measured> {
  const server = await startPostgresServer({ isDurable: true, keptIn: FOLDER });
  try {
    const small = await filledDatabase(server, GROUPS / 10);
    const big = await filledDatabase(server, GROUPS);
    const figures = [...(await vacuum(small)), ...(await vacuum(big))];
    const products = [await startGrown(small), await startGrown(big)] as const;
    try {
      return { comparisons: await compareReads(...products), figures };
    } finally {
      for (const product of products) await product.stop();
    }
  } finally {
    await server.stop();
  }
}

export async function compareReads(small: GrownProduct, big: GrownProduct): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [who, reads] of [
    ['member', MEMBER_READS],
    ['admin', ADMIN_READS],
  ] as const) {
    for (const [name, pathOf] of Object.entries(reads)) {
      const time = (product: GrownProduct) => product.time(who, pathOf(product.subjects));
      try {
        const comparison = await compare({
          name: `${who}: ${name}`,
          unit: 'ms (median)',
          against: 'a tenth of the data',
          goal: GOAL,
          rounds: ROUNDS,
          ours: () => time(big),
          limit: () => time(small),
        });
        comparisons.push(comparison);
      } catch (error) {
        console.log(`Not measured: ${who}: ${name}: ${String(error)}`);
      }
    }
  }
  return comparisons;
}

type TableSize = { name: string; table_mb: number; index_mb: number };

/** How long a vacuum takes, and the size of the largest tables and their indexes. */
async function vacuum({ url, groups }: FilledDatabase): Promise<Figure[]> {
  const db = await connect(url);
  try {
    const started = performance.now();
    await db.query('vacuum (analyze)');
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const { rows } = await db.query<TableSize>(
      `select relname as name, round(pg_table_size(oid) / 1048576.0)::int as table_mb,
         round(pg_indexes_size(oid) / 1048576.0)::int as index_mb
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       order by pg_total_relation_size(oid) desc limit ${SHOWN_TABLES}`,
    );
    const of = `${groups} groups`;
    return [
      { name: `${of}: vacuum and analyze of everything`, unit: 's', value: seconds },
      ...rows.flatMap(({ name, table_mb, index_mb }) => [
        { name: `${of}: ${name}`, unit: 'MB', value: table_mb },
        { name: `${of}: indexes of ${name}`, unit: 'MB', value: index_mb },
      ]),
    ];
  } finally {
    await db.end();
  }
}
