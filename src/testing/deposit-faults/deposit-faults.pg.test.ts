import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#db/postgres.ts';
import { findFreePort } from '../free-port.ts';
import { createPostgresDatabase } from '../test-database.ts';
import { allCases, chooseCase, type Traces } from './choose-case.ts';
import { findViolations } from './invariants.ts';
import type { MutantName } from './mutants.ts';
import { type Case, describeCase, emailOf, type Flow, runCase, type Stage } from './run-case.ts';
import { createServerLine } from './server-under-test.ts';

/**
 * Kills the real server at the steps of a deposit. `FAULTS=full` plays every step in every world,
 * with `FAULT_SLICE=2/8` the second of eight parts of them; `FAULTS=200` plays that many seeds, and
 * `FAULT_SEED=7` repeats the case of one seed.
 */
const IS_FULL = process.env.FAULTS === 'full';
const [SLICE, SLICE_COUNT] = (process.env.FAULT_SLICE ?? '1/1').split('/').map(Number) as [
  number,
  number,
];
const ONE_SEED = process.env.FAULT_SEED ? Number(process.env.FAULT_SEED) : undefined;
const SEED_COUNT = Number(process.env.FAULTS) || 10;
const SEEDS = Array.from({ length: SEED_COUNT }, (_, index) => index + 1);
const LIMIT_MS = IS_FULL ? 7_200_000 : 180_000 + SEED_COUNT * 10_000;

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function setStage(mutant?: MutantName): Promise<Stage> {
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
      RATE_API: '100000/1m',
      RATE_PAYMENT_NETWORK: '100000/1m',
      RATE_APPLICATION_NETWORK: '100000/1m',
    },
    mutant,
  );
  const stage: Stage = { db: database.executor, server: await line.start(), restart: line.start };
  endings.push(async () => {
    line.end();
    await stage.server.end();
    await database.close();
  });
  return stage;
}

const calm = (seed: number, flow: Flow): Case => ({
  seed,
  flow,
  world: 'in-order',
  fault: { kind: 'none' },
  returns: false,
});

/** Plays both flows without a fault, and counts their steps. */
async function countTraces(stage: Stage): Promise<Traces> {
  const count = async (seed: number, flow: Flow) => {
    expect(await runCase(stage, calm(seed, flow)), flow).toEqual([]);
    return stage.server.trace();
  };
  return { pay: await count(900_001, 'pay'), refund: await count(900_002, 'refund') };
}

function chooseCases(traces: Traces): Case[] {
  const all = [...allCases(traces)];
  if (ONE_SEED !== undefined) {
    return [all.find(({ seed }) => seed === ONE_SEED) ?? chooseCase(ONE_SEED, traces)];
  }
  if (!IS_FULL) return SEEDS.map((seed) => chooseCase(seed, traces));
  return all.filter(({ seed }) => seed % SLICE_COUNT === SLICE - 1);
}

describe('a deposit, at whichever step the process dies', () => {
  it(
    'ends as the provider says: one charge, one place, one mail, a balanced ledger',
    async () => {
      const stage = await setStage();
      const traces = await countTraces(stage);
      expect(traces.pay).toContain('insert into ledger_entries');
      expect(traces.refund).toContain('insert into payment_refunds');
      const cases = chooseCases(traces);
      const broken: string[] = [];
      let strikes = 0;
      for (const given of cases) {
        const before = stage.server;
        const violations = await runCase(stage, given);
        if (stage.server !== before) strikes += 1;
        if (violations.length > 0) broken.push(`${describeCase(given)}: ${violations.join('; ')}`);
      }
      // Later cases must not have changed earlier ones.
      for (const given of cases) {
        for (const rule of await findViolations(stage.db, emailOf(given))) {
          broken.push(`${describeCase(given)}, at the end: ${rule}`);
        }
      }
      const steps = `${traces.pay.length} and ${traces.refund.length} steps`;
      process.stdout.write(`${cases.length} cases of ${steps}, ${strikes} processes killed\n`);
      expect(broken).toEqual([]);
      expect(strikes).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
});

const killedAfter = (table: string, isCommitted: boolean): Partial<Case> => ({
  fault: { kind: 'kill-after', write: `insert into ${table}`, isCommitted },
});

/** A mutant of the product, and the case that must detect it. */
const CATCHES: [MutantName, Partial<Case>, violation: string][] = [
  [
    'randomKeyNoLookup',
    { ...killedAfter('sandbox_payment_intents', true), returns: true },
    'at most one payment at the provider',
  ],
  ['noGuardNoConstraint', { world: 'shuffled' }, 'received once in the ledger'],
  ['noTransaction', killedAfter('ledger_entries', false), 'one place for a payment'],
  [
    'noReconciliation',
    { ...killedAfter('sandbox_charges', true), world: 'lost' },
    'paid here exactly when the provider says so',
  ],
];

describe('the harness finds', () => {
  it.each(CATCHES)(
    '%s',
    async (mutant, changes, violation) => {
      const stage = await setStage(mutant);
      expect(await runCase(stage, { ...calm(1, 'pay'), ...changes })).toContain(violation);
    },
    120_000,
  );

  it('nothing where only the key is wrong, because our reference is looked for first', async () => {
    const stage = await setStage('randomKey');
    const killed = killedAfter('sandbox_payment_intents', true);
    expect(await runCase(stage, { ...calm(1, 'pay'), ...killed, returns: true })).toEqual([]);
  }, 120_000);

  it('nothing where only the guard is removed, because a constraint refuses it', async () => {
    const stage = await setStage('noGuard');
    expect(await runCase(stage, { ...calm(1, 'pay'), world: 'shuffled' })).toEqual([]);
  }, 120_000);
});
