import { join } from 'node:path';
import { measureAssembly } from './assembly.ts';
import { measureCalculators } from './calculator-frames.ts';
import { measureContributions } from './contributions.ts';
import { measureGrowth } from './growth.ts';
import { measureIdle } from './idle.ts';
import { measureLedger } from './ledger.ts';
import { measureLife } from './life.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { measureRareName } from './rare-name.ts';
import { type Part, runParts } from './run-parts.ts';
import { measureSearchAnything } from './search-anything.ts';
import { measureSimulator } from './simulator.ts';

/** Every part of the benchmark, by the name one gives to run it alone: `npm run bench -- pages`. */
const PARTS: Record<string, Part> = {
  pages: {
    measure: measurePages,
    goals: 'landing page and article ≥ 0.8 of bare node:http; JavaScript at first ≤ 40 KB',
  },
  lighthouse: {
    measure: measureLighthouse,
    goals: 'public pages: performance ≥ 95; accessibility, best practices and SEO 100',
  },
  calculators: {
    measure: measureCalculators,
    goals: 'a moving slider: ≤ 2 % of the frames dropped, ≤ 16.7 ms of work for a step',
  },
  ledger: {
    measure: measureLedger,
    goals: 'a month of instalments ≤ 1.5 × the bare statement; a statement ≥ 0.5 of its bare SQL',
  },
  contributions: {
    measure: measureContributions,
    goals: 'the daily run ≥ 0.3 of bare statements that write the same rows',
  },
  assembly: {
    measure: measureAssembly,
    goals: 'an assembly ≤ 1.3 × opening its bids; 1,000 groups ≤ 60 min; a check ≤ 3 s',
  },
  simulator: {
    measure: measureSimulator,
    goals: '100 groups over 240 months ≤ 5 × a bare loop of the same hash calls',
  },
  life: {
    measure: measureLife,
    goals: 'a group lived through the product: memory in year 4 ≤ 1.2 × year 2',
  },
  idle: {
    measure: measureIdle,
    goals: 'nobody uses it: ≤ 1 % of a core, ≤ 150 MB beyond PGlite, ≤ 2 statements a second',
  },
  growth: {
    measure: measureGrowth,
    goals: 'every read of members and admins ≤ 1.5 × with ten times the data',
  },
  'search-anything': {
    measure: measureSearchAnything,
    goals: 'the staff’s search among 500,000 people: 95 % under 100 ms',
  },
  'rare-name': {
    measure: measureRareName,
    goals: 'lists and searches of 1,000,000 applications ≤ 1.5 × those of 100,000',
  },
};

await runParts({
  parts: PARTS,
  usage: `npm run bench -- PART …; without a part, all of them. Beside other products: bench/peers/README.md.`,
  results: join(import.meta.dirname, 'results'),
});
