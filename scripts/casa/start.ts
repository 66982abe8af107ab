import { runProcess } from '../../src/server/run-process.ts';
import { defineCommand } from './command.ts';

export const command = defineCommand({
  name: 'casa start',
  about:
    'Runs the product until it is told to stop: pages and API, jobs, or both, as ROLE says. Where nobody looks at a terminal, everything it says is one line of JSON.',
  async run() {
    await runProcess(process.env);
    return 0;
  },
});
