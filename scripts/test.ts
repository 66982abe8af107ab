import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../src/testing/browsers/find-browser.ts';
import { ensureBuilt } from './ensure-built.ts';
import { REPORTS } from './gate/reports.ts';
import { notRun, type Outcome, runStep, type Step, stopSteps } from './gate/run-step.ts';
import { BROWSER_TESTS, CHECKS, FRESH_CLONE, UNIT_TESTS } from './gate/steps.ts';

const SLOWEST = 20;
const PARTS = ['checks', 'unit', 'browser', 'clone'] as const;
type Part = (typeof PARTS)[number];

/** `npm test` runs every part; `npm test -- browser` those that are named. */
function chooseParts(): ReadonlySet<Part> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. The parts are: ${PARTS.join(', ')}.`);
    process.exit(1);
  }
  return new Set(named.length > 0 ? (named as Part[]) : PARTS);
}

let isStopping = false;
/** Holds databases and the clone; PostgreSQL's account needs access too. */
const temp = mkdtempSync(join(tmpdir(), 'casa-gate-'));
chmodSync(temp, 0o755);

/** Nothing is left of a suite, even if it was killed. */
const inTemp = (step: Step) =>
  runStep({ ...step, env: { ...step.env, TMPDIR: temp, TEMP: temp, TMP: temp } });

function leave(exitCode: number): never {
  rmSync(temp, { recursive: true, force: true, maxRetries: 10 });
  process.exit(exitCode);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopSteps();
  leave(exitCode);
}
process.on('SIGINT', () => void stop(130));
process.on('SIGTERM', () => void stop(143));

const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;

function report({ name, passed, failed, seconds, output }: Outcome): void {
  if (isStopping) return;
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${minutes(seconds)})`);
  if (failed > 0 && output) console.log(output);
}

async function runBrowserTests(): Promise<Outcome> {
  const found = await browser;
  if ('reason' in found) return notRun(BROWSER_TESTS.name, found.reason);
  console.log(`Browser: ${found.path} (from ${found.source})`);
  return runStep(BROWSER_TESTS);
}

const startedAt = performance.now();
const parts = chooseParts();
// Started early: a download takes as long as the checks.
const browser = parts.has('browser')
  ? findBrowser().catch((error: Error) => ({ reason: error.message }))
  : { reason: '' };
const outcomes: Outcome[] = [];
const note = (outcome: Outcome) => {
  report(outcome);
  outcomes.push(outcome);
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const clone = parts.has('clone') ? inTemp(FRESH_CLONE) : undefined;
const [checks, build] = await Promise.all([
  Promise.all(parts.has('checks') ? CHECKS.map(runStep) : []),
  ensureBuilt().then(
    () => undefined,
    (error: Error) => notRun('build', error.message),
  ),
]);
for (const outcome of checks) note(outcome);
if (build) note(build);
const suites: [Part, string, () => Promise<Outcome>][] = [
  ['unit', UNIT_TESTS.name, () => inTemp(UNIT_TESTS)],
  ['browser', BROWSER_TESTS.name, runBrowserTests],
];
for (const [part, name, run] of suites) {
  if (!parts.has(part) || build || isStopping) continue;
  console.log(`\n== ${name}`);
  note(await run());
}
if (clone) note(await clone);
if (isStopping) await new Promise(() => {});

const slowest = outcomes.flatMap(({ tests }) => tests).toSorted((a, b) => b.seconds - a.seconds);
if (slowest.length > 0) console.log(`\nThe slowest ${SLOWEST} tests`);
for (const { name, seconds } of slowest.slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);

console.log('\nSummary');
for (const outcome of outcomes) report({ ...outcome, output: '' });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(
  `\n${passed} passed, ${failed} failed in ${minutes((performance.now() - startedAt) / 1000)}`,
);
const found = await browser;
if ('reason' in found && found.reason) console.log(`\n${found.reason}`);
leave(failed === 0 ? 0 : 1);
