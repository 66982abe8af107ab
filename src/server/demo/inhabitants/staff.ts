import { usersOfAddresses } from '#features/accounts/profile/server/users-of-addresses.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { showAccount } from '#features/approvals/server/show-account.ts';
import { enterBidWire } from '#features/assemblies/bid-payments/server/record-wire.ts';
import { findPicks } from '#features/assemblies/holding/server/pick-queries.ts';
import { findByName } from '#features/assemblies/server/queries.ts';
import { moveAward, saveTitleAccount } from '#features/awards/server/move-award.ts';
import { listAwardsOfGroup } from '#features/awards/server/read-awards.ts';
import type { AwardRow } from '#features/awards/server/tables.ts';
import { groupCode } from '#features/groups/rules.ts';
import { extendByAdmin, listMembers } from '#features/groups/server/manage-groups.ts';
import { findAllGroups } from '#features/groups/server/queries.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { pagePayouts } from '#features/payouts/server/list-payouts.ts';
import { recordPayout } from '#features/payouts/server/record-payout.ts';
import { requestPayout } from '#features/payouts/server/request-payout.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import { applyDecision } from '#features/reviews/server/decisions/apply-decisions.ts';
import { decideIncome } from '#features/reviews/server/decisions/decide-income.ts';
import { createEvent, listEvents } from '#features/waitlist/server/manage-events.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, daysBetween, weekdayOf } from '#shared/calendar/dates.ts';
import { PERSONAS } from '../personas.ts';
import { attempt } from './attempt.ts';
import { EXAMPLE_ACCOUNT } from './buy.ts';
import { personaOf } from './habits.ts';
import { sessionOf } from './seats.ts';

/** Two admins: one enters, the other confirms. */
type Staff = readonly [enters: Session, confirms: Session];

const ADMINS = ['admin', 'secondAdmin'] as const;

/** The demonstration's two admins; undefined when the data has none. */
export async function findStaff(context: Context): Promise<Staff | undefined> {
  const { identity, db } = context;
  const sessions: Session[] = [];
  for (const key of ADMINS) {
    const persona = PERSONAS.find((one) => one.key === key);
    if (!persona || !(await identity.directory.findByEmail(db, persona.email))) return undefined;
    const person = {
      email: persona.email,
      firstName: persona.firstName,
      lastName: persona.lastName,
    };
    const ids = await inTransaction(context, (tx) => usersOfAddresses(tx, [person]));
    sessions.push(sessionOf(ids.get(persona.email) ?? '', persona.email, true));
  }
  const [enters, confirms] = sessions;
  return enters && confirms ? [enters, confirms] : undefined;
}

/** The routine of a day: reviews, windows, purchases, wires, payouts and the next evening. */
export async function doRoutine(
  context: Context,
  staff: Staff,
  groups: readonly Group[],
): Promise<void> {
  await review(context, staff);
  for (const group of groups) {
    await recordBidWires(context, staff, group);
    for (const award of await listAwardsOfGroup(context, group.id)) {
      await attempt(context, () => furtherPurchase(context, staff, award));
    }
  }
  await payOut(context, staff);
  await planEvening(context, staff);
}

/** So many incomes are decided on a day, those that have waited longest first. */
const REVIEWS_A_DAY = 14;
/** A window that ends this soon is extended. */
const EXTEND_DAYS = 5;

async function review(context: Context, [admin]: Staff): Promise<void> {
  const today = dateOf(context.clock.now());
  let left = REVIEWS_A_DAY;
  const forming = { mode: context.payments.mode, status: 'forming' } as const;
  for (const group of await findAllGroups(context.db, forming)) {
    for (const { email, takenAt, incomeStatus } of await listMembers(context, group.id)) {
      const isReady = incomeStatus === 'pending' || incomeStatus === 'uploaded';
      if (!email || !isReady || personaOf(email) || dateOf(new Date(takenAt)) >= today) continue;
      if (left === 0) break;
      left -= 1;
      await attempt(context, () => approve(context, admin, email));
    }
    const isLate = daysBetween(today, dateOf(group.closesAt)) <= EXTEND_DAYS;
    if (isLate && group.memberCount < group.capacity) {
      await attempt(context, () => extendByAdmin(context, admin, group.id));
    }
  }
}

/** Approves an income, without the time to undo it. */
export async function approve(context: Context, admin: Session, email: string): Promise<void> {
  const { decision } = await decideIncome(context, admin, {
    email,
    approved: true,
    adminNotes: '',
    isMissingPaperAccepted: true,
  });
  const application = await readApplicationByEmail(context, email);
  if (decision && application) {
    await applyDecision(context, { applicationId: application.id, id: decision.id });
  }
}

/** How many days the cooperative and a title company take for a step. */
const TAKES = { papers: 2, home: 2, appraisal: 9, closing: 1 } as const;

async function furtherPurchase(context: Context, [admin]: Staff, award: AwardRow): Promise<void> {
  const { id, step, turn, turnSince, end } = award;
  if (end || step === 'paid' || turn === 'member') return;
  if (daysBetween(dateOf(turnSince), dateOf(context.clock.now())) < TAKES[step]) return;
  if (step === 'papers') {
    const reason = 'Your papers are complete.';
    await moveAward(context, admin, { id, step: 'home', turn: 'member', reason });
  } else if (step === 'home') {
    const reason = 'Appraisal and title are ordered.';
    await moveAward(context, admin, { id, step: 'appraisal', turn: 'title_company', reason });
  } else if (step === 'appraisal') {
    const expensesCents = award.seat % 3 === 0 ? 600_000 : 0;
    const reason = 'The appraisal covers the price.';
    const turn = 'cooperative';
    await moveAward(context, admin, { id, step: 'closing', turn, reason, expensesCents });
    const holder = award.titleCompany ?? 'Example Title Company';
    await saveTitleAccount(context, admin, { id, details: { ...EXAMPLE_ACCOUNT, holder } });
  }
}

/** Days after an assembly on which the winners of bids have paid by wire. */
const WIRE_DAYS = { from: 17, until: 26 } as const;

async function recordBidWires(context: Context, [enters, confirms]: Staff, group: Group) {
  const today = dateOf(context.clock.now());
  const day = Number(today.slice(8));
  if (!group.startMonth || day < WIRE_DAYS.from || day > WIRE_DAYS.until) return;
  const month = programMonth(group.startMonth, today);
  const assembly = await findByName(context.db, { groupCode: groupCode(group), month });
  if (!assembly || assembly.status === 'open' || assembly.status === 'closed') return;
  for (const { id: pickId, seat, status } of await findPicks(context.db, assembly.id)) {
    if (status !== 'held') continue;
    const wire = { pickId, receivedOn: today, reference: `Wire of seat ${seat}, ${pickId}` };
    await attempt(context, async () => {
      const { approvalId } = await enterBidWire(context, enters, wire);
      await confirmApproval(context, confirms, { id: approvalId });
    });
  }
}

const PAYOUTS_AT_ONCE = 100;

/** Pays what is owed to whom the account is known; on the days after, what was requested before. */
async function payOut(context: Context, [enters, confirms]: Staff): Promise<void> {
  const paidOn = dateOf(context.clock.now());
  const request = { limit: PAYOUTS_AT_ONCE, cursor: undefined };
  const { items } = await pagePayouts(context, { state: 'owed', search: undefined }, request);
  for (const { id, isAccountUsable } of items) {
    if (!isAccountUsable) continue;
    await attempt(context, async () => {
      const { approvalId } = await requestPayout(context, enters, { id });
      const approval = { id: approvalId ?? '' };
      await showAccount(context, confirms, approval);
      await confirmApproval(context, confirms, approval);
      await recordPayout(context, enters, { id, bankReference: `FT ${id}`, paidOn });
    });
  }
}

const THURSDAY = 4;
const CITIES = ['Cottonwood Heights, UT', 'Orem, UT', 'Lehi, UT', 'West Jordan, UT'];

/** There is always an evening ahead: a Thursday, four to five weeks from now. */
async function planEvening(context: Context, [admin]: Staff): Promise<void> {
  const { events } = await listEvents(context);
  if (events.some(({ isOver }) => !isOver)) return;
  const today = dateOf(context.clock.now());
  const soon = addDays(today, 28);
  const date = addDays(soon, (THURSDAY - weekdayOf(soon) + 7) % 7);
  const city = CITIES[events.length % CITIES.length] ?? 'Orem, UT';
  const form = { date, startsAt: '19:00', endsAt: '20:00', city, address: '', seats: 60, text: '' };
  await attempt(context, () => createEvent(context, admin, form));
}
