import { describe, expect, it } from 'vitest';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findPicksOfGroup } from './pick-queries.ts';

const V = 45_000_000;

describe('two workers at the same time', () => {
  const test = useTestApp();

  it('take each step once', async () => {
    const play = await playAssemblies(test, 6);
    await play.fill(6 * V);
    const both = () => Promise.all([play.advance(), play.advance(), play.advance()]);
    await both();
    await play.bid(1, 2, 120);
    test.clock.set('2026-12-16T00:00:00Z');
    await both();
    test.clock.set('2026-12-16T01:00:03Z');
    await both();
    await test.drainJobs();
    const held = await play.read(1);
    expect(await play.isRight(1)).toBe(true);
    expect(await findPicksOfGroup(test.context.db, play.group.id)).toHaveLength(2);
    const mails = await test.mailbox();
    const lists = mails.filter(({ subject }) => subject === 'Assembly 1: the list is closed');
    expect(lists).toHaveLength(6);
    expect(held.alarms).toEqual([]);
  });
});
