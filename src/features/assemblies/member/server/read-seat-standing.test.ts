import { describe, expect, it } from 'vitest';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { readSeatStanding } from './read-seat-standing.ts';

const V = 45_000_000;

describe('why a seat is on a list or not', () => {
  const test = useTestApp();

  it('is told to its holder alone', async () => {
    const play = await playAssemblies(test, 5);
    await play.advance();
    await play.fill(2 * V);
    play.late.add(3);
    await play.cancel(5);
    const ask = (seat: number, month = 1) =>
      readSeatStanding(test.context, play.memberOf(seat), { group: play.code, month });
    await expect(ask(1)).rejects.toMatchObject({ code: 'ASSEMBLY_NOT_FOUND' });
    await play.toClose(1);
    expect(await ask(1)).toEqual([{ seat: 1, standing: 'listed' }]);
    expect(await ask(3)).toEqual([{ seat: 3, standing: 'not-paid-up' }]);
    expect(await ask(5)).toEqual([{ seat: 5, standing: 'cancelled' }]);
    const stranger = { userId: test.context.randomness.id() };
    const of = { group: play.code, month: 1 };
    expect(await readSeatStanding(test.context, stranger, of)).toEqual([]);
    await play.toDraw(1);
    const [seat = 0] = (await play.read(1)).picks.map((pick) => pick.seat);
    await play.toClose(2);
    expect(await ask(seat, 2)).toEqual([{ seat, standing: 'selected-before' }]);
    const answer = await test.request('GET', `/api/members/assemblies/${play.code}/1/standing`);
    expect(answer.status).toBe(401);
  });
});
