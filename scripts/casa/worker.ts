import { runProcess } from '../../src/server/run-process.ts';
import { defineCommand } from './command.ts';

export const command = defineCommand({
  name: 'casa worker',
  about:
    'Runs jobs, schedules and mails until it is told to stop, whatever ROLE says. Any number of workers may run.',
  async run() {
    await runProcess({ ...process.env, ROLE: 'worker' });
    return 0;
  },
});
