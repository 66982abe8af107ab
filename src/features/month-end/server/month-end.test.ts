import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { confirmApproval, rejectApproval } from '#features/approvals/server/decide-approval.ts';
import { listApprovals } from '#features/approvals/server/list-approvals.ts';
import { accountsOf } from '#features/books/rules.ts';
import { listJournal } from '#features/books/server/list-journal.ts';
import { readArrearsAt } from '#features/contributions/arrears/server/read-arrears-at.ts';
import { readPaidUp } from '#features/contributions/server/read-paid-up.ts';
import { readCloses } from '#features/ledger/server/reading/read-closes.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { cutOffAt } from '#features/program-rules/calendar.ts';
import { explainTransaction } from '#features/provider-money/server/explain-transaction.ts';
import { providerTransactions } from '#features/provider-money/server/tables.ts';
import type { Session } from '#platform/routes.ts';
import { adminSession } from '#testing/admin-session.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { accountCode } from '../account-codes.ts';
import { exportPack } from './export-pack.ts';
import { listMonths } from './list-months.ts';
import { openPack } from './pack/pack.ts';
import { requestClose } from './request-close.ts';

/** The files of an archive, by the order of their heads. */
async function filesOf(response: Response): Promise<Map<string, Buffer>> {
  const archive = Buffer.from(await response.arrayBuffer());
  const files = new Map<string, Buffer>();
  let place = archive.readUInt32LE(archive.length - 22 + 16);
  for (let left = archive.readUInt16LE(archive.length - 22 + 10); left > 0; left -= 1) {
    const [packed, length, head] = [
      archive.readUInt32LE(place + 20),
      archive.readUInt16LE(place + 28),
      archive.readUInt32LE(place + 42),
    ];
    const name = archive.toString('utf8', place + 46, place + 46 + length);
    const start = head + 30 + length;
    files.set(name, inflateRawSync(archive.subarray(start, start + packed)));
    place += 46 + length;
  }
  return files;
}

describe('month-end', () => {
  const test = useTestApp({ session: adminSession });
  let admins: Session[];
  let seats: Awaited<ReturnType<typeof runSeats>>;

  beforeEach(async () => {
    seats = await runSeats(test, { capacity: 3 });
    test.clock.set('2026-05-12T18:00:00Z');
    await seats.pay(1, 1);
    await seats.pay(2, 1);
    test.clock.set('2026-05-28T18:00:00Z');
    admins = await makeAdmins(test, 3);
  });

  const at = (index: number) => admins[index] as Session;
  const ask = (month: string, by = 0) => requestClose(test.context, at(by), { month });
  const waiting = async () => {
    const { items } = await listApprovals(test.context, at(0), { state: 'waiting' }, { limit: 10 });
    return items;
  };
  const confirm = async (by = 1) => {
    const [entry] = await waiting();
    return confirmApproval(test.context, at(by), { id: entry?.id ?? '' });
  };
  const close = async (month: string) => {
    await ask(month);
    await confirm();
  };
  const states = async () =>
    (await listMonths(test.context, at(0))).months.map(({ month, state }) => `${month} ${state}`);

  it('is asked for by one person and confirmed by another', async () => {
    expect((await states()).slice(0, 2)).toEqual(['2026-06 running', '2026-05 next']);
    const shown = await ask('2026-05');
    expect(shown.months.find(({ month }) => month === '2026-05')).toMatchObject({
      state: 'asked',
      askedBy: 'admin-1@example.com',
    });
    expect(shown.stillOpen).toMatchObject([
      { name: 'approvals', count: 1, href: '/admin/approvals?state=waiting' },
    ]);
    const [entry] = await waiting();
    expect(entry).toMatchObject({
      kind: 'month-close',
      summary: 'Close of May 2026 (sandbox books)',
    });
    await expect(confirm(0)).rejects.toMatchObject({ code: 'SECOND_ADMIN_NEEDED' });
    await confirm(1);
    expect((await states()).slice(0, 2)).toEqual(['2026-06 running', '2026-05 closed']);
    const { months, opensOn } = await listMonths(test.context, at(0));
    expect(opensOn).toBe('2026-06-01');
    expect(months[1]).toMatchObject({
      askedBy: 'admin-1@example.com',
      closedBy: 'admin-2@example.com',
    });
  });

  it('can be asked for again after it was rejected, and once at a time', async () => {
    await ask('2026-05');
    await expect(ask('2026-05', 1)).rejects.toMatchObject({ code: 'CLOSE_ASKED' });
    const [entry] = await waiting();
    await rejectApproval(test.context, at(1), {
      id: entry?.id ?? '',
      reason: 'A payment is missing',
    });
    expect((await states())[1]).toBe('2026-05 next');
    await close('2026-05');
    expect((await states())[1]).toBe('2026-05 closed');
  });

  it('refuses each wrong month with a sentence that names it', async () => {
    const refused = (code: string, message: string) => ({ code, message });
    await expect(ask('2026-06')).rejects.toMatchObject(
      refused('MONTH_RUNNING', 'June 2026 is not over yet.'),
    );
    await expect(ask('2026-01')).rejects.toMatchObject(
      refused('BEFORE_FIRST_ENTRY', 'Nothing was posted in January 2026 or before it.'),
    );
    await close('2026-05');
    await expect(ask('2026-05')).rejects.toMatchObject(
      refused('MONTH_CLOSED', 'May 2026 is closed already.'),
    );
    test.clock.set('2026-08-02T18:00:00Z');
    await expect(ask('2026-07')).rejects.toMatchObject(
      refused('EARLIER_MONTH_OPEN', 'A month before July 2026 is open: close that one first.'),
    );
  });

  it('refuses it over HTTP too, and what is no month at all', async () => {
    const refused = async (method: 'GET' | 'POST', path: string) => {
      const response = await test.request(method, `/api/admin/books/months/${path}`);
      const { code, fields } = await response.json();
      return [response.status, code, ...Object.values(fields ?? {})];
    };
    expect(await refused('POST', '2026-06/close')).toEqual([409, 'MONTH_RUNNING']);
    expect(await refused('POST', '2026-01/close')).toEqual([422, 'BEFORE_FIRST_ENTRY']);
    expect(await refused('GET', '2026-05/pack.zip')).toEqual([409, 'MONTH_OPEN']);
    expect(await refused('GET', '2026-06/pack.zip')).toEqual([409, 'MONTH_RUNNING']);
    const sentence = 'Please enter a month such as 2027-03';
    for (const month of ['2026-13', '0000-01', 'october']) {
      expect(await refused('POST', `${month}/close`)).toEqual([422, 'INVALID_INPUT', sentence]);
    }
  });

  it('shows the second person what single people explained since the last close', async () => {
    const explain = async (id: string) => {
      const [now, book] = [test.clock.now(), test.context.payments.mode];
      await test.context.db.insert(providerTransactions).values({
        id,
        subjectId: test.context.randomness.id(),
        mode: book,
        type: 'adjustment',
        amountCents: -1_500,
        feeCents: 0,
        currency: 'USD',
        createdAt: now,
        availableAt: now,
        recordedAt: now,
        isBeforeOpening: false,
      });
      await explainTransaction(test.context, at(0), {
        id,
        account: 'other-expenses',
        note: `What ${id} is`,
      });
    };
    await explain('txn_1');
    await ask('2026-05');
    const detail = 'other-expenses, ‘What txn_1 is’, by admin-1@example.com';
    expect((await waiting())[0]?.details.explained).toBe(`-$15 ${detail}`);
    await confirm();
    test.clock.set('2026-07-03T18:00:00Z');
    await ask('2026-06');
    expect((await waiting())[0]?.details.explained).toBeUndefined();
  });

  it('changes nothing about who is late or eligible: that goes by when money counted', async () => {
    const { group, of } = seats;
    await close('2026-05');
    const late = async () =>
      (await readArrearsAt(test.context, { group, on: '2026-05-31' })).map(({ seat }) => seat);
    expect(await late()).toEqual([3]);
    // Seat 3 paid on the 14th of May, which we learn in June.
    const now = test.clock.now();
    test.clock.set('2026-05-14T18:00:00Z');
    await seats.pay(3, 1);
    test.clock.set(now.toISOString());
    expect(await late()).toEqual([]);
    const paidUp = await readPaidUp(test.context, {
      groupId: group.id,
      month: 1,
      cutOffAt: cutOffAt('2026-05', 1),
    });
    expect(paidUp.has(of(3).id)).toBe(true);
    const original = await selectRows<{ on: string }>(
      test.context.db,
      sql`select distinct original_on::text as on from ledger_entries where effective_on = '2026-06-01'`,
    );
    expect(original).toEqual([{ on: '2026-05-14' }]);
    const moved = { on: '2026-06-01', originalOn: '2026-05-14' };
    const { items } = await listJournal(
      test.context,
      { scope: 'all', kind: 'contribution-received', to: '2026-06-01' },
      { limit: 1 },
    );
    expect(items).toMatchObject([moved]);
    const file = await (await test.request('GET', '/api/admin/books/journal.csv')).text();
    const [heads = '', ...lines] = file.trim().split('\r\n');
    expect(heads.endsWith(',Posted at,Original date')).toBe(true);
    expect(lines.filter((line) => line.endsWith(',2026-05-14'))).not.toEqual([]);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect(await readCloses(test.context.db, 'sandbox')).toMatchObject({ opensOn: '2026-06-01' });
  });

  describe('the pack', () => {
    it('has every file, and a manifest with their hashes', async () => {
      await close('2026-05');
      const files = await filesOf(await exportPack(test.context, at(0), { month: '2026-05' }));
      expect([...files.keys()]).toEqual([
        'trial-balances.csv',
        'journal.csv',
        'statements/test-450-1.csv',
        'arrears.csv',
        'commitments.csv',
        'reconciliation.csv',
        'chart-of-accounts.csv',
        'quickbooks/journals-001.csv',
        'xero/journals-001.csv',
        'summary.pdf',
        'manifest.json',
      ]);
      const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '');
      for (const { name, sha256, bytes } of manifest.files) {
        const content = files.get(name) ?? Buffer.alloc(0);
        expect(content).toHaveLength(bytes);
        expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      }
      expect(manifest).toMatchObject({
        month: '2026-05',
        book: 'sandbox',
        closed: { askedBy: 'admin-1@example.com', confirmedBy: 'admin-2@example.com' },
        arrears: { lines: 1 },
        groups: 1,
      });
      expect(manifest.debitCents).toBe(manifest.creditCents);
      expect(manifest.chainHeads.length).toBeGreaterThan(0);
      expect(files.get('arrears.csv')?.toString()).toMatch(/test-450-1,3,/);
      expect(files.get('summary.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('is the same whenever it is made', async () => {
      await close('2026-05');
      const make = async () =>
        Buffer.from(
          await (await exportPack(test.context, at(0), { month: '2026-05' })).arrayBuffer(),
        );
      const first = await make();
      test.clock.set('2026-06-20T18:00:00Z');
      await seats.pay(1, 1);
      expect((await make()).equals(first)).toBe(true);
    });

    it('has journals that bookkeeping programs take: each is zero, and none is cut', async () => {
      await close('2026-05');
      const files = await filesOf(await exportPack(test.context, at(0), { month: '2026-05' }));
      const rows = (name: string) =>
        (files.get(name)?.toString() ?? '')
          .trim()
          .split('\r\n')
          .map((line) =>
            [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell),
          );
      const cents = (text = '') => Math.round(Number(text.replaceAll(/[",]/g, '')) * 100);
      const [head, ...lines] = rows('quickbooks/journals-001.csv');
      expect(head?.slice(0, 6)).toEqual([
        'Journal No',
        'Journal Date',
        'Account Name',
        'Debits',
        'Credits',
        'Description',
      ]);
      expect(lines.length).toBeGreaterThan(3);
      const sums = new Map<string, number>();
      for (const [number = '', date, , debit, credit] of lines) {
        expect(date).toBe('05/31/2026');
        sums.set(number, (sums.get(number) ?? 0) + cents(debit) - cents(credit));
      }
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
      const [, ...xero] = rows('xero/journals-001.csv');
      expect(xero).toHaveLength(lines.length);
      expect(xero.reduce((sum, row) => sum + cents(row[5]), 0)).toBe(0);
      expect(xero[0]?.slice(1, 2)).toEqual(['31 May 2026']);
    });

    it('is only made of a closed month by the button, and of any that is over by the command', async () => {
      await expect(exportPack(test.context, at(0), { month: '2026-05' })).rejects.toMatchObject({
        code: 'MONTH_OPEN',
      });
      expect((await openPack(test.context, { month: '2026-05' })).closed).toBeUndefined();
      for (const [month, code] of [
        ['2026-06', 'MONTH_RUNNING'],
        ['2026-01', 'BEFORE_FIRST_ENTRY'],
        ['2026-13', 'MONTH_UNKNOWN'],
      ] as const) {
        await expect(openPack(test.context, { month })).rejects.toMatchObject({ code });
      }
      const live = { ...test.context, payments: { mode: 'live' } } as const;
      await expect(openPack(live, { month: '2026-05' })).rejects.toMatchObject({
        code: 'BEFORE_FIRST_ENTRY',
      });
    });
  });

  it('has a code for every account, and each only once', () => {
    const codes = [...accountsOf('cooperative'), ...accountsOf('group')].map(({ account }) =>
      accountCode(account),
    );
    expect(new Set(codes).size).toBe(codes.length);
  });
});
