import { describe, expect, it } from 'vitest';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findDestinations } from './time-steps.ts';

describe('where the clock can be moved to', () => {
  const test = useTestApp();
  const find = async (moment: string) => {
    test.clock.set(moment);
    return findDestinations(test.context);
  };

  it('is the next day alone while no group has formed', async () => {
    expect(await find('2026-03-07T17:00:00Z')).toEqual({
      // Summer time begins that night: the same time of day is 23 hours later.
      day: { arrivesAt: new Date('2026-03-08T16:00:00Z') },
      due: undefined,
      assembly: undefined,
      year: { arrivesAt: new Date('2027-03-07T17:00:00Z') },
    });
  });

  it('is the next due date and the next assembly of a group', async () => {
    const play = await playAssemblies(test, 2);
    await play.advance();
    const assembly = (month: number, heldAt: string) => ({
      arrivesAt: new Date(new Date(heldAt).getTime() - 30_000),
      assembly: { group: 'test-450-1', month, heldAt: new Date(heldAt) },
    });
    const first = await find('2026-11-20T18:00:00Z');
    expect(first.due).toEqual({ arrivesAt: new Date('2026-12-05T16:00:00Z') });
    expect(first.assembly).toEqual(assembly(1, '2026-12-16T01:00:00Z'));
    // Half a minute before the draw the destination is reached, but the assembly has not passed.
    const close = await find('2026-12-16T00:59:50Z');
    expect(close.assembly).toMatchObject({ arrivesAt: new Date('2026-12-16T00:59:50Z') });
    expect(close.due).toEqual({ arrivesAt: new Date('2027-01-05T16:00:00Z') });
    // After it the next one counts, although its bidding has not opened.
    const after = await find('2026-12-16T01:00:10Z');
    expect(after.assembly).toEqual(assembly(2, '2027-01-16T01:00:00Z'));
  });
});
