import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { adminSession } from '#testing/admin-session.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { equationOf } from '../rules.ts';
import { type JournalSearch, listJournal } from './list-journal.ts';
import { readGroupStatement } from './read-group-statement.ts';
import { readTrialBalance } from './read-trial-balance.ts';
import { writeJournal } from './write-journal.ts';

describe('the books', () => {
  const test = useTestApp();

  it('have a trial balance of zero at any date, for everybody, the cooperative and a group', async () => {
    const seats = await runSeats(test, { capacity: 3 });
    test.clock.set('2026-06-20T18:00:00Z');
    for (const seat of [1, 2, 3]) await seats.pay(seat, seat);
    test.clock.set('2026-07-20T18:00:00Z');
    await seats.pay(1, 2);
    const read = (scope: string, on?: string) => readTrialBalance(test.context, { scope, on });
    for (const scope of ['all', 'cooperative', seats.group.id, 'test-450-1', '450-1']) {
      for (const on of [undefined, '2026-06-20', '2026-07-19', '2026-07-20']) {
        const balance = await read(scope, on);
        expect(balance.debitCents).toBe(balance.creditCents);
      }
    }
    const cashOn = async (on: string) =>
      (await read('450-1', on)).accounts.find(({ account }) => account === 'cash')?.debitCents;
    expect(await cashOn('2026-07-19')).toBe(6 * 234_400);
    expect(await cashOn('2026-07-20')).toBe(8 * 234_400);
    await expect(read('450-2')).rejects.toHaveProperty('code', 'BOOKS_SCOPE_UNKNOWN');
    await expect(read('all', '2026-03-01')).rejects.toHaveProperty('code', 'BOOKS_NOT_BEGUN');
    await expect(read('all', '2026-07-21')).rejects.toHaveProperty('code', 'BOOKS_DAY_TO_COME');
  });

  it('tell of every month what a group had, what moved and whose it is', async () => {
    const seats = await runSeats(test, { capacity: 3 });
    test.clock.set('2026-06-20T18:00:00Z');
    for (const seat of [1, 2, 3]) await seats.pay(seat, seat);
    test.clock.set('2026-07-20T18:00:00Z');
    await seats.pay(1, 2);
    const read = (month: string) =>
      readGroupStatement(test.context, { group: seats.group.id, month });
    const [june, july] = [await read('2026-06'), await read('2026-07')];
    for (const { account, closingCents } of june.accounts) {
      const next = july.accounts.find((one) => one.account === account);
      expect(next?.openingCents).toBe(closingCents);
    }
    for (const { accounts } of [june, july]) {
      const sides = equationOf(
        accounts.map(({ account, closingCents: cents }) => ({ account, cents })),
      );
      expect(sides.hasCents).toBe(sides.belongsCents);
      expect(sides.hasCents).toBeGreaterThan(0);
    }
    const fund = july.accounts.find(({ account }) => account === 'fund');
    expect(fund).toMatchObject({
      openingCents: 6 * 187_500,
      moved: [{ kind: 'instalment-settled', entries: 2, cents: 2 * 187_500 }],
      closingCents: 8 * 187_500,
      membersCents: 8 * 187_500,
    });
  });

  it('write the journal as one line for each posting, and no name as a formula', async () => {
    const seats = await runSeats(test, { capacity: 2 });
    test.clock.set('2026-06-20T18:00:00Z');
    await seats.pay(1, 1);
    const { userId } = seats.of(1);
    const displayName = '=HYPERLINK("http://evil")';
    await test.context.db.update(users).set({ displayName }).where(eq(users.id, userId));
    let text = '';
    for await (const piece of await writeJournal(test.context, { scope: 'all' })) text += piece;
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Date,Books,Number,Text');
    const settled = lines.filter((line) => line.includes('instalment-settled'));
    expect(settled).toHaveLength(4);
    for (const line of settled) expect(line).toContain(`"'=HYPERLINK(""http://evil"")"`);
    const fund = settled.find((line) => line.includes(',fund,')) ?? '';
    expect(fund).toContain('2026-06-20,test-450-1,');
    expect(fund).toContain(',Instalment 1,,fund,Fund,,1875.00,');
    const group = writeJournal(test.context, { scope: '450-1', to: '2026-03-01' });
    let empty = '';
    for await (const piece of await group) empty += piece;
    expect(empty.trim().split('\r\n')).toHaveLength(1);
  });

  it('are read by the staff: the journal by each fact, with people and causes', async () => {
    const seats = await runSeats(test, { capacity: 2, emails: ['ana@example.com'] });
    test.clock.set('2026-06-20T18:00:00Z');
    await seats.pay(1, 2);
    await seats.award(1);
    const list = async (search: Partial<JournalSearch>) =>
      (await listJournal(test.context, { scope: 'all', ...search }, { limit: 50 })).items;
    const all = await list({});
    expect(all.map(({ kind }) => kind)).toContain('deposit-received');
    for (const { legs } of all) expect(legs.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    const [received] = await list({ kind: 'contribution-received' });
    expect(received).toMatchObject({
      text: 'Contribution received',
      scope: 'test-450-1',
      scopeName: '$450,000 Group 1',
      people: [{ seat: 1, href: `/admin/people/${seats.of(1).userId}` }],
      cause: { name: 'Payment', href: `/admin/people/${seats.of(1).userId}` },
      cents: 2 * 234_400 - 20_000,
    });
    const deposit = all.find(({ kind }) => kind === 'deposit-received');
    expect(deposit?.scope).toBe('cooperative');
    expect(deposit?.cause.href).toMatch(/^\/admin\/deposits\?search=/);
    const kindsOf = async (search: Partial<JournalSearch>) =>
      [...new Set((await list(search)).map(({ kind }) => kind))].sort();
    expect(await kindsOf({ scope: '450-1', seat: 2 })).toEqual(['deposit-credited']);
    expect(await kindsOf({ person: 'ana@example.com', scope: 'cooperative' })).toEqual([
      'deposit-credited',
      'deposit-received',
    ]);
    expect(await kindsOf({ amount: '$1,875' })).toEqual(['instalment-settled']);
    expect(await kindsOf({ account: 'credits-set-aside' })).toEqual(['credit-awarded']);
    expect(await kindsOf({ from: '2026-06-16', to: '2026-06-20' })).toEqual([
      'contribution-received',
      'instalment-settled',
    ]);
    expect(await kindsOf({ reference: seats.of(1).depositId ?? '' })).toEqual([
      'deposit-credited',
      'deposit-received',
    ]);
    expect(await list({ reference: 'nobody knows this' })).toEqual([]);
    const refused = (search: Partial<JournalSearch>, code: string) =>
      expect(list(search)).rejects.toHaveProperty('code', code);
    await refused({ amount: 'much' }, 'BOOKS_AMOUNT_UNCLEAR');
    await refused({ seat: 1 }, 'BOOKS_SEAT_NEEDS_GROUP');
    await refused({ from: '2026-06-02', to: '2026-06-01' }, 'BOOKS_DAYS_REVERSED');
    await refused({ scope: 'group:1' }, 'BOOKS_SCOPE_UNKNOWN');
    const again = listJournal(test.context, { scope: 'all' }, { limit: 5, cursor: 'bm9uZQ' });
    await expect(again).rejects.toHaveProperty('status', 422);
  });

  it('give members the statements of their own group only, and a year in their language', async () => {
    const seats = await runSeats(test, { capacity: 2, emails: ['ana@example.com'] });
    test.clock.set('2026-06-20T18:00:00Z');
    await seats.pay(1, 1);
    const ana = await signInAsMember(test, 'ana@example.com');
    const stranger = await signInAsMember(test, 'stranger@example.com');
    const own = `/api/group-pages/${seats.of(1).id}`;
    const statement = await (await ana.send('GET', `${own}/statement?month=2026-06`)).json();
    expect(statement).toMatchObject({ month: '2026-06', firstMonth: '2026-03', isOver: false });
    const file = await ana.send('GET', `${own}/year.csv?year=2026`);
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]).toBe('Month,Account,Line,Entries,Amount');
    expect(lines).toContain('2026-06,Fund,Instalment completed,1,1875.00');
    expect(lines).toContain('2026-06,Fund,At the end,,1875.00');
    const status = async (path: string, browser = ana) => (await browser.send('GET', path)).status;
    expect(await status(`${own}/statement?month=2026-02`)).toBe(404);
    expect(await status(`${own}/statement?month=2026-07`)).toBe(422);
    expect(await status(`${own}/statement?month=2026-13`)).toBe(422);
    expect(await status(`${own}/year.csv?year=2025`)).toBe(404);
    expect(await status(`${own}/year.csv?year=2027`)).toBe(422);
    expect(await status(`${own}/statement`, stranger)).toBe(404);
    expect(await status(`/api/group-pages/${seats.of(2).id}/year.csv?year=2026`)).toBe(404);
  });
});

describe('wrong questions about the books', () => {
  const test = useTestApp({ session: adminSession });

  it('are refused with a sentence', async () => {
    await runSeats(test, { capacity: 2 });
    const refused = async (path: string) => {
      const response = await test.request('GET', `/api/admin/books/${path}`);
      const { code, message, fields = {} } = await response.json();
      return [response.status, code, Object.values(fields)[0] ?? message];
    };
    const wrong = (sentence: string) => [422, 'INVALID_INPUT', sentence];
    const day = 'Please enter a day such as 2026-10-31';
    for (const on of ['yesterday', '2026-02-30', '0000-01-01', '9999-12-31', '2026-1-1']) {
      expect(await refused(`trial-balance?on=${on}`)).toEqual(wrong(day));
      expect(await refused(`journal.csv?from=${on}`)).toEqual(wrong(day));
    }
    const seat = 'Please enter the number of a seat, such as 17';
    expect(await refused('journal?scope=450-1&seat=first')).toEqual(wrong(seat));
    expect(await refused('trial-balance?scope=450-9')).toEqual([
      404,
      'BOOKS_SCOPE_UNKNOWN',
      expect.stringContaining('There are no books of this name'),
    ]);
    expect(await refused('trial-balance?on=2020-01-01')).toEqual([
      404,
      'BOOKS_NOT_BEGUN',
      expect.stringContaining('begin later'),
    ]);
    for (const path of ['journal', 'journal.csv']) {
      expect(await refused(`${path}?from=2026-06-02&to=2026-06-01`)).toEqual([
        422,
        'BOOKS_DAYS_REVERSED',
        'The last day is before the first one. Please change one of them.',
      ]);
    }
  });
});
