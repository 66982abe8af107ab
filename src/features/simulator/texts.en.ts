import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { LAST_BID_MONTH } from '#features/program-rules/bids.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Assumption } from './assumptions.ts';
import type { SeatState } from './engine/film.ts';
import type { EndKind } from './engine/outcome.ts';
import { writeCents as cents, writeChance as chance, writeNumber } from './write-figures.ts';

const figure = (value: number) => writeNumber('en', value);
const money = (value: number) => cents('en', value);
const TERM_YEARS = TERM_MONTHS / 12;
const yearOf = (month: number) => Math.ceil(month / 12);

export const texts = {
  title: 'What can happen to a group',
  rules: 'The rules by which these groups are played',
  intro: `A hundred groups of ${GROUP_CAPACITY} members are played over ${TERM_YEARS} years, by the same rules that a real group follows, to the cent. You set how people behave. The start is not rosy, on purpose.`,
  otherLanguage: { label: 'Em português', path: '/simulador', locale: 'pt-BR' as Locale },
  noScript:
    'These groups were played before, with the assumptions shown. To play others, the page needs JavaScript.',
  failed: 'The simulator could not be loaded. Reload the page to try again.',
  groupsPlayed: 'Groups played',
  playing: (group: number, groups: number) => `Playing group ${group} of ${groups}`,
  print: 'Print',
  copyLink: 'Copy link',
  linkShows: 'It shows exactly these groups to everybody.',
  planLine: (plan: PlanId) => `Plan of $${plan},000.`,
  panel: {
    title: 'How people behave',
    reset: 'Reset all',
    plan: 'Plan',
    plans: { '450': '$450,000', '650': '$650,000' } satisfies Record<PlanId, string>,
    more: 'More assumptions',
    another: 'Play another hundred groups',
  },
  names: {
    late: 'Late payers',
    leave: 'Leaving before a home',
    stop: 'Not paying after getting a home',
    recovery: 'What the sale of such a home brings',
    bidders: 'Willing to bid',
    highestBid: 'How high bids go',
    unpaidBids: 'Winning bids not paid',
    freshBids: 'Bids on the spur of the moment',
    myBid: 'My own bid',
    set: 'Which hundred groups',
  } satisfies Record<Assumption, string>,
  sentences: {
    late: (n: number) => `In any month, ${figure(n)} in 100 members pay late.`,
    leave: (n: number) => `Each year, ${figure(n)} in 100 of those who wait for a home leave.`,
    stop: (n: number) =>
      n === 0
        ? 'Nobody stops paying after getting a home.'
        : n === 1
          ? 'Each year, one in a hundred stops paying after getting a home.'
          : `Each year, ${figure(n * 10)} in 1,000 stop paying after getting a home.`,
    recovery: (n: number) => `${n}% of what they still owe comes back, one to two years later.`,
    bidders: (n: number) =>
      n === 0 ? 'Nobody is willing to bid.' : `${n} in 100 members are willing to bid.`,
    highestBid: (n: number) =>
      n === 50
        ? 'All of them bid the least allowed, 50% of the home’s value.'
        : `Their bids are spread from 50% to ${n}% of the home’s value.`,
    unpaidBids: (n: number) => `${n} in 100 winning bidders do not pay; the next one is asked.`,
    freshBids: (n: number) => `In any month, ${figure(n * 10)} in 1,000 of the others try a bid.`,
    myBid: (n: number) => `I would bid ${n}% of the home’s value, every month.`,
    set: (n: number) => `Set ${n} of 1,000.`,
  } satisfies Record<Assumption, (value: number) => string>,
  sourcesTitle: 'Where the first figures come from',
  sources: [
    'No group of ours has run for 20 years, so nobody can measure these figures on us. They are taken from others and rounded to the worse side.',
    'Late payers, 2.5 in 100: Brazil’s central bank reports 2.35% in arrears for consórcios, the model of this program, at the end of 2024; we rounded up.',
    'Leaving, 5 in 100 a year: Brazil’s central bank reports that 48.6% of all seats ever sold in running consórcios had been given up or cancelled at the end of 2024. With our figure about a third of a group leaves before a home; turning the one into the other is our assumption.',
    'Not paying after getting a home, 1 in 100 a year: American lenders began to foreclose on 0.4% of mortgages in one quarter of a calm year (2015), which is 1.6% in a year, and on about 1.4% in the worst quarter of the last crisis (2009; Mortgage Bankers Association). That six in ten of these end in a sale is our assumption. Move the slider to see a crisis.',
    'What the sale brings, 70%: our own assumption. A home sold in a hurry brings less than its price, and selling costs money.',
    'Bidding, and winning bids that are not paid: our own assumptions; nobody knows yet. Move them through their whole range; bidding changes your wait more than anything else.',
  ],
  modelTitle: 'What is and is not in it',
  model: [
    `In it: every instalment split to the cent, eligibility, the lottery, bids and unpaid bids, missed picks, refunds to those who left, the reserve, recoveries, and the last accounting after month ${TERM_MONTHS}.`,
    'Not in it: changes of house prices and incomes, a crisis that hits everybody at once, members who pay ahead or sell, and mistakes. A real group can do worse than every group on this page.',
    'Everybody is assumed to decide alone. In a real crisis many stop together: move the sliders to the right to see it.',
    'The same link shows the same groups to everybody: chance comes from a published formula.',
  ],
  plots: {
    year: 'Year',
    after: (month: number) =>
      `After ${Math.floor(month / 12)} years${month % 12 > 0 ? ` and ${month % 12} months` : ''}`,
    atYear: (month: number) => `Year ${(month / 12).toFixed(1)}`,
    figures: 'The figures, year by year',
    band: '(8 of 10 groups)',
    range: (low: string, high: string) => `(${low} to ${high})`,
    bidNote: (percent: number, instalments: number) =>
      `A bid of ${percent}% is the last ${instalments} instalments, paid at once. No bid is possible after month ${LAST_BID_MONTH}.`,
    homes: {
      title: 'When people get their homes',
      words: (half: number, end: number) =>
        `In the middle group ${half} homes are acquired after 10 years and ${end} after 20. The band is where 8 of 10 groups lie. A group acquires fewer than ${GROUP_CAPACITY} when members leave before their turn.`,
      line: 'Homes so far, middle group',
    },
    chance: {
      title: 'My chance to have a home by then',
      words: (never: number, bid: number, groups: number) => {
        const when = (month: number) =>
          month < 0 ? 'never gets to one half' : `passes one half in month ${month}`;
        return `If I never bid, my chance ${when(never)}; with the bid it ${when(bid)}. Both assume that I stay and pay on time, over all ${groups} groups.`;
      },
      never: 'If I never bid',
      bid: (percent: number) => `If I bid ${percent}% every month`,
    },
    coverage: {
      title: 'Coverage: can the group pay what it owes?',
      words: (first: number) =>
        `${
          first < 0
            ? 'In nine of ten groups everything owed stays covered in every month.'
            : `In one of ten groups coverage is below 100% from month ${first} on: money in hand and money still to come are less than the homes and refunds owed.`
        } Members see this figure every month. Above 110% and below 90% the lines end at the edge.`,
      line: 'Coverage, middle group',
      level: 'just enough',
      most: '110% or more',
    },
    money: {
      title: 'Fund and reserve',
      words: (most: number, end: number) =>
        `What lies in the fund waits for the next home; bids fill it early. The reserve of the middle group reaches ${money(most)} and ends at ${money(end)}.`,
      fund: 'Fund, middle group',
      reserve: 'Reserve, middle group',
    },
  },
  tiles: {
    title: 'How the hundred groups end',
    words: (groups: number, counts: string) => `Of ${groups} groups, ${counts}.`,
    ends: {
      served: 'everybody gets what they are owed',
      refunds: 'those who left early are refunded only in part',
      homes: 'members remain without a home',
    } satisfies Record<EndKind, string>,
    nothing:
      'Nothing had to be foreseen. Move ‘Not paying after getting a home’ to the right and see what happens.',
    seen: 'Where the money runs short, it could be seen when',
    alarm: 'the early alarm rings',
    uncovered: 'coverage falls below 100%',
    missed: 'a month has fewer than two homes',
    never: 'in none of them',
    when: (month: number, known: number, groups: number) =>
      `month ${month} (year ${yearOf(month)}), in ${known} of ${groups}`,
  },
  film: {
    title: 'One group as a film',
    loading: 'The group is being played.',
    play: 'Play',
    pause: 'Pause',
    month: 'Month of the film',
    previous: 'Previous group',
    next: 'Next group',
    group: (group: number, groups: number) => `Group ${group} of ${groups}`,
    seats: {
      waiting: 'waiting',
      lottery: 'home by lottery',
      bid: 'home by bid',
      left: 'left before a home',
      stopped: 'stopped paying after getting a home',
    } satisfies Record<SeatState, string>,
    before: `Before the first month all ${GROUP_CAPACITY} members wait.`,
    circleBefore: 'month 0',
    circleMonth: (month: number) => `month ${month}`,
    circleHomes: (homes: number) => `${homes === 1 ? 'home' : 'homes'} so far`,
    state: (
      month: number,
      counts: Record<'homes' | 'bids' | 'waiting' | 'left' | 'stopped', number>,
    ) =>
      `Month ${month} (year ${yearOf(month)}, month ${((month - 1) % 12) + 1}): ${counts.homes} homes, ${counts.bids} of them by bid; ${counts.waiting} wait, ${counts.left} left before a home, ${counts.stopped} stopped paying after getting one.`,
    money: (fund: number, reserve: number) => `Fund ${money(fund)}, reserve ${money(reserve)}.`,
    served: (members: number, share: number) =>
      `Completion: everybody is served, and each of ${members} members gets ${money(share)} of the reserve back.`,
    paid: (paid: number, members: number, share: number) =>
      `Completion: ${money(paid)} still owed is paid in full, and each of ${members} members gets ${money(share)} back.`,
    short: (owed: number, paid: number, without: number) =>
      `Completion: of ${money(owed)} still owed, ${money(paid)} can be paid; ${without} members are without a home.`,
  },
  outcome: {
    all: (groups: number) =>
      `In all ${groups} groups everybody who stays gets a home, and everybody who left is refunded in full.`,
    none: (groups: number) =>
      `In none of the ${groups} groups is there enough money for everybody.`,
    some: (fine: number, groups: number, short: number) =>
      `In ${fine} of ${groups} groups everybody gets what they are owed. In ${short} the money runs short.`,
    refundsShort: 'There, those who left early are refunded only in part',
    homesShort: (short: number, groups: number, homes: number) =>
      `There, those who left early are refunded only in part, and in ${short} of ${groups} groups members who paid for 20 years remain without a home (mostly ${homes} of them)`,
    middle: (who: string, share: number) =>
      `${who}: in the middle case the last accounting pays ${chance('en', share)} of what is owed.`,
    neverBidder: 'Somebody who never bids',
    bidder: (percent: number) => `Somebody who bids ${percent}% every month`,
    certain: (who: string, years: number) =>
      years === 1
        ? `${who} has a home within the first year in nearly every group.`
        : `${who} has a home within ${years} years in nearly every group.`,
    chances: (who: string, five: number, ten: number, fifteen: number) =>
      `${who} has a home within 5 years with a chance of ${chance('en', five)}, within 10 years ${chance('en', ten)}, within 15 years ${chance('en', fifteen)}.`,
  },
};
