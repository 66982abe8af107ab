import { readConfig, type SimulationConfig } from './config.ts';
import type { At240, Closing, Month } from './life.ts';
import { playGroup } from './play-group.ts';

/** A group in the format of the published scenarios. */
export type Scenario = {
  readonly name: string;
  readonly config: SimulationConfig;
  readonly at240: At240;
  readonly closing: Closing;
  readonly months: readonly Month[];
};

/** Plays every scenario of a file; only `name` and `config` of each are read. */
export function playScenarios(file: unknown): { readonly scenarios: readonly Scenario[] } {
  const given = (file as { scenarios?: unknown } | null)?.scenarios;
  if (!Array.isArray(given)) throw new RangeError('the file needs a list "scenarios"');
  return { scenarios: given.map(playScenario) };
}

function playScenario(given: unknown, index: number): Scenario {
  const { name, config } = (given ?? {}) as { name?: unknown; config?: unknown };
  if (typeof name !== 'string') throw new RangeError(`scenario ${index + 1} needs a name`);
  try {
    const read = readConfig(config);
    const { at240, closing, months } = playGroup(read);
    return { name, config: read, at240, closing, months };
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${name}: ${error.message}`);
    throw error;
  }
}
