import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testsOf } from './scripts/gate/tests-of.ts';

/**
 * To keep the gate short, `npm test` runs real SQL on PostgreSQL alone, as the quick loop does
 * (`--mode quick`); its browser tests of the demonstration use the embedded database. `npm run
 * test:unit` runs everything on both.
 */
const IS_GATE = process.env.GATE === '1';
/** Tests that run real SQL: they run once on the embedded database and once on PostgreSQL. */
const SQL_FOLDERS = '{db,platform,providers,server,features/*/{server,*/server}}';
const SQL_TESTS = `src/${SQL_FOLDERS}/**/*.test.ts`;
/** Concurrency and crashes: the embedded database cannot show them. */
const POSTGRES_ONLY = 'src/**/*.pg.test.ts';
/** Files and processes of the embedded database itself. */
const EMBEDDED_ONLY = 'src/**/*.embedded.test.ts';
/** Parts of pages as a person meets them, without a server. */
const DOM_TESTS = 'src/**/*.dom.test.tsx';
const ON_BOTH = `src/${SQL_FOLDERS}/**/!(*.embedded).test.ts`;

const shared = {
  // The files of a worker share one database, emptied before each test.
  isolate: false,
  pool: 'forks' as const,
  globalSetup: 'src/testing/setup/global-setup.ts',
  setupFiles: ['src/testing/setup/fail-on-console.ts', 'src/testing/setup/load-texts.ts'],
  // Generous, since the gate's machine is noisy: a slow test is not a wrong one.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A test that passes only at a second try has failed.
  retry: 0,
  allowOnly: !IS_GATE,
};

export default defineConfig(({ mode }) => ({
  test: {
    // Tests of processes wait for them; a third worker has something to do meanwhile.
    maxWorkers: IS_GATE ? 3 : 2,
    // What `npm run test:watch` runs when a file is saved.
    watchTriggerPatterns: [
      {
        pattern: /\.(?:tsx?|mjs|json|sql)$/,
        testsToRun: (file: string) => testsOf([relative(import.meta.dirname, file)]),
      },
    ],
    projects: [
      {
        test: {
          ...shared,
          name: 'embedded',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [POSTGRES_ONLY, DOM_TESTS, ...(IS_GATE || mode === 'quick' ? [ON_BOTH] : [])],
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          include: [SQL_TESTS, POSTGRES_ONLY],
          exclude: [EMBEDDED_ONLY],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          globalSetup: [],
          setupFiles: [...shared.setupFiles, 'src/testing/dom/setup.ts'],
          include: [DOM_TESTS],
        },
      },
    ],
  },
}));
