import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAwardsOfGroup } from '#features/awards/server/read-awards.ts';
import { readHealth } from '#features/group-health/server/read-health.ts';
import { groupCode } from '#features/groups/rules.ts';
import { type Group, listFormedGroups } from '#features/groups/server/read-group.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { readConfig } from '#platform/settings/config.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { instantAt } from '#shared/calendar/dates.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { addMonths, monthOf } from '#shared/calendar/months.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { createMover, type Mover } from '../../sandbox/time/mover.ts';
import { describeMove } from '../../sandbox/time/time-routes.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { PERSONAS } from '../personas.ts';
import { readSeats } from './seats.ts';

const MONTHS = 36;

describe.runIf(IS_LONG)('the demonstration, 36 months later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-lived-'));
  let server: RunningServer;
  let mover: Mover;

  const groupsByCode = async () => {
    const groups = await listFormedGroups(server.runtime.context);
    return new Map(groups.map((group) => [groupCode(group), group]));
  };
  const groupOf = async (code: string): Promise<Group> => {
    const group = (await groupsByCode()).get(code);
    if (!group) throw new Error(`${code} has not formed`);
    return group;
  };

  beforeAll(async () => {
    // Without keys of our own, with which the recorded history would be left out.
    const settings = { DATA_DIR: folder, PAGES: 'development', LOG_LEVEL: 'error' };
    const port = await findFreePort();
    server = await startServer(readConfig({ ...settings, PORT: String(port) }));
    const { context } = server.runtime;
    await groupOf('test-450-1');
    mover = createMover(context);
    for (let month = 1; month <= MONTHS; month += 1) {
      const next = addMonths(monthOf(dateOf(context.clock.now())), 1);
      const move = await mover.start({ arrivesAt: instantAt(`${next}-18`, '10:00') });
      if (move?.state !== 'arrived') throw new Error(`month ${month}: ${move?.state}`);
      const seconds = Math.round(process.uptime());
      process.stdout.write(`${next} after ${seconds} s: ${describeMove(move, 'en')}\n`);
    }
  }, MILLISECONDS_PER_DAY);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has healthy groups: covered, few late, and every home of each month selected', async () => {
    const { context } = server.runtime;
    for (const code of ['test-450-1', 'test-450-2']) {
      const group = await groupOf(code);
      const { coverage, arrears, waiting, homes, picksMissed } = await readHealth(context, group);
      expect(coverage, code).toBeGreaterThan(0.99);
      expect(coverage, code).toBeLessThan(1.02);
      const active = (await readSeats(context, group)).filter(
        ({ status }) => status === 'active' || status === 'awarded',
      );
      expect(arrears.seats / active.length, code).toBeGreaterThan(0.01);
      expect(arrears.seats / active.length, code).toBeLessThan(0.04);
      expect(picksMissed, code).toBe(0);
      expect(waiting + homes, code).toBeGreaterThan(400);
    }
  });

  it('has bought the homes of the months that are two months old', async () => {
    const { context } = server.runtime;
    const until = addMonths(monthOf(dateOf(context.clock.now())), -2);
    for (const group of (await groupsByCode()).values()) {
      for (const award of await listAwardsOfGroup(context, group.id)) {
        if (award.end || monthOf(award.selectedOn) > until) continue;
        expect(award.step, `${groupCode(group)}, seat ${award.seat}`).toBe('paid');
      }
    }
  });

  it('has formed the group that was filling, and given a persona a home', async () => {
    const { context } = server.runtime;
    expect((await groupOf('test-650-1')).status).toBe('running');
    const group = await groupOf('test-450-1');
    const buyer = PERSONAS.find(({ key }) => key === 'buying')?.email;
    const seat = (await readSeats(context, group)).find(({ session }) => session.email === buyer);
    const awards = await listAwardsOfGroup(context, group.id);
    expect(awards.find(({ membershipId }) => membershipId === seat?.membershipId)?.step).toBe(
      'paid',
    );
  });

  it('keeps books that agree', async () => {
    expect((await verifyLedger(server.runtime.context.db)).difference).toBeUndefined();
  });
});
