import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../src/testing/browser.ts';
import { ensureBuilt } from './build.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, '.cache/reports');
const BIN = join(ROOT, 'node_modules/.bin');

type Outcome = { name: string; passed: number; failed: number; seconds: number; output: string };
type Step = {
  name: string;
  command: string[];
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

/** A report that is missing, or a run that failed without naming a test, is one failure. */
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
  { name: 'types', command: ['tsc'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'import rules', command: ['depcruise', 'src', '--config', '.dependency-cruiser.cjs'] },
  { name: 'unused code', command: ['knip'] },
];

/** Each wants the whole machine. */
const SUITES: Step[] = [
  {
    name: 'unit and integration tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(REPORTS, 'unit.json')}`,
    ],
    count: countVitest,
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    env: { E2E_REPORT: join(REPORTS, 'e2e.json') },
    count: countPlaywright,
  },
  { name: 'start of a fresh clone', command: ['node', 'scripts/try-fresh-clone.ts'] },
];

function run(step: Step, isQuiet: boolean): Promise<Outcome> {
  const startedAt = performance.now();
  const [program = '', ...rest] = step.command;
  return new Promise((resolve) => {
    const child = spawn(join(BIN, program), rest, {
      cwd: ROOT,
      env: { ...process.env, ...step.env, FORCE_COLOR: '0' },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
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

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const { path } = await findBrowser();
console.log(`Browser: ${path}`);

const outcomes = await Promise.all(CHECKS.map((step) => run(step, true)));
for (const outcome of outcomes) report(outcome);
ensureBuilt();
for (const step of SUITES) {
  console.log(`\n== ${step.name}`);
  const outcome = await run(step, false);
  report(outcome);
  outcomes.push(outcome);
}

console.log('\nSummary');
for (const outcome of outcomes) report({ ...outcome, output: '' });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
