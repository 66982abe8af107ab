import type pg from 'pg';
import type { Books } from '../../src/features/assemblies/holding/books.ts';
import type { Decision } from '../../src/features/assemblies/holding/decide-assembly.ts';
import { NO_PREVIOUS, writeListFile } from '../../src/features/draws/list-file.ts';
import type { GroupReport } from '../../src/features/group-health/contract.ts';
import { RULE_VERSION } from '../../src/features/memberships/rules.ts';
import {
  assemblyAt,
  biddingOpensAt,
  closingAt,
  cutOffAt,
} from '../../src/features/program-rules/calendar.ts';
import { QUICKNET } from '../../src/shared/beacon-chain.ts';
import { addMonths } from '../../src/shared/calendar/months.ts';
import { type Span, startOf } from './fill-members.ts';

/** A placeholder in the lists, replaced by each group's own name. */
const SAMPLE_GROUP = 'test-450-1';
/** Homes are bought within this many months. */
const BUYING_MONTHS = 5;

/** The assemblies of the running groups: two picks a month, their awards, reports, and an open one. */
export async function fillAssemblies(db: pg.Client, span: Span): Promise<void> {
  const { months } = span;
  const start = startOf(span);
  await db.query(`create temp table meetings (month int primary key, round int, opens_at timestamptz, cut_off_at timestamptz,
    closes_at timestamptz, held_at timestamptz, list_text text, books jsonb, decision jsonb, report jsonb)`);
  for (let month = 1; month <= months + 1; month += 1) {
    await db.query('insert into meetings values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      month,
      1_000 + month,
      biddingOpensAt(start, month, new Date(`${addMonths(start, -2)}-01T12:00:00Z`)),
      cutOffAt(start, month),
      closingAt(start, month),
      assemblyAt(start, month),
      listOf(month),
      JSON.stringify(BOOKS),
      JSON.stringify(DECISION),
      JSON.stringify(reportOf(month, addMonths(start, month - 1))),
    ]);
  }
  const chain = `'${JSON.stringify(QUICKNET)}'::jsonb`;
  const running = `(select distinct group_id, plan_id, 'test-' || plan_id || '-' || number as code from seats) g`;
  const signature = `encode(sha256(convert_to(g.group_id::text || m.month, 'UTF8')), 'hex')`;
  for (const statement of [
    `insert into assemblies (id, group_id, group_code, plan_id, book, month, rule_version, status, chain, round, opens_at,
        cut_off_at, closes_at, held_at, closed_at, list_text, list_sha256, books, drawn_at, signature, randomness, opened,
        decision, finished_at)
      select pg_temp.id_at(m.opens_at), g.group_id, g.code, g.plan_id, 'sandbox', m.month, ${RULE_VERSION}, 'finished', ${chain},
        m.round, m.opens_at, m.cut_off_at, m.closes_at, m.held_at, m.closes_at, l.text,
        encode(sha256(convert_to(l.text, 'UTF8')), 'hex'), m.books, m.held_at, ${signature},
        encode(sha256(decode(${signature}, 'hex')), 'hex'), '[]', m.decision, m.held_at
      from meetings m, ${running}, lateral (select replace(m.list_text, '${SAMPLE_GROUP}', g.code) as text) l
      where m.month <= ${months} order by m.month`,
    `insert into assemblies (id, group_id, group_code, plan_id, book, month, rule_version, status, chain, round, opens_at,
        cut_off_at, closes_at, held_at)
      select pg_temp.id_at(m.opens_at), g.group_id, g.code, g.plan_id, 'sandbox', m.month, ${RULE_VERSION}, 'open', ${chain},
        m.round, m.opens_at, m.cut_off_at, m.closes_at, m.held_at
      from meetings m, ${running} where m.month > ${months}`,
    `insert into biddings (id, group_code, month, chain, round, closes_at, closed_at)
      select id, group_code, month, chain, round, closes_at, closed_at from assemblies`,
    `insert into assembly_picks (id, assembly_id, group_id, number, kind, seat, membership_id, status, decided_at,
        available_cents, passed, settled_at)
      select pg_temp.id_at(a.held_at), a.id, a.group_id, 2 - s.seat % 2, case s.seat % 2 when 1 then 'lottery' else 'second' end,
        s.seat, s.membership_id, 'awarded', a.held_at, 100000000, 1, a.held_at
      from seats s join assemblies a on a.group_id = s.group_id and a.month = (s.seat + 1) / 2
      where s.seat <= ${2 * months} order by a.month, s.seat`,
    `insert into awards (id, membership_id, group_id, book, seat, user_id, plan_id, credit_cents, selected_on, step, turn,
        turn_since, address, price_cents, seller, title_company, paid_on, updated_at)
      select pg_temp.id_at(a.held_at), s.membership_id, s.group_id, 'sandbox', s.seat, s.user_id, s.plan_id, 45000000,
        a.held_at::date, case when b.is_bought then 'paid' else 'papers' end, 'member', a.held_at,
        case when b.is_bought then '12 Maple Street, Provo, UT 84601' end, case when b.is_bought then 44000000 end,
        case when b.is_bought then 'A seller' end, case when b.is_bought then 'A title company' end,
        case when b.is_bought then a.held_at::date + 60 end, a.held_at
      from seats s join assemblies a on a.group_id = s.group_id and a.month = (s.seat + 1) / 2,
        lateral (select a.month <= ${months - BUYING_MONTHS} as is_bought) b
      where s.seat <= ${2 * months} order by a.month`,
    `insert into payouts (id, kind, subject_id, book, group_id, membership_id, seat, user_id, account, cents, payee_kind,
        payee_id, payee_name, state, owed_at, updated_at)
      select pg_temp.id_at(w.updated_at), 'home', w.id, 'sandbox', w.group_id, w.membership_id, w.seat, w.user_id,
        'credits-set-aside', 44000000, 'title_company', w.id, 'A title company', 'owed', w.updated_at, w.updated_at
      from awards w where w.step = 'paid' and w.seat > ${2 * (months - BUYING_MONTHS) - 4}`,
    `insert into group_reports (id, group_id, month, report, made_at, sent_at)
      select pg_temp.id_at(m.held_at), g.group_id, m.month, m.report, m.held_at, m.held_at
      from meetings m, ${running} where m.month < ${months}`,
    `insert into exits (id, membership_id, group_id, book, seat, user_id, plan_id, kind, lines, payout_cents, refund_cents,
        owes_cents, made_at, updated_at)
      select pg_temp.id_at(c.closed_at), s.membership_id, s.group_id, 'sandbox', s.seat, s.user_id, s.plan_id, s.status, '[]',
        0, 0, case s.status when 'terminated' then 1000000 else 0 end, c.closed_at, c.closed_at
      from seats s join contribution_accounts c using (membership_id) where s.seat > 478`,
    `insert into shown_names (membership_id, is_shown, changed_at) select membership_id, true, now() from seats where seat % 3 = 0`,
  ]) {
    await db.query(statement);
  }
}

/** The list of a month: those who were not selected before. */
function listOf(month: number): string {
  const active = Array.from({ length: 478 }, (_, index) => index + 1);
  return writeListFile({
    group: SAMPLE_GROUP,
    month,
    rules: RULE_VERSION,
    chain: QUICKNET.hash,
    round: 1_000 + month,
    previous: NO_PREVIOUS,
    active: active.filter((seat) => seat > 2 * (month - 1)),
    cancelled: [],
    bids: [],
  });
}

const BOOKS: Books = {
  credit: 45_000_000,
  available: 100_000_000,
  awardsMade: 0,
  waiting: 400,
  refundsOwed: [],
  cancelled: [],
  bidsPassedOn: [],
};

const DECISION: Decision = {
  picks: [],
  refundsBefore: [],
  refundsDrawn: [],
  refundsAfter: [],
  passed: 2,
  available: 10_000_000,
};

const reportOf = (month: number, calendarMonth: string): GroupReport => ({
  month,
  calendarMonth,
  moneyIn: [{ kind: 'contribution-received', cents: 112_512_000 }],
  moneyOut: [{ kind: 'home-paid', cents: 90_000_000 }],
  awards: [
    { seat: 2 * month - 1, kind: 'lottery' },
    { seat: 2 * month, kind: 'second' },
  ],
  health: {
    month,
    assetsCents: 2_000_000_000,
    obligationsCents: 1_900_000_000,
    coverage: 1.05,
    isCovered: true,
    isAlarming: false,
    arrears: { seats: 14, cents: 3_281_600 },
    fundCents: 100_000_000,
    reserveCents: 20_000_000,
    cashCents: 120_000_000,
    homes: 2 * month,
    waiting: 478 - 2 * month,
    cancelled: 1,
    terminated: 1,
    picksMissed: 0,
    next: [{ month: month + 1, fundCents: 100_000_000, homes: 2 }],
  },
});
