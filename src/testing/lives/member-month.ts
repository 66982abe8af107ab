import type { z } from 'zod';
import { readOwnGroupStatementCall } from '#features/books/contract.ts';
import { contributionMailTexts } from '#features/contributions/server/texts.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { readMemberSums } from '#features/ledger/server/reading/read-member-sums.ts';
import { readHomeCall } from '#features/members/home/contract.ts';
import { readStatementCall } from '#features/statements/contract.ts';
import { ENTRY_KINDS, type Sums, sumsOfAccounts } from '#features/statements/statement.ts';
import type { Guards, Session } from '#platform/routes.ts';
import type { OutgoingMail } from '#providers/mail/mail-provider.ts';
import { createApp } from '#server/app.ts';
import type { Call } from '#shared/api/call.ts';
import { addMonths, type CalendarMonth, dateIn } from '#shared/calendar/months.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { GroupPlayer } from './group-player.ts';
import type { LifeWorld } from './life-world.ts';

const PARTS = ['amount', 'fund', 'administration', 'reserve', 'waiting'] as const;
/** Texts are loaded when the product starts. */
const mailTexts = () => contributionMailTexts('en');
const DEPOSIT_CENTS = 20_000;

/** A month of a group, in cents: what its members have paid so far, as each place says it. */
export type MemberMonth = {
  readonly month: CalendarMonth;
  readonly active: number;
  readonly awarded: number;
  readonly ended: number;
  readonly page: number;
  readonly statement: number;
  readonly ledger: number;
  readonly cash: number;
  readonly fund: number;
  readonly mails: number;
  /** One sentence for each figure that is not the same everywhere. */
  readonly differences: readonly string[];
};

/**
 * Reads what every member of a group sees, through the API, and compares it with the ledger and with
 * the mails that they got: all receipts, or the sum of each month.
 */
export function createMemberReader(world: LifeWorld, sent: readonly OutgoingMail[]) {
  const { context } = world;
  let reader: Session | undefined;
  const asReader = async () => reader as Session;
  const guards: Guards = {
    member: asReader,
    admin: asReader,
    fresh: async () => {},
    factor: async () => {},
  };
  const { hono } = createApp(context, guards);
  const closings = new Map<string, Sums>();
  /** What each digest must say, by the member's address. */
  const expected = new Map<string, number>();
  let read = 0;

  async function request(session: Session, path: string, init: RequestInit = {}): Promise<unknown> {
    reader = session;
    const response = await hono.request(path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  const get = async <C extends Call>(
    call: C,
    session: Session,
    { membershipId = '', query = '' } = {},
  ): Promise<z.output<C['response']>> => {
    const path = call.path.replace(':membershipId', membershipId);
    return call.response.parse(await request(session, `${path}${query}`)) as z.output<
      C['response']
    >;
  };

  return {
    /** Every other member wants a mail for each payment; the others have a digest of the month. */
    async chooseMails(player: GroupPlayer): Promise<void> {
      for (const { session, seat } of await player.seats()) {
        await request(session, '/api/account/mail-choice', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', origin: context.config.publicUrl },
          body: JSON.stringify({ choice: wantsEverything(seat) ? 'everything' : 'digest' }),
        });
      }
    },
    async readMonth(player: GroupPlayer, month: CalendarMonth): Promise<MemberMonth> {
      const differences: string[] = [];
      const same = (what: string, figures: Record<string, number | undefined>) => {
        if (new Set(Object.values(figures)).size === 1) return;
        const all = Object.entries(figures).map(
          ([place, cents]) =>
            `${place} ${cents === undefined ? 'nothing' : formatMoney(usd(cents))}`,
        );
        differences.push(`${month}, ${what}: ${all.join(', ')}`);
      };
      const { group } = player;
      const of = { book: group.mode, scope: groupScope(group.id) } as const;
      const balances = await readBalances(context.db, of);
      const before = dateIn(addMonths(month, 1), 1);
      const range = { from: '2000-01-01', before, kinds: ENTRY_KINDS };
      const ledger = await readMemberSums(context.db, { ...of, ...range });
      const seats = await player.seats();
      const total = { page: 0, statement: 0, ledger: 0, mails: 0, waiting: 0 };

      const digests = digestsOf(sent.slice(read));
      read = sent.length;
      for (const [email, cents] of expected) {
        same(`digest of ${email}`, { mail: digests.get(email) ?? 0, 'month before': cents });
      }
      expected.clear();

      for (const { membershipId, session, seat, status } of seats) {
        const name = `seat ${seat}`;
        const query = `?period=${month}`;
        const statement = await get(readStatementCall, session, { membershipId, query });
        const { opening, change, closing } = statement;
        const posted = sumsOfAccounts(ledger.get(membershipId) ?? new Map());
        const { seats: homes } = await get(readHomeCall, session);
        const home = homes.find((one) => one.membershipId === membershipId);
        if (!home) throw new Error(`${name} has no page`);
        const { totals, unappliedCents, isClosed } = home.contributions;
        const page = { ...totals, amount: totals.amount + unappliedCents, waiting: unappliedCents };
        for (const part of PARTS) {
          same(`${name}, ${part}`, {
            statement: closing[part],
            ledger: posted[part],
            page: page[part],
            'opening and change': opening[part] + change[part],
          });
          const last = closings.get(membershipId);
          if (last)
            same(`${name}, opening ${part}`, { opening: opening[part], before: last[part] });
        }
        closings.set(membershipId, closing);
        const mailed = wantsEverything(seat)
          ? DEPOSIT_CENTS + receipts(sent, session.email)
          : closing.amount;
        same(`${name}, receipts`, { mails: mailed, statement: closing.amount });
        if (!wantsEverything(seat) && !isClosed) expected.set(session.email, change.amount);
        total.page += page.amount;
        total.statement += closing.amount;
        total.ledger += posted.amount;
        total.mails += mailed;
        if (status === 'active' || status === 'awarded') total.waiting += unappliedCents;
      }

      const first = seats[0];
      if (!first) throw new Error('the group has no seats');
      const { membershipId, session } = first;
      const shown = await get(readOwnGroupStatementCall, session, {
        membershipId,
        query: `?month=${month}`,
      });
      const shownCents = (account: string) =>
        shown.accounts.find((one) => one.account === account)?.closingCents ?? 0;
      for (const { account, closingCents } of shown.accounts) {
        const isAsset = account === 'cash' || account === 'owed-by-members';
        const cents = balances[account as keyof typeof balances] ?? 0;
        same(`group page, ${account}`, { page: closingCents, ledger: isAsset ? cents : 0 - cents });
      }
      const has = shownCents('cash') + shownCents('owed-by-members');
      const owes = shown.accounts.reduce((sum, one) => sum + one.closingCents, 0) - has;
      same('group page, both sides', { has, owes });
      same('unapplied money', { members: total.waiting, 'group page': shownCents('unapplied') });
      const count = (...wanted: string[]) =>
        seats.filter(({ status }) => wanted.includes(status)).length;
      const [active, awarded] = [count('active'), count('awarded')];
      return {
        month,
        active,
        awarded,
        ended: seats.length - active - awarded,
        page: total.page,
        statement: total.statement,
        ledger: total.ledger,
        mails: total.mails,
        cash: shownCents('cash'),
        fund: shownCents('fund'),
        differences,
      };
    },
  };
}

const wantsEverything = (seat: number) => seat % 2 === 1;

/** The amount that a mail names, in cents. */
function amountOf(mail: OutgoingMail, label: string): number | undefined {
  const text = new RegExp(`^${label}: \\$([\\d,.]+)$`, 'm').exec(mail.text)?.[1];
  return text === undefined ? undefined : Math.round(Number(text.replaceAll(',', '')) * 100);
}

/** The sum of a member's receipts less what came back. */
function receipts(sent: readonly OutgoingMail[], email: string): number {
  const { received, returned, labels } = mailTexts();
  return sent.reduce((sum, mail) => {
    const sign = mail.subject === received.subject ? 1 : mail.subject === returned.subject ? -1 : 0;
    return mail.to === email ? sum + sign * (amountOf(mail, labels.amount) ?? 0) : sum;
  }, 0);
}

/** What the digests in some mails say was received, by address. */
function digestsOf(sent: readonly OutgoingMail[]): Map<string, number> {
  const { labels } = mailTexts();
  return new Map(
    sent.flatMap((mail) => {
      const cents = amountOf(mail, labels.received);
      return cents === undefined ? [] : [[mail.to, cents]];
    }),
  );
}
