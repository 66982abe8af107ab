import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import type { Session } from '#platform/routes.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { payOutAll } from '#testing/scenes/pay-out.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import vectors from '#testing/vectors/schedule.json' with { type: 'json' };
import { moveAward } from './move-award.ts';
import { findAwardOf } from './queries.ts';
import { storePaper, storePaperOfOffice } from './store-paper.ts';

const EMAIL = 'ana@example.com';
const HOME = {
  address: '12 Maple Street, Provo, UT',
  priceCents: 40_000_000,
  seller: 'B. Young',
  titleCompany: 'Deseret Title',
};

describe('an award', () => {
  const test = useTestApp();

  /** Ana's seat of two, which has paid for some months and was selected. */
  async function begin({ on = '2028-04-20', paid = 24 } = {}) {
    const seats = await runSeats(test, { capacity: 2, emails: [EMAIL] });
    const seat =
      seats.members.findIndex(
        ({ applicationId }) => applicationId === seats.people[0]?.applicationId,
      ) + 1;
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    const ana = await signInAsMember(test, EMAIL);
    test.clock.set(`${on}T18:00:00Z`);
    await seats.pay(seat, paid);
    await seats.pay(3 - seat, 239);
    await seats.award(seat);
    const membershipId = seats.of(seat).id;
    const find = async () => {
      const award = await findAwardOf(test.context.db, membershipId);
      if (!award) throw new Error('there is no award');
      return award;
    };
    const { id } = await find();
    const member: Session = {
      userId: seats.of(seat).userId,
      email: EMAIL,
      isEmailVerified: true,
      isAdmin: false,
    };
    const move = (step: 'papers' | 'home' | 'appraisal' | 'closing', more = {}) =>
      moveAward(test.context, admins[0], {
        id,
        step,
        turn: 'cooperative',
        reason: 'fine',
        ...more,
      });
    return { seats, seat, admins, ana, id, membershipId, find, member, move };
  }
  const pdf = async function* () {
    yield new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
  };
  const codeOf = async (answer: Response) => (await answer.json()).code;
  const subjects = async () => {
    await test.drainJobs();
    return (await test.mailbox(EMAIL)).map(({ subject }) => subject);
  };

  it('leads from the selection to the paid home, with its log, mails and books', async () => {
    const { seats, ana, admins, id, membershipId, find, member, move } = await begin();
    const send = (path: string, body?: unknown) =>
      ana.send('POST', `/api/awards/${id}/${path}`, body);
    expect(await codeOf(await send('papers-sent'))).toBe('PAPERS_MISSING');
    const given = { id, uploadId: test.context.randomness.id(), kind: 'identity', name: 'id.pdf' };
    const paper = await storePaper(test.context, member, { ...given, kind: 'identity' }, pdf());
    expect((await storePaper(test.context, member, { ...given, kind: 'identity' }, pdf())).id).toBe(
      paper.id,
    );
    expect((await ana.send('GET', `/api/award-papers/${paper.id}/file`)).status).toBe(200);
    const stranger = await signInAsMember(test, 'eve@example.com');
    expect((await stranger.send('GET', `/api/award-papers/${paper.id}/file`)).status).toBe(404);
    expect((await stranger.send('POST', `/api/awards/${id}/papers-sent`)).status).toBe(404);

    expect(await (await send('papers-sent')).json()).toMatchObject({ turn: 'cooperative' });
    expect(await codeOf(await send('papers-sent'))).toBe('NOT_YOUR_TURN');
    await expect(move('closing')).rejects.toMatchObject({ code: 'HOME_MISSING' });
    await move('home', { turn: 'member' });
    expect(await (await send('home', HOME)).json()).toMatchObject({
      home: HOME,
      surplus: { surplus: 5_000_000 },
    });
    await move('appraisal', { turn: 'title_company' });
    const appraisal = {
      ...given,
      uploadId: test.context.randomness.id(),
      kind: 'appraisal',
    } as const;
    const added = await storePaperOfOffice(test.context, admins[0], appraisal, pdf());
    expect((await ana.send('GET', `/api/award-papers/${added.id}/file`)).status).toBe(200);
    await expect(
      storePaperOfOffice(test.context, { ...member, isAdmin: true }, appraisal, pdf()),
    ).rejects.toMatchObject({ code: 'OWN_BENEFIT' });
    await move('closing', { expensesCents: 3_000_000 });
    // A price that changes after the appraisal is owed again, and only once.
    await move('closing', { priceCents: 41_000_000 });
    await move('closing', { priceCents: 40_000_000 });
    const owed = await selectRows(
      test.context.db,
      sql`select cents::int as cents from payouts where state = 'owed'`,
    );
    expect(owed).toEqual([{ cents: 40_000_000 }]);

    await payOutAll(test, admins);
    expect(await find()).toMatchObject({ step: 'paid', paidOn: expect.any(String) });
    const expected = vectors.settlements['home for 400,000, expenses 30,000, month 24'];
    expect(await readAccount(test.context, membershipId)).toMatchObject({
      paid: 24,
      prepaid: expected.prepaidInstalments,
      unappliedCents: expected.creditToNext,
    });
    const [last] = await selectRows<{ reason: string }>(
      test.context.db,
      sql`select reason from award_changes where step = 'paid'`,
    );
    expect(last?.reason).toBe(
      'The bank has sent the price to the title company. The price left $50,000 of the credit: $30,000 for documented expenses, $18,752 for the last 8 instalments, $1,248 for the next instalment.',
    );
    await payOutAll(test, admins);
    expect(await seats.balances()).toMatchObject({ 'credits-set-aside': 0 });
    expect(await seats.findFault()).toBeUndefined();
    const [log] = await selectRows(
      test.context.db,
      sql`select count(*)::int as count from audit_log where action = 'award.moved'`,
    );
    expect(log).toEqual({ count: 5 });
    const told = await subjects();
    expect(told).toContain('Congratulations: your seat was selected');
    expect(told).toContain('Your home: Appraisal and title');
    expect(told).toContain('Your home is paid');
    await expect(move('home')).rejects.toMatchObject({ code: 'AWARD_ENDED' });
  });

  it('asks who pays what a home costs above the credit, with a proof, before it goes on', async () => {
    const { ana, id, member, move, find } = await begin();
    await move('home', { turn: 'member' });
    const choose = (more: object) =>
      ana.send('POST', `/api/awards/${id}/home`, { ...HOME, priceCents: 47_000_000, ...more });
    const rest = { restPayer: 'Ana and her mother', restSource: 'gift' };
    expect(await codeOf(await choose({}))).toBe('REST_NOT_EXPLAINED');
    expect(await codeOf(await choose({ restPayer: 'Ana' }))).toBe('REST_NOT_EXPLAINED');
    expect((await choose({ ...rest, restSource: 'lottery' })).status).toBe(422);
    expect(await codeOf(await choose(rest))).toBe('FUNDS_MISSING');
    const paper = { id, uploadId: test.context.randomness.id(), name: 'bank.pdf' };
    await storePaper(test.context, member, { ...paper, kind: 'funds' }, pdf());
    expect(await (await choose(rest)).json()).toMatchObject({
      turn: 'cooperative',
      home: { rest: { cents: 2_000_000, payer: 'Ana and her mother', source: 'gift' } },
    });
    await move('closing');
    await move('home', { turn: 'member' });
    // A price within the credit needs nobody else, and forgets who it was.
    expect(await (await choose({ ...rest, priceCents: 45_000_000 })).json()).toMatchObject({
      home: { rest: null },
    });
    await expect(move('closing', { priceCents: 45_000_001 })).rejects.toMatchObject({
      code: 'REST_NOT_EXPLAINED',
    });
    expect(await find()).toMatchObject({ step: 'home', restPayer: null });
  });

  it.each([
    ['home for 400,000, expenses 60,000, month 24', 6_000_000, { on: '2028-04-20', paid: 24 }],
    ['home for 400,000, expenses 10,000, month 236', 1_000_000, { on: '2045-12-20', paid: 236 }],
  ] as const)('divides what is left of the credit: %s', async (name, expensesCents, history) => {
    const { seats, ana, admins, id, membershipId, move } = await begin(history);
    await move('home', { turn: 'member' });
    await ana.send('POST', `/api/awards/${id}/home`, HOME);
    await move('closing', { expensesCents });
    const shown = await (await ana.send('GET', '/api/awards')).json();
    const before = await seats.balances();
    await payOutAll(test, admins);
    const expected = vectors.settlements[name];
    // The member reads the same before and after.
    expect(shown).toMatchObject([{ surplus: expected }]);
    expect(await readAccount(test.context, membershipId)).toMatchObject({
      paid: history.paid,
      prepaid: expected.prepaidInstalments,
      unappliedCents: expected.creditToNext,
    });
    const owed = await selectRows<{ kind: string; cents: number }>(
      test.context.db,
      sql`select kind, cents::int as cents from payouts order by kind`,
    );
    expect(owed.filter(({ cents }) => cents > 0)).toEqual([
      { kind: 'expenses', cents: expected.forExpenses },
      { kind: 'home', cents: HOME.priceCents },
      ...(expected.cash > 0 ? [{ kind: 'surplus', cents: expected.cash }] : []),
    ]);
    await payOutAll(test, admins);
    const after = await seats.balances();
    expect(after['credits-set-aside']).toBe(0);
    expect((before.cash ?? 0) - (after.cash ?? 0)).toBe(
      HOME.priceCents + expected.forExpenses + expected.cash,
    );
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is moved by nobody in their own favour, and its log only grows', async () => {
    const { id, member } = await begin();
    await expect(
      moveAward(
        test.context,
        { ...member, isAdmin: true },
        {
          id,
          step: 'home',
          turn: 'member',
          reason: 'mine',
        },
      ),
    ).rejects.toMatchObject({ code: 'OWN_BENEFIT' });
    await expect(
      test.context.db.execute(sql`update award_changes set reason = 'another'`),
    ).rejects.toThrow();
  });
});
