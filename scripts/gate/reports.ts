import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../launch/spawn-node.mjs';

export const REPORTS = join(ROOT, '.cache/reports');

export type Counts = { passed: number; failed: number; tests: TimedTest[] };
export type TimedTest = { name: string; seconds: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { title: string; duration?: number | null }[] }[];
};

type PlaywrightSuite = {
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

function readReport<T>(file: string): T | undefined {
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

export function countVitest(exitCode: number): Counts {
  const report = readReport<VitestReport>('unit.json');
  const tests = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      name: `${relative(ROOT, name)}: ${title}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return {
    ...counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, exitCode),
    tests,
  };
}

/** A test that passed only at a second try counts as failed. */
export function countPlaywright(exitCode: number): Counts {
  const report = readReport<PlaywrightReport>('e2e.json');
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    ...counted(expected, unexpected + flaky, exitCode),
    tests: (report?.suites ?? []).flatMap(timesOf),
  };
}

function timesOf({ specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}
