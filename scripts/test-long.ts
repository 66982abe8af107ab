import { runStep, stopSteps } from './gate/run-step.ts';

/**
 * The suites that the gate runs in part: random groups, long walks, faults and every way to stop.
 */
const SUITES = [
  'src/features/simulator',
  'src/features/group-health/server/mails-of-a-year.test.ts',
  'src/testing/lives',
  'src/server/demo/inhabitants',
  'src/testing/deposit-faults',
  'src/testing/contribution-faults',
  'src/testing/assembly-faults',
  'src/testing/close-faults',
  'src/platform/limits/shared-limit.test.ts',
  'src/features/month-end/server/pack-growth.pg.test.ts',
  'src/server/demo/close-months.embedded.test.ts',
  'src/server/start/database-away.pg.test.ts',
  'src/server/start/full-disk.pg.test.ts',
  'scripts/launch/stopping.test.ts',
  'scripts/gate/stop-gate.test.ts',
  'scripts/image/image.test.ts',
];
const SEEDS = '25';

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopSteps().then(() => process.exit(1)));

const named = process.argv.slice(2);
const { failed } = await runStep({
  name: 'long tests',
  script: { package: 'vitest', tool: 'vitest' },
  args: ['run', '--mode', 'quick', ...(named.length > 0 ? named : SUITES)],
  env: { LONG: '1', FAULTS: process.env.FAULTS ?? SEEDS },
});
process.exit(failed === 0 ? 0 : 1);
