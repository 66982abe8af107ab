import { TEST_SETTINGS } from '../setup/test-settings.ts';
import { type LifeWorld, openWorld } from './life-world.ts';

export function openLife(
  databaseUrl: string,
  capacity: number,
  concurrency = 1,
): Promise<LifeWorld> {
  return openWorld({
    seed: 'live-through',
    concurrency,
    startsAt: new Date('2026-01-05T18:00:00Z'),
    settings: {
      ...TEST_SETTINGS,
      GROUP_CAPACITY: String(capacity),
      DATABASE_URL: databaseUrl,
    },
    // Mails go through the outbox and its jobs, but are not kept in the mailbox.
    wrapMail: (mail) => ({ ...mail, send: async () => {} }),
  });
}
