import { expect } from 'vitest';
import { openPostgres } from '#db/postgres.ts';
import { findFreePort } from '../servers/free-port.ts';
import { LIFTED_LIMITS } from '../setup/lifted-limits.ts';
import { createPostgresDatabase } from '../test-database.ts';
import { allCases, calm, chooseCase, type Traces } from './choose-case.ts';
import type { MutantName } from './mutants.ts';
import { type Case, describeCase, runCase, type Stage, type Subject } from './run-case.ts';
import { createServerLine } from './server-under-test.ts';

/**
 * The real server, killed at the steps of a flow. `FAULTS=full` plays every step in every world;
 * `FAULT_SLICE=2/8` plays the second of eight parts of that. `FAULTS=200` plays that many seeds,
 * and `FAULT_SEED=7` repeats the case of one seed, also one of the full set.
 */
const IS_FULL = process.env.FAULTS === 'full';
const [SLICE, SLICE_COUNT] = (process.env.FAULT_SLICE ?? '1/1').split('/').map(Number) as [
  number,
  number,
];
const ONE_SEED = process.env.FAULT_SEED ? Number(process.env.FAULT_SEED) : undefined;
const ASKED_COUNT = Number(process.env.FAULTS) || undefined;
const DEFAULT_COUNT = 3;
/** Generous, since the machine may be busy. */
export const LIMIT_MS = IS_FULL ? 7_200_000 : 300_000 + (ASKED_COUNT ?? DEFAULT_COUNT) * 20_000;

/** A database of its own and the server under test; `onEnd` receives their cleanup functions. */
export async function setStage(
  onEnd: (end: () => Promise<void>) => void,
  mutant?: MutantName,
): Promise<Stage> {
  const DATABASE_URL = await createPostgresDatabase();
  const database = openPostgres({
    connectionString: DATABASE_URL,
    maxConnections: 2,
    onError: () => {},
  });
  const line = createServerLine(
    {
      NODE_ENV: 'development',
      PORT: String(await findFreePort()),
      DATABASE_URL,
      PAGES: 'development',
      LOG_LEVEL: 'silent',
      ...LIFTED_LIMITS,
    },
    mutant,
  );
  const stage: Stage = {
    db: database.executor,
    databaseUrl: DATABASE_URL,
    server: await line.start(),
    restart: line.start,
    onEnd,
  };
  onEnd(async () => {
    line.end();
    await stage.server.end();
    await database.close();
  });
  return stage;
}

/** Plays every flow without a fault and counts its steps. */
async function countTraces<Flow extends string>(
  stage: Stage,
  subject: Subject<Flow>,
): Promise<Traces<Flow>> {
  const traces: [Flow, readonly string[]][] = [];
  for (const [index, flow] of subject.flows.entries()) {
    expect(await runCase(stage, subject, calm(900_001 + index, flow)), flow).toEqual([]);
    traces.push([flow, await stage.server.trace()]);
  }
  return Object.fromEntries(traces) as Traces<Flow>;
}

function chooseCases<Flow extends string>(
  subject: Subject<Flow>,
  traces: Traces<Flow>,
  count: number,
): Case<Flow>[] {
  if (ONE_SEED === undefined && !IS_FULL) {
    return Array.from({ length: count }, (_, index) => chooseCase(subject, index + 1, traces));
  }
  const all = [...allCases(subject, traces)];
  if (ONE_SEED === undefined) return all.filter(({ seed }) => seed % SLICE_COUNT === SLICE - 1);
  return [all.find(({ seed }) => seed === ONE_SEED) ?? chooseCase(subject, ONE_SEED, traces)];
}

/** Plays the chosen cases of a subject; returns its steps and the violated rules. */
export async function playCases<Flow extends string>(
  stage: Stage,
  subject: Subject<Flow>,
  defaultCount = DEFAULT_COUNT,
): Promise<{ traces: Traces<Flow>; broken: string[]; strikes: number }> {
  const traces = await countTraces(stage, subject);
  const cases = chooseCases(subject, traces, ASKED_COUNT ?? defaultCount);
  const broken: string[] = [];
  let strikes = 0;
  for (const given of cases) {
    const before = stage.server;
    const violations = await runCase(stage, subject, given);
    if (stage.server !== before) strikes += 1;
    if (violations.length === 0) continue;
    broken.push(`${describeCase(given)}: ${violations.join('; ')}`);
    // Long runs take hours, so violations are printed at once.
    process.stdout.write(`${broken.at(-1)}\n`);
  }
  // Later cases must not have changed the results of earlier ones.
  for (const given of cases) {
    for (const rule of await subject.findViolations(stage.db, given)) {
      broken.push(`${describeCase(given)}, at the end: ${rule}`);
    }
  }
  const steps = subject.flows.map((flow) => `${flow} ${traces[flow].length}`).join(', ');
  process.stdout.write(`${cases.length} cases (steps: ${steps}), ${strikes} processes killed\n`);
  return { traces, broken, strikes };
}
