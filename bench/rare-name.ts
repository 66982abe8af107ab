import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateData } from '../scripts/generate-data.ts';
import { startPostgresServer } from '../src/testing/servers/postgres-server.ts';
import { type Comparison, compare, type Measured } from './frame.ts';
import { fillQuickly } from './growth/fill-quickly.ts';
import { keptDatabase } from './growth/filled-database.ts';
import { startWithAdmin, timeOf } from './growth/grown-product.ts';

const FOLDER = process.env.BENCH_GROWTH_FOLDER ?? join(tmpdir(), 'casa-growth');
const FEW = Number(process.env.BENCH_RARE_ROWS ?? 100_000);
const TIMES = 10;
const ROUNDS = 60;

const QUESTIONS = {
  'a rare name': '?search=conceicao+beatriz',
  'a common city': '?search=provo',
  'a word that nobody has': '?search=qwertyuiop',
  'the first page': '',
  'one state': '?state=NV',
} as const;

/** Lists and searches of ten times as many applications, one after the other, interleaved. */
export async function measureRareName(): Promise<Measured> {
  const server = await startPostgresServer({ isDurable: true, keptIn: FOLDER });
  try {
    const generated = { seed: 7, now: new Date(), capacity: 480, applications: FEW };
    const few = await keptDatabase(server, `rare_${FEW}`, async (db, client) => {
      await generateData(db, generated);
      await client.query('vacuum analyze applications');
    });
    const many = await keptDatabase(server, `rare_${FEW * TIMES}`, async (db, client) => {
      await generateData(db, generated);
      await fillQuickly(client, ['applications'], async () => {
        await client.query(COPIES);
      });
      await client.query('vacuum analyze applications');
    });
    return { comparisons: await compareQuestions(few, many), figures: [] };
  } finally {
    await server.stop();
  }
}

/** Everybody again with other addresses and moments, so often that there are ten of each. */
const COPIES = `
  insert into applications (id, email, first_name, last_name, phone, city, state, age_group, monthly_income,
    applicant_profile, preferred_plan, income_verification_status, waiting_since, source, created_at, updated_at)
  select gen_random_uuid(), n || '.' || email, first_name, last_name, phone, city, state, age_group, monthly_income,
    applicant_profile, preferred_plan, income_verification_status, waiting_since, source,
    created_at - n * interval '97 minutes', updated_at
  from applications, generate_series(1, ${TIMES - 1}) n`;

async function compareQuestions(fewUrl: string, manyUrl: string): Promise<Comparison[]> {
  const [few, many] = [await startWithAdmin(fewUrl), await startWithAdmin(manyUrl)];
  const comparisons: Comparison[] = [];
  const size = (rows: number) => rows.toLocaleString('en-US');
  try {
    for (const [name, query] of Object.entries(QUESTIONS)) {
      const path = `/api/admin/applications${query}`;
      comparisons.push(
        await compare({
          name: `${name}, ${size(FEW * TIMES)} applications`,
          unit: 'ms (median)',
          against: `${size(FEW)} applications`,
          goal: '≤ 1.5',
          rounds: ROUNDS,
          ours: () => timeOf(many.url + path, many.headers()),
          limit: () => timeOf(few.url + path, few.headers()),
        }),
      );
    }
  } finally {
    await few.stop();
    await many.stop();
  }
  return comparisons;
}
