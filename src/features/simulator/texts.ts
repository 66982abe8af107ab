import type { Locale } from '#shared/locale.ts';
import { formatMoney, usd } from '#shared/money.ts';
import type { Assumption, Assumptions } from './assumptions.ts';
import { GROUPS } from './assumptions.ts';
import { isShort, medianOf, type Outcome } from './outcome.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '13%', and 'less than 1%' where rounding would say nothing. */
export function writeChance(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'less than 1%';
  if (chance < 1 && chance > 0.995) return 'more than 99%';
  return `${whole.format(chance * 100)}%`;
}

/** '$2.19 million', '$456,000'. */
export function writeCents(cents: number): string {
  const dollars = cents / 100;
  return Math.abs(dollars) >= 1_000_000
    ? `$${(dollars / 1_000_000).toFixed(2)} million`
    : formatMoney(usd(Math.round(dollars) * 100));
}

/** 'year 8, month 3' of a group. */
export function writeMonth(month: number): string {
  return `year ${Math.ceil(month / 12)}, month ${((month - 1) % 12) + 1}`;
}

const english = {
  title: 'What can happen to a group',
  intro:
    'A hundred groups of 480 members are played over 20 years, by the same rules that a real group follows, to the cent. You set how people behave. The start is not rosy, on purpose.',
  noScript:
    'The simulator needs JavaScript. The table of chances in the questions and answers was made with it and needs none.',
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
    late: (n: number) => `In any month, ${oneDecimal.format(n)} in 100 members pay late.`,
    leave: (n: number) =>
      `Each year, ${oneDecimal.format(n)} in 100 of those who wait for a home leave.`,
    stop: (n: number) =>
      n === 0
        ? 'Nobody stops paying after getting a home.'
        : n === 1
          ? 'Each year, one in a hundred stops paying after getting a home.'
          : `Each year, ${oneDecimal.format(n * 10)} in 1,000 stop paying after getting a home.`,
    recovery: (n: number) => `${n}% of what they still owe comes back, one to two years later.`,
    bidders: (n: number) =>
      n === 0 ? 'Nobody is willing to bid.' : `${n} in 100 members are willing to bid.`,
    highestBid: (n: number) =>
      n === 50
        ? 'All of them bid the least allowed, 50% of the home’s value.'
        : `Their bids are spread from 50% to ${n}% of the home’s value.`,
    unpaidBids: (n: number) => `${n} in 100 winning bidders do not pay; the next one is asked.`,
    freshBids: (n: number) =>
      `In any month, ${oneDecimal.format(n * 10)} in 1,000 of the others try a bid.`,
    myBid: (n: number) => `I would bid ${n}% of the home’s value, every month.`,
    set: (n: number) => `Set ${n} of 1,000.`,
  } satisfies Record<Assumption, (value: number) => string>,
  sourcesTitle: 'Where the first figures come from',
  sources: [
    'No group of ours has run for 20 years, so nobody can measure these figures on us. They are taken from others and rounded to the worse side.',
    'Late payers, 2.5 in 100: the share in arrears that Brazil’s central bank reports for consórcios, the model of this program (end of 2021).',
    'Leaving, 5 in 100 a year: Brazil’s central bank reports that more than half of all seats in consórcios for homes were given up or cancelled (56.9% at the end of 2024). With this figure about a third of a group leaves before a home.',
    'Not paying after getting a home, 1 in 100 a year: American lenders began to foreclose on 0.4% of mortgages in a single quarter of a calm year (2015) and on 1.3% in a quarter of 2010; not every one of them ends in a sale (Mortgage Bankers Association).',
    'What the sale brings, 70%: our own cautious guess. A home sold in a hurry brings less than its price, and selling costs money.',
    'Bidding: nobody knows yet. Move it through its whole range; it changes your wait more than anything else.',
  ],
  modelTitle: 'What is and is not in it',
  model: [
    'In it: every instalment split to the cent, eligibility, the lottery, bids and unpaid bids, missed picks, refunds to those who left, the reserve, recoveries, and the last accounting after month 240.',
    'Not in it: changes of house prices and incomes, a crisis that hits everybody at once, members who pay ahead or sell, and mistakes. A real group can do worse than every group on this page.',
    'Everybody is assumed to decide alone. In a real crisis many stop together: move the sliders to the right to see it.',
    'The same link shows the same groups to everybody: chance comes from a published formula.',
  ],
};

export type SimulatorTexts = typeof english;

/** The page's sentences. Portuguese readers get English until the page is translated. */
export function simulatorTexts(_locale: Locale): SimulatorTexts {
  return english;
}

/** The result in words; bad outcomes are not hidden behind good ones. */
export function describeOutcome(outcome: Outcome, assumptions: Assumptions): string[] {
  const short = outcome.ends.filter(isShort);
  const homeless = short.filter(({ withoutHome }) => withoutHome > 0);
  return [
    describeEnd(outcome.ends.length, short.length),
    ...(short.length > 0 ? [describeShortfall(outcome, homeless.length)] : []),
    describeChance('Somebody who never bids', outcome.neverBid),
    describeChance(`Somebody who bids ${assumptions.myBid}% every month`, outcome.withBid),
  ];
}

function describeEnd(groups: number, short: number): string {
  if (short === 0) {
    return `In all ${groups} groups everybody who stays gets a home, and everybody who left is refunded in full.`;
  }
  if (short === groups)
    return `In none of the ${groups} groups is there enough money for everybody.`;
  return `In ${groups - short} of ${groups} groups everybody gets what they are owed. In ${short} the money runs short.`;
}

/** How large the shortfall is in groups that have one, and who bears it. */
export function describeShortfall(outcome: Outcome, homeless: number): string {
  const short = outcome.ends.filter(isShort);
  const share = medianOf(short.map(({ claims, paid }) => paid / claims)) ?? 1;
  const homes = medianOf(
    short.filter(({ withoutHome }) => withoutHome > 0).map(({ withoutHome }) => withoutHome),
  );
  const who =
    homeless === 0
      ? 'There, those who left early are refunded only in part'
      : `There, those who left early are refunded only in part, and in ${homeless} of ${GROUPS} groups members who paid for 20 years remain without a home (mostly ${homes ?? 0} of them)`;
  return `${who}: in the middle case the last accounting pays ${writeChance(share)} of what is owed.`;
}

function describeChance(who: string, chances: readonly number[]): string {
  const certain = chances.findIndex((chance) => chance > 0.995);
  if (certain >= 0 && certain <= 60) {
    return `${who} has a home within ${Math.ceil(certain / 12)} years in nearly every group.`;
  }
  const [five, ten, fifteen] = [60, 120, 180].map((month) => writeChance(chances[month] ?? 0));
  return `${who} has a home within 5 years with a chance of ${five}, within 10 years ${ten}, within 15 years ${fifteen}.`;
}
