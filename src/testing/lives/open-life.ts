import { TEST_SETTINGS } from '../setup/test-settings.ts';
import { type LifeWorld, openWorld } from './life-world.ts';

/** The world in which groups are lived through, on an empty PostgreSQL database. */
export function openLife(databaseUrl: string, capacity: number, lanes = 1): Promise<LifeWorld> {
  return openWorld({
    seed: 'live-through',
    lanes,
    startsAt: new Date('2026-01-05T18:00:00Z'),
    settings: {
      ...TEST_SETTINGS,
      GROUP_CAPACITY: String(capacity),
      DATABASE_URL: databaseUrl,
    },
    // Mails go through the outbox and its jobs; a mailbox of twenty years is of no use.
    wrapMail: (mail) => ({ ...mail, send: async () => {} }),
  });
}
