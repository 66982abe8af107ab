import { join } from 'node:path';
import { countPlaywright, countVitest, REPORTS } from './reports.ts';
import type { Step } from './run-step.ts';

/** Quick, and independent of each other. */
export const CHECKS: Step[] = [
  { name: 'types', script: { package: 'typescript', tool: 'tsc' }, isQuiet: true },
  {
    name: 'lint',
    script: { package: '@biomejs/biome', tool: 'biome' },
    args: ['check', '--error-on-warnings'],
    isQuiet: true,
  },
  {
    name: 'import rules',
    script: { package: 'dependency-cruiser', tool: 'depcruise' },
    args: ['src', '--config', '.dependency-cruiser.cjs'],
    isQuiet: true,
  },
  { name: 'unused code', script: { package: 'knip', tool: 'knip' }, isQuiet: true },
];

export const UNIT_TESTS: Step = {
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

export const BROWSER_TESTS: Step = {
  name: 'browser tests',
  script: { package: '@playwright/test', tool: 'playwright' },
  args: ['test'],
  env: { GATE: '1', E2E_REPORT: join(REPORTS, 'e2e.json') },
  count: countPlaywright,
};

/** Installs for minutes, so it starts at once with low priority. */
export const FRESH_CLONE: Step = {
  name: 'start of a fresh clone',
  script: 'scripts/try-fresh-clone.ts',
  isQuiet: true,
  isLowPriority: true,
};
