import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from '../deposit-faults/messages.ts';
import { ARE_FAULTS_ASKED_FOR } from '../fault-options.ts';
import { createSeeded } from '../seeded.ts';
import type { MutantName } from './mutants.ts';
import { type Case, DISTURBANCES, describeCase, runCase } from './run-case.ts';
import { type Stage, setStage } from './stage.ts';

/**
 * Real worker processes, killed at the steps of a group's first two assemblies. `FAULTS=full` plays
 * every step with a kill before, a kill after and cut connections, alone and with a second worker;
 * `FAULT_SLICE=2/8` plays the second of eight parts of that. `FAULTS=200` plays that many seeds,
 * `FAULT_SEED=7` repeats the case of one seed.
 */
const IS_FULL = process.env.FAULTS === 'full';
const [SLICE, SLICE_COUNT] = (process.env.FAULT_SLICE ?? '1/1').split('/').map(Number) as [
  number,
  number,
];
const ONE_SEED = process.env.FAULT_SEED ? Number(process.env.FAULT_SEED) : undefined;
const SEED_COUNT = Number(process.env.FAULTS) || 2;
const LIMIT_MS = IS_FULL ? 7_200_000 : 180_000 + SEED_COUNT * 30_000;

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.end();
});

async function set(mutant?: MutantName): Promise<Stage> {
  const stage = await setStage(mutant);
  stages.push(stage);
  return stage;
}

const CALM: Case = { seed: 0, trouble: 'none', workers: 1, fault: { kind: 'none' } };

/** Derives a case from a seed. */
function chooseCase(seed: number, steps: number): Case {
  const chance = createSeeded(seed * 6_271);
  const step = chance.below(steps);
  const fault: Fault =
    chance.below(4) === 0
      ? { kind: 'cut', step }
      : { kind: 'kill', step, when: chance.pick(['before', 'after'] as const) };
  return { seed, trouble: chance.pick(DISTURBANCES), workers: chance.pick([1, 2] as const), fault };
}

/** Every step with every fault, alone and with a second worker; the troubles alternate. */
function allCases(steps: number): Case[] {
  const faults = Array.from({ length: steps }, (_, step): Fault[] => [
    { kind: 'kill', step, when: 'before' },
    { kind: 'kill', step, when: 'after' },
    { kind: 'cut', step },
  ]).flat();
  return faults.flatMap((fault, index) =>
    ([1, 2] as const).map((workers) => {
      const seed = 10_000 + 2 * index + workers;
      return { seed, trouble: DISTURBANCES[seed % DISTURBANCES.length] ?? 'none', workers, fault };
    }),
  );
}

function chooseCases(steps: number): Case[] {
  if (ONE_SEED !== undefined) {
    const found = allCases(steps).find(({ seed }) => seed === ONE_SEED);
    return [found ?? chooseCase(ONE_SEED, steps)];
  }
  if (IS_FULL) return allCases(steps).filter(({ seed }) => seed % SLICE_COUNT === SLICE - 1);
  return Array.from({ length: SEED_COUNT }, (_, index) => chooseCase(index + 1, steps));
}

describe('assemblies, at whichever step a worker dies', () => {
  it(
    'publish one list, hold to it, and award nothing that is not backed',
    async () => {
      const stage = await set();
      expect(await runCase(stage, CALM)).toEqual([]);
      const steps = stage.stepsOfLastCase().length;
      expect(steps).toBeGreaterThan(30);
      const broken: string[] = [];
      const cases = chooseCases(steps);
      for (const given of cases) {
        const violations = await runCase(stage, given);
        if (IS_FULL)
          process.stdout.write(`${describeCase(given)}: ${violations.join('; ') || 'right'}\n`);
        if (violations.length > 0) broken.push(`${describeCase(given)}: ${violations.join('; ')}`);
      }
      process.stdout.write(
        `${cases.length} histories of ${steps} steps, ${stage.deaths()} processes killed\n`,
      );
      expect(broken).toEqual([]);
      if (ONE_SEED === undefined) expect(stage.deaths()).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
});

/** A bug in the product, and the case that must detect it. */
const MUTANTS_CAUGHT: [MutantName, Partial<Case>, violation: string][] = [
  ['listChangedAfterClose', {}, 'the published list of 1 changed'],
  ['otherRoundTaken', { trouble: 'beacon-late' }, 'the result of 1 follows'],
  ['bidsReadable', {}, 'a bid of 1 could be read'],
  ['tieByTime', { trouble: 'leaver' }, 'the result of 1 follows'],
  ['bidCountedBeforePaid', {}, 'every award backed by money'],
  ['closedAfterRound', { trouble: 'clock-jump' }, 'the result of 1 follows'],
  [
    'noTransaction',
    { fault: { kind: 'kill-after', write: 'insert into assembly_picks', isCommitted: false } },
    'every award backed by money',
  ],
];

describe.runIf(ARE_FAULTS_ASKED_FOR)('the harness finds', () => {
  it.each(MUTANTS_CAUGHT)(
    '%s',
    async (mutant, changes, violation) => {
      const stage = await set(mutant);
      const found = await runCase(stage, { ...CALM, ...changes });
      expect(found).toContain(violation);
    },
    400_000,
  );
});
