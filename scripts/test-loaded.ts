import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runStep, stopSteps } from './gate/run-step.ts';
import { allTests } from './gate/tests-of.ts';
import { ROOT } from './launch/spawn-node.mjs';

/**
 * Repeats tests while every core is kept busy: one that waits for a time instead of for what
 * happens fails here. Ten times what has timers, workers or processes, three times the rest; or ten
 * times the tests whose path contains one of the given words.
 */
const IS_TIMED = /setTimeout|setInterval|FakeTimers|waitFor|waitUntil|untilBlocked|Worker\b|spawn/;
const [TIMED_ROUNDS, ROUNDS] = [10, 3];

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopSteps().then(() => process.exit(1)));
for (let core = 0; core < availableParallelism(); core++)
  new Worker('for (;;);', { eval: true }).unref();

let failures = 0;

async function repeat(rounds: number, tests: readonly string[]): Promise<void> {
  if (tests.length === 0) return;
  for (let round = 1; round <= rounds; round++) {
    const { failed, seconds, output } = await runStep({
      name: 'loaded',
      script: { package: 'vitest', tool: 'vitest' },
      args: ['run', '--mode', 'quick', '--reporter=dot', ...tests],
      isQuiet: true,
    });
    if (failed > 0) console.log(output);
    failures += failed;
    const outcome = failed > 0 ? 'FAILED' : 'ok    ';
    console.log(
      `${outcome} ${tests.length} files, round ${round} of ${rounds} (${seconds.toFixed(0)} s)`,
    );
  }
}

const words = process.argv.slice(2);
const tests = allTests().filter(
  (file) => !words.length || words.some((word) => file.includes(word)),
);
const isTimed = (file: string) =>
  words.length > 0 || IS_TIMED.test(readFileSync(join(ROOT, file), 'utf8'));
await repeat(TIMED_ROUNDS, tests.filter(isTimed));
await repeat(
  ROUNDS,
  tests.filter((file) => !isTimed(file)),
);
process.exit(failures > 0 ? 1 : 0);
