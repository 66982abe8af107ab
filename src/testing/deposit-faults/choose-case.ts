import { createSeeded } from '../seeded.ts';
import type { Fault } from './messages.ts';
import { type Case, type Subject, WORLDS } from './run-case.ts';

/** The steps of each flow, as a run without faults counted them. */
export type Traces<Flow extends string> = Readonly<Record<Flow, readonly string[]>>;

/** A case without faults. */
export const calm = <Flow extends string>(seed: number, flow: Flow): Case<Flow> => ({
  seed,
  flow,
  world: 'in-order',
  fault: { kind: 'none' },
  returns: false,
  forgetsKeys: false,
});

/** Derives a case from a seed. */
export function chooseCase<Flow extends string>(
  { flows }: Subject<Flow>,
  seed: number,
  traces: Traces<Flow>,
): Case<Flow> {
  const chance = createSeeded(seed * 7_919);
  // The first flow is the most common one, so it is played most.
  const flow = chance.pick([...flows, ...Array.from({ length: 2 }, () => flows[0] as Flow)]);
  const world = chance.pick(WORLDS);
  const step = chance.below(traces[flow].length);
  const fault: Fault =
    chance.below(5) === 0
      ? { kind: 'cut', step }
      : { kind: 'kill', step, when: chance.pick(['before', 'after'] as const) };
  const [returns, forgetsKeys] = [chance.below(2) === 0, chance.below(2) === 0];
  return { seed, flow, world, fault, returns, forgetsKeys };
}

/** More cases than any flow has in any world. */
const STRIDE = 10_000;

/**
 * Every world and every step, with a crash before and after it, and with lost connections. A seed
 * names the same case in every run, even if one run counts a step more than another.
 */
export function* allCases<Flow extends string>(
  { flows }: Subject<Flow>,
  traces: Traces<Flow>,
): Generator<Case<Flow>> {
  let first = 100 * STRIDE;
  for (const flow of flows) {
    for (const world of WORLDS) {
      let seed = first;
      for (const step of traces[flow].keys()) {
        const faults: Fault[] = [
          { kind: 'kill', step, when: 'before' },
          { kind: 'kill', step, when: 'after' },
          { kind: 'cut', step },
        ];
        for (const fault of faults) {
          const [returns, forgetsKeys] = [seed % 2 === 0, step % 2 === 0];
          yield { seed, flow, world, fault, returns, forgetsKeys };
          seed += 1;
        }
      }
      first += STRIDE;
    }
  }
}
