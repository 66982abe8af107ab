import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { type AssemblyGroup, playAssemblies } from '#testing/scenes/assembly-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findPicks } from './pick-queries.ts';

const V = 45_000_000;

describe('mails about an assembly', () => {
  const test = useTestApp();
  let play: AssemblyGroup;
  beforeEach(async () => {
    play = await playAssemblies(test, 5);
    await play.advance();
  });

  const mailsOf = async (seat: number) => {
    const user = await readUser(test.context, play.memberOf(seat).userId);
    await test.drainJobs();
    return test.mailbox(user?.email ?? '');
  };
  const choose = (seat: number, choice: string) =>
    test.context.db.execute(
      sql`update users set mail_choice = ${choice} where id = ${play.memberOf(seat).userId}`,
    );
  const about = <M extends { subject: string }>(mails: readonly M[], word: string): M[] =>
    mails.filter(({ subject }) => subject.includes(word));

  it('sends the list to everybody whatever they chose, and says why a seat is not on it', async () => {
    play.late.add(3);
    await play.cancel(5);
    await choose(1, 'essentials');
    await play.toClose(1);
    for (const seat of [1, 2, 3, 4, 5]) {
      expect(about(await mailsOf(seat), 'the list is closed'), `seat ${seat}`).toHaveLength(1);
    }
    const [late] = about(await mailsOf(3), 'the list');
    expect(late?.text).toContain('because an instalment was not paid by the 14th');
    expect(late?.text).toContain('It takes part again in assembly 2');
    const [left] = about(await mailsOf(5), 'the list');
    expect(left?.text).toContain('among the cancelled seats');
  });

  it('sends one mail for a win, the result only to those who wait and want it', async () => {
    await play.fill(2 * V);
    for (const seat of [1, 2, 3, 4, 5]) await choose(seat, 'everything');
    await choose(1, 'digest');
    await play.toHeld(1);
    const picks = await findPicks(test.context.db, (await play.rowOf(1)).id);
    const selected = picks.map(({ seat }) => seat);
    expect(selected).toHaveLength(2);
    for (const seat of [1, 2, 3, 4, 5]) {
      const mails = await mailsOf(seat);
      const isSelected = selected.includes(seat);
      expect(about(mails, 'your seat was selected'), `${seat}`).toHaveLength(isSelected ? 1 : 0);
      const isTold = !isSelected && seat !== 1;
      expect(about(mails, 'the result'), `${seat}`).toHaveLength(isTold ? 1 : 0);
    }
    // Selected seats are members: they get the next list, and no result.
    await play.toClose(2);
    await play.toClose(2);
    await play.toDraw(2);
    const before = about(await mailsOf(selected[0] ?? 0), 'Assembly 2');
    expect(before.map(({ subject }) => subject)).toEqual(['Assembly 2: the list is closed']);
  });

  it('tells a bidder what to pay until when, and why the bid lapsed', async () => {
    await play.fill(3 * V);
    await play.bid(1, 2, 120);
    await play.bid(1, 3, 110);
    await play.toHeld(1);
    const picks = await findPicks(test.context.db, (await play.rowOf(1)).id);
    const held = picks.find(({ kind }) => kind === 'bid');
    // The lottery may have selected the higher bidder.
    const seat = held?.seat ?? 0;
    const [mail] = about(await mailsOf(seat), 'Your bid was selected');
    expect(mail?.text).toContain(seat === 2 ? '$281,280' : '$257,840');
    test.clock.set(held?.startBy?.toISOString() ?? '');
    await play.advance();
    const lapsed = about(await mailsOf(seat), 'has lapsed');
    expect(lapsed).toHaveLength(1);
    expect(lapsed[0]?.text).toContain('was not started by');
    expect(lapsed[0]?.text).toContain('may bid again in assembly 5');
  });
});
