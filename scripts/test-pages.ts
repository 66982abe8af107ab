import { runStep, stopSteps } from './gate/run-step.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopSteps().then(() => process.exit(1)));

const { failed } = await runStep({
  name: 'every page',
  script: { package: '@playwright/test', tool: 'playwright' },
  args: [
    'test',
    'e2e/demonstration/every-page.e2e.ts',
    'e2e/demonstration/dialog-errors.e2e.ts',
    '--project=desktop',
  ],
  env: { ALL_PAGES: '1' },
});
process.exit(failed === 0 ? 0 : 1);
