import type { Fault } from './messages.ts';
import { type Case, FLOWS, type Flow, WORLDS } from './run-case.ts';
import { createSeeded } from './seeded.ts';

/** The steps of each flow, recorded by a run without faults. */
export type Traces = Record<Flow, readonly string[]>;

/** The case of a seed. */
export function chooseCase(seed: number, traces: Traces): Case {
  const chance = createSeeded(seed * 7_919);
  const flow = chance.below(4) === 0 ? 'refund' : 'pay';
  const world = chance.pick(WORLDS);
  const step = chance.below(traces[flow].length);
  const fault: Fault =
    chance.below(5) === 0
      ? { kind: 'cut', step }
      : { kind: 'kill', step, when: chance.pick(['before', 'after'] as const) };
  return { seed, flow, world, fault, returns: chance.below(2) === 0 };
}

/** More cases than any flow has in any world. */
const STRIDE = 10_000;

/**
 * Every world and every step, with a crash before and after it, and with lost connections. A seed
 * names the same case in every run, even if one run counts a step more than another.
 */
export function* allCases(traces: Traces): Generator<Case> {
  let first = 100 * STRIDE;
  for (const flow of FLOWS) {
    for (const world of WORLDS) {
      let seed = first;
      for (const step of traces[flow].keys()) {
        const faults: Fault[] = [
          { kind: 'kill', step, when: 'before' },
          { kind: 'kill', step, when: 'after' },
          { kind: 'cut', step },
        ];
        for (const fault of faults) {
          yield { seed, flow, world, fault, returns: seed % 2 === 0 };
          seed += 1;
        }
      }
      first += STRIDE;
    }
  }
}
