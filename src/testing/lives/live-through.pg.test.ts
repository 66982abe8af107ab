import { expect, it } from 'vitest';
import { TEST_SETTINGS } from '../setup/test-settings.ts';
import { openTestDatabase } from '../test-database.ts';
import { RESTLESS } from './habits.ts';
import { openWorld } from './life-world.ts';
import { liveThrough } from './live-through.ts';
import { findDrawFaults, findLedgerFault, findStatementFaults } from './verify-life.ts';

/** Two years, so that seats end too; `npm run live-through` plays whole groups to their end. */
const MONTHS = 24;
const SEATS = 6;

it('lives the first years of a small group as the simulator plays it', {
  timeout: 600_000,
}, async () => {
  const world = await openWorld({
    seed: 'a short life',
    startsAt: new Date('2026-07-01T18:00:00Z'),
    settings: { ...TEST_SETTINGS, GROUP_CAPACITY: String(SEATS) },
    database: await openTestDatabase(),
  });
  try {
    const options = { groups: 1, months: MONTHS, capacity: SEATS, habits: RESTLESS };
    const { differences, lived, facts } = await liveThrough(world, options);
    expect(differences).toEqual([]);
    const player = lived[0]?.player;
    if (!player) throw new Error('no group lived');
    expect(await findLedgerFault(world.context)).toBeUndefined();
    expect(await findDrawFaults(world.context, player.group, MONTHS)).toEqual([]);
    for (const seat of await player.seats()) {
      expect(await findStatementFaults(world.context, player.group, seat)).toEqual([]);
    }
    // Without these events the comparison would prove nothing.
    const last = facts[0]?.at(-1);
    expect([...(last?.cancelled ?? []), ...(last?.terminated ?? [])]).not.toEqual([]);
    expect(facts[0]?.some(({ awards }) => awards.length > 0)).toBe(true);
    expect(player.records.some(({ unpaid }) => unpaid.length > 0)).toBe(true);
  } finally {
    await world.close();
  }
});
