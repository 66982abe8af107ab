import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_ADMIN } from './bench-admin.ts';
import type { Measured } from './frame.ts';
import { type Product, startProduct } from './product.ts';

/** One benchmark and its goals. */
export type Part = { measure: (product: Product) => Promise<Measured>; goals: string };

/** `--help` names the parts and their goals. */
type Parts = { parts: Readonly<Record<string, Part>>; usage: string; results: string };

/** Runs the named parts, or all; prints and stores the figures. */
export async function runParts({ parts, usage, results }: Parts): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.log(usage);
    for (const [name, { goals }] of Object.entries(parts)) console.log(`  ${name}: ${goals}`);
    process.exitCode = unknown.includes('--help') ? 0 : 1;
    return;
  }
  const product = await startProduct(BENCH_ADMIN);
  const measured: Measured = { comparisons: [], figures: [] };
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (named.length > 0 && !named.includes(name)) continue;
      console.log(`Measuring ${name} …`);
      try {
        const { comparisons, figures } = await part.measure(product);
        measured.comparisons.push(...comparisons);
        measured.figures.push(...figures);
      } catch (error) {
        // The other parts are still measured: some take minutes.
        console.error(`Not measured: ${name}:`, error);
        process.exitCode = 1;
      }
    }
  } finally {
    await product.stop();
  }
  print(measured);
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`As data, with every round: ${join(results, 'latest.json')}`);
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100);

function print({ comparisons, figures }: Measured): void {
  console.table(
    comparisons.map(({ name, against, unit, ours, limit, ratio, goal = '' }) => ({
      name,
      against,
      unit,
      ours: round(ours),
      limit: round(limit),
      ratio: round(ratio),
      goal,
    })),
  );
  console.table(figures.map(({ name, value, unit, goal = '' }) => ({ name, value, unit, goal })));
}
