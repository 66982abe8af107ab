import { chooseHome, sendPapers } from '#features/awards/server/member-steps.ts';
import { listAwardsOfGroup } from '#features/awards/server/read-awards.ts';
import { storePaper } from '#features/awards/server/store-paper.ts';
import type { AwardRow } from '#features/awards/server/tables.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { readOwnBankDetails } from '#features/payouts/server/list-payouts.ts';
import { saveOwnBankDetails } from '#features/payouts/server/save-bank-details.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysBetween } from '#shared/calendar/dates.ts';
import { attempt } from './attempt.ts';
import { between, pick } from './chance.ts';
import { identityCard } from './papers.ts';
import { inhabitant } from './people.ts';
import type { Seat } from './seats.ts';

/** How many days a member takes for a step. */
const TAKES = { papers: 4, home: 12 } as const;

export const EXAMPLE_ACCOUNT = {
  kind: 'checking',
  routingNumber: '124000054',
  accountNumber: '000123456789',
} as const;

const SELLERS = ['The Harmon family', 'J. and P. Whitlock', 'Cedar Ridge Homes', 'M. Ellsworth'];
const TITLE_COMPANIES = [
  'Example Title Company',
  'Wasatch Example Title',
  'Deseret Example Escrow',
];

/** Members who were selected hand in papers and choose a home. */
export async function seekHomes(
  context: Context,
  group: Group,
  seats: readonly Seat[],
): Promise<void> {
  const today = dateOf(context.clock.now());
  const holders = new Map(seats.map((seat) => [seat.membershipId, seat]));
  for (const award of await listAwardsOfGroup(context, group.id)) {
    const seat = holders.get(award.membershipId);
    const { step, turn, end } = award;
    if (seat?.status !== 'awarded' || end || turn !== 'member') continue;
    if (step !== 'papers' && step !== 'home') continue;
    if (daysBetween(dateOf(award.turnSince), today) < TAKES[step]) continue;
    await attempt(context, () =>
      step === 'papers' ? handInPapers(context, seat, award) : choose(context, seat, award),
    );
  }
}

async function handInPapers(context: Context, { session, name, seat }: Seat, { id }: AwardRow) {
  const now = dateOf(context.clock.now());
  const [firstName = name, ...more] = name.split(' ');
  const holder = inhabitant('card', seat, { year: Number(now.slice(0, 4)) });
  const card = await identityCard({ ...holder, firstName, lastName: more.join(' ') }, now);
  const uploadId = context.randomness.id();
  const paper = { id, uploadId, kind: 'identity', name: 'identity-card.pdf' } as const;
  await storePaper(context, session, paper, once(card));
  await sendPapers(context, session, { id });
}

/** Homes cost from 90 percent of the credit up to all of it. */
async function choose(context: Context, { session, seat }: Seat, award: AwardRow): Promise<void> {
  const key = ['home', award.groupId, seat] as const;
  const discount = between(0, 20, 'price', ...key) * (award.creditCents / 200);
  await chooseHome(context, session, {
    id: award.id,
    address: `${between(100, 2_900, 'house', ...key)} Maple Street, Provo, UT`,
    seller: pick(SELLERS, 'seller', ...key),
    titleCompany: pick(TITLE_COMPANIES, 'title', ...key),
    priceCents: Math.round((award.creditCents - discount) / 100_000) * 100_000,
  });
}

/** Whoever is owed money says where it should go. */
export async function enterBankDetails(context: Context, seats: readonly Seat[]): Promise<void> {
  for (const { status, session, name } of seats) {
    if (status === 'active' || status === 'awarded') continue;
    const { details, payouts } = await readOwnBankDetails(context, session);
    if (details || !payouts.some(({ state }) => state === 'owed')) continue;
    const account = { ...EXAMPLE_ACCOUNT, holder: name };
    await attempt(context, () => saveOwnBankDetails(context, session, account));
  }
}

export async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
