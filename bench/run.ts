import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureAdminLists } from './admin-lists.ts';
import { BENCH_ADMIN } from './admin-token.ts';
import { measureArticle } from './article.ts';
import { measureAssembly } from './assembly.ts';
import { measureCalculators } from './calculator-frames.ts';
import { measureContributions } from './contributions.ts';
import type { Measured } from './frame.ts';
import { measureGrowth } from './growth.ts';
import { measureIdle } from './idle.ts';
import { measureLanding } from './landing.ts';
import { measureLedger } from './ledger.ts';
import { measureLife } from './life.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { measurePeers } from './peers.ts';
import { type Product, startProduct } from './product.ts';
import { measureRareName } from './rare-name.ts';
import { measureSettlements } from './settlements.ts';
import { measureSimulator } from './simulator.ts';
import { measureWaitlist } from './waitlist.ts';

/** Every part of the benchmark, by the name one gives to run it alone: `npm run bench -- pages`. */
const PARTS: Record<string, (product: Product) => Promise<Measured>> = {
  pages: measurePages,
  landing: measureLanding,
  article: measureArticle,
  waitlist: measureWaitlist,
  calculators: measureCalculators,
  lighthouse: measureLighthouse,
  settlements: measureSettlements,
  ledger: measureLedger,
  contributions: measureContributions,
  'admin-lists': measureAdminLists,
  simulator: measureSimulator,
  assembly: measureAssembly,
  life: measureLife,
  peers: measurePeers,
  idle: measureIdle,
  growth: measureGrowth,
  'rare-name': measureRareName,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(1);
}

const product = await startProduct({
  ...BENCH_ADMIN,
  RATE_WAITLIST_NETWORK: '9999999/1s',
  RATE_WAITLIST_EMAIL: '9999999/1s',
});
const measured: Measured = { comparisons: [], figures: [] };
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    const { comparisons, figures } = await measure(product);
    measured.comparisons.push(...comparisons);
    measured.figures.push(...figures);
  }
} finally {
  await product.stop();
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
console.table(
  measured.comparisons.map(({ name, against, unit, ours, limit, ratio, goal }) => ({
    name,
    against,
    unit,
    ours: round(ours),
    limit: round(limit),
    ratio: round(ratio),
    goal: goal ?? '',
  })),
);
console.table(
  measured.figures.map(({ name, value, unit, goal }) => ({ name, value, unit, goal: goal ?? '' })),
);

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(measured, null, 2)}\n`);
console.log('As data: bench/results/latest.json');
