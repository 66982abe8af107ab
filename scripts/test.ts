import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../src/testing/browsers/find-browser.ts';
import { ensureBuilt } from './ensure-built.ts';
import { ROOT, spawnNode } from './launch/spawn-node.mjs';
import { toolFile } from './launch/tool-file.ts';

const REPORTS = join(ROOT, '.cache/reports');

type Outcome = { name: string; passed: number; failed: number; seconds: number; output: string };
type Step = {
  name: string;
  /** A file of the project, or a package and the name of its tool. */
  script: string | { package: string; tool: string };
  args?: string[];
  env?: Record<string, string>;
  count?: (exitCode: number) => Pick<Outcome, 'passed' | 'failed'>;
};

const asOne = (exitCode: number) =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function readReport(file: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(join(REPORTS, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A missing report, or a failed run without a failed test, counts as one failure. */
function counted(passed: number, failed: number, exitCode: number) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

function countVitest(exitCode: number) {
  const report = readReport('unit.json') as
    | { numPassedTests: number; numFailedTests: number }
    | undefined;
  return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, exitCode);
}

function countPlaywright(exitCode: number) {
  const report = readReport('e2e.json') as
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | undefined;
  return counted(
    (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    report?.stats.unexpected ?? 0,
    exitCode,
  );
}

/** Quick, and independent of each other. */
const CHECKS: Step[] = [
  { name: 'types', script: { package: 'typescript', tool: 'tsc' } },
  {
    name: 'lint',
    script: { package: '@biomejs/biome', tool: 'biome' },
    args: ['check', '--error-on-warnings'],
  },
  {
    name: 'import rules',
    script: { package: 'dependency-cruiser', tool: 'depcruise' },
    args: ['src', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'unused code', script: { package: 'knip', tool: 'knip' } },
];

const UNIT_TESTS: Step = {
  name: 'unit and integration tests',
  script: { package: 'vitest', tool: 'vitest' },
  args: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, 'unit.json')}`,
  ],
  env: { GATE: '1' },
  count: countVitest,
};
const BROWSER_TESTS: Step = {
  name: 'browser tests',
  script: { package: '@playwright/test', tool: 'playwright' },
  args: ['test'],
  env: { GATE: '1', E2E_REPORT: join(REPORTS, 'e2e.json') },
  count: countPlaywright,
};
const FRESH_CLONE: Step = { name: 'start of a fresh clone', script: 'scripts/try-fresh-clone.ts' };

const running = new Set<ChildProcess>();

function run(step: Step, isQuiet: boolean): Promise<Outcome> {
  const startedAt = performance.now();
  const { script, args = [] } = step;
  const file = typeof script === 'string' ? script : toolFile(script.package, script.tool);
  return new Promise((resolve) => {
    const child = spawnNode(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', file, ...args],
      {
        env: { ...process.env, ...step.env, FORCE_COLOR: '0' },
        stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      },
    );
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      running.delete(child);
      const seconds = (performance.now() - startedAt) / 1000;
      const counts = (step.count ?? asOne)(code ?? 1);
      resolve({ name: step.name, ...counts, seconds, output });
    });
  });
}

function report({ name, passed, failed, seconds, output }: Outcome): void {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  if (failed > 0 && output) console.log(output);
}

/** A suite that could not start counts as one failure. */
function notRun({ name }: Step, reason: string): Outcome {
  return { name, passed: 0, failed: 1, seconds: 0, output: reason };
}

async function runBrowserTests(): Promise<Outcome> {
  const found = await browser;
  if ('reason' in found) return notRun(BROWSER_TESTS, found.reason);
  console.log(`Browser: ${found.path} (from ${found.source})`);
  return run(BROWSER_TESTS, false);
}

/** Stops running suites; they end their own servers and browsers. */
function stop(): void {
  for (const child of running) if (child.connected) child.disconnect();
  process.exitCode = 1;
  const check = setInterval(() => {
    if (running.size > 0) return;
    clearInterval(check);
    process.exit(1);
  }, 100);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// These run in parallel; meanwhile a browser may have to be downloaded.
const browser = findBrowser().catch((error: Error) => ({ reason: error.message }));
const [outcomes] = await Promise.all([
  Promise.all(CHECKS.map((step) => run(step, true))),
  ensureBuilt(),
  browser,
]);
for (const outcome of outcomes) report(outcome);

// Installing packages mostly waits, so the fresh clone runs beside the tests that need no browser.
const suites: [Step[], () => Promise<Outcome[]>][] = [
  [[UNIT_TESTS, FRESH_CLONE], () => Promise.all([run(UNIT_TESTS, false), run(FRESH_CLONE, true)])],
  [[BROWSER_TESTS], async () => [await runBrowserTests()]],
];
for (const [steps, runSuites] of suites) {
  console.log(`\n== ${steps.map(({ name }) => name).join(', ')}`);
  for (const outcome of await runSuites()) {
    report(outcome);
    outcomes.push(outcome);
  }
}

console.log('\nSummary');
for (const outcome of outcomes) report({ ...outcome, output: '' });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
const found = await browser;
if ('reason' in found) console.log(`\n${found.reason}`);
process.exit(failed === 0 ? 0 : 1);
