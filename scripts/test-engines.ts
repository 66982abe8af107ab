import { ENGINES } from '../e2e/engines/engines.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runStep, stopSteps } from './gate/run-step.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopSteps().then(() => process.exit(1)));

for (const { name, packages, isHere } of ENGINES)
  if (!isHere())
    console.log(`${name} is not installed here and is left out: apt-get install ${packages}`);
const here = ENGINES.filter(({ isHere }) => isHere());
if (here.length === 0) process.exit(1);

await ensureBuilt();
const { failed } = await runStep({
  name: 'journeys in other engines',
  script: { package: '@playwright/test', tool: 'playwright' },
  args: [
    'test',
    '--config=e2e/engines/playwright.config.ts',
    ...here.map(({ name }) => `--project=${name}`),
    ...process.argv.slice(2),
  ],
});
process.exit(failed === 0 ? 0 : 1);
