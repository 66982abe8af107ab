import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, stopSteps } from './gate/run-step.ts';
import { testsOf } from './gate/tests-of.ts';
import { ROOT } from './launch/spawn-node.mjs';

/** Runs the tests of what differs from a branch (main unless one is named) and what is uncommitted. */
const [base = 'main'] = process.argv.slice(2);

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
}

function changedFiles(): string[] {
  try {
    const [from = ''] = git('merge-base', base, 'HEAD').map((line) => line.trim());
    return [
      ...git('diff', '-z', '--name-only', from),
      ...git('ls-files', '-z', '--others', '--exclude-standard'),
    ];
  } catch {
    console.error(
      `Git knows no '${base}'. Name the branch to compare with: npm run test:changed -- BRANCH`,
    );
    process.exit(1);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopSteps().then(() => process.exit(1)));

const changed = changedFiles();
const tests = testsOf(changed);
const journeys = changed.filter((file) => file.endsWith('.e2e.ts') && existsSync(join(ROOT, file)));
console.log(
  `${changed.length} files differ from ${base}: ${tests.length} files of tests, ${journeys.length} browser journeys.`,
);
const outcomes = [];
if (tests.length > 0) {
  outcomes.push(
    await runStep({
      name: 'tests',
      script: { package: 'vitest', tool: 'vitest' },
      args: ['run', '--mode', 'quick', ...tests],
    }),
  );
}
if (journeys.length > 0) {
  outcomes.push(
    await runStep({
      name: 'journeys',
      script: { package: '@playwright/test', tool: 'playwright' },
      args: ['test', ...journeys],
    }),
  );
}
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
