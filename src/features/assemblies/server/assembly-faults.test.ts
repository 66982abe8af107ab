import { beforeEach, describe, expect, it } from 'vitest';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/read-balances.ts';
import { assemblyAt, closingAt } from '#features/programme/calendar.ts';
import type { Context } from '#platform/context.ts';
import type { BeaconProvider } from '#providers/beacon/beacon-provider.ts';
import { playAssemblies } from '#testing/assembly-group.ts';
import { dyingContext, Killed } from '#testing/dying-context.ts';
import { useTestApp } from '#testing/test-app.ts';
import { advanceAssemblies } from './advance-assemblies.ts';
import { findPicksOfGroup } from './queries.ts';

const V = 45_000_000;
const SEATS = 9;
const MONTHS = 3;
/** Each run gets this many statements further than the one before; months begin elsewhere. */
const STRIDE = 6;

describe('assemblies whose process dies, whose beacon lies, whose work comes twice', () => {
  let lie: ((round: number) => number) | undefined;
  const test = useTestApp({
    wrapBeacon: (beacon): BeaconProvider => ({
      ...beacon,
      async fetchRound(round) {
        const found = await beacon.fetchRound(lie ? lie(round) : round);
        return found && { ...found, round };
      },
    }),
  });
  let play: Awaited<ReturnType<typeof playAssemblies>>;
  beforeEach(async () => {
    lie = undefined;
    play = await playAssemblies(test, SEATS);
    await play.advance();
    await play.fill(100 * V);
  });

  /** Runs the work, dying a few statements later each time, until it gets through. */
  async function advanceDying(first: number): Promise<number> {
    let deaths = 0;
    for (let dieAt = first; ; dieAt += STRIDE) {
      const context: Context = dyingContext(test.context, dieAt);
      try {
        await advanceAssemblies(context, play.readPaidUp);
        return deaths;
      } catch (error) {
        if (!causes(error).some((cause) => cause instanceof Killed)) throw error;
        deaths += 1;
      }
    }
  }

  async function checkInvariants(month: number): Promise<void> {
    const picks = await findPicksOfGroup(test.context.db, play.group.id);
    const made = picks.filter(({ status }) => status === 'awarded' || status === 'held');
    expect(new Set(made.map(({ seat }) => seat)).size, 'no seat twice').toBe(made.length);
    expect(made.length, 'at most the picks allowed').toBeLessThanOrEqual(2 * month);
    const { fund = 0, 'credits-set-aside': credits = 0 } = await readBalances(test.context.db, {
      book: play.group.mode,
      scope: groupScope(play.group.id),
    });
    const owed = made.reduce(
      (sum, { status, bidFundCents }) => sum + V - (status === 'held' ? (bidFundCents ?? 0) : 0),
      0,
    );
    expect(0 - credits, 'every award backed by money').toBe(owed);
    expect(0 - fund, 'the fund is not overdrawn').toBeGreaterThanOrEqual(0);
    expect(await play.isRight(month), 'the result follows').toBe(true);
  }

  it('keeps every invariant, killed at statement after statement', async () => {
    const { startMonth } = play.group;
    let deaths = 0;
    for (let month = 1; month <= MONTHS; month += 1) {
      const open = await play.rowOf(month);
      expect(open.status).toBe('open');
      const awarded = new Set(
        (await findPicksOfGroup(test.context.db, play.group.id)).map(({ seat }) => seat),
      );
      const bidder = play.members.find(({ seat }) => !awarded.has(seat))?.seat ?? 1;
      await play.bid(month, bidder, 100 + month).catch(() => {});
      test.clock.set(closingAt(startMonth ?? '', month).toISOString());
      deaths += await advanceDying(1 + month);
      const closed = await play.read(month);
      expect(closed.status).toBe('closed');
      const at = assemblyAt(startMonth ?? '', month).getTime();
      test.clock.set(new Date(at + 3_000).toISOString());
      deaths += await advanceDying(2 + month);
      const held = await play.read(month);
      expect([held.listFile, held.fileSha256, held.books], 'the published list').toEqual([
        closed.listFile,
        closed.fileSha256,
        closed.books,
      ]);
      await checkInvariants(month);
      // Days later: bids that nobody paid are given up, the next month opens.
      test.clock.set(new Date(at + 20 * 24 * 3_600_000).toISOString());
      deaths += await advanceDying(3 + month);
      await checkInvariants(month);
    }
    expect(deaths).toBeGreaterThan(MONTHS * 10);
  }, 400_000);

  it('draws by no other round than its own, whatever a provider hands over', async () => {
    await play.toClose(1);
    for (const other of [-1, 1, 1_000]) {
      lie = (round) => Math.min(round + other, round - 1);
      await play.toDraw(1);
      expect(await play.read(1)).toMatchObject({ status: 'closed', signature: null });
    }
    expect((await play.read(1)).alarms).toMatchObject([{ kind: 'step-failed' }]);
    lie = undefined;
    await play.advance();
    await checkInvariants(1);
    expect((await play.read(1)).status).toBe('finished');
  });
});

function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let current = error; current instanceof Error; current = current.cause) found.push(current);
  return found;
}
