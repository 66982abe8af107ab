import type { Locale } from '#shared/text/locale.ts';
import { pluralIn } from '#shared/text/plural.ts';
import type { PaidYear } from './figures/amortisation.ts';
import type { FlexChoice } from './figures/flex.ts';
import { answers } from './sentences/answers.en.ts';
import { assumptions, termSentence } from './sentences/assumptions.en.ts';
import { choices, flexRows, inputs, labels, others, tabs } from './sentences/labels.en.ts';
import { namedFigures } from './sentences/named-figures.ts';

const plural = pluralIn('en');
const f = namedFigures('en');

const years = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'year', other: 'years' })}`;
const months = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'month', other: 'months' })}`;

export const texts = {
  tabs,
  labels,
  inputs,
  choices,
  others,
  flexRows,
  answers,
  assumptions,
  title: 'Property Acquisition Comparison Tool',
  intro: {
    text: 'A mortgage or the program? Set your own figures and see where each of them wins. Every formula’s assumptions stand below its result. How a whole group can fare, and how one can go wrong, shows',
    simulator: 'the simulator',
    simulatorPath: '/simulator',
  },
  otherLanguage: { label: 'Em português', path: '/calculadoras', locale: 'pt-BR' as Locale },
  /** Shown without JavaScript, with the figures of the served page. */
  withoutScript: (shown: { value: string; down: string; rate: string; award: string }) =>
    `The sliders need JavaScript. Without it you see a home of ${shown.value} with ${shown.down} down at ${shown.rate}, and an award in month ${shown.award}.`,
  comparisons: 'Comparisons',
  copyLink: 'Copy link',
  linkOpens: 'It opens this tab with exactly these figures.',
  print: 'Print',
  printed: (day: string, address: string) => `Printed on ${day} from ${address}`,
  units: {
    dollarSign: '$',
    years,
    months,
    /** A difference of percentages: '1.5% higher' would be misleading. */
    points: (_count: number, written: string) => `${written} percentage points`,
  },
  controls: {
    title: 'Your figures',
    reset: 'Reset all',
    more: 'More assumptions',
    changed: (count: number) => `${count} changed`,
    planValues: 'Property value of a plan',
    inCash: (amount: string) => `${amount} in cash`,
    countedAs: (figure: string, low: string, high: string) =>
      `Counted as ${figure}: from ${low} to ${high}`,
    noNumber: 'We cannot read this as a number.',
  },
  award: {
    title: 'Month of award',
    note: `${termSentence} The chance is that of a member who never bids. The month starts where an award is as likely as not; move it and see the answer turn.`,
    /** 'after 10 years', 'after 3 years 2 months'. */
    wait: (inYears: number, inMonths: number) =>
      `after ${[
        inYears > 0 && years(inYears, `${inYears}`),
        inMonths > 0 && months(inMonths, `${inMonths}`),
      ]
        .filter(Boolean)
        .join(' ')}`,
    chance: (wait: string, chance: string) => `${wait}, ${chance} chance by then`,
  },
  fees: {
    share: 'The program’s figures contain its 25% of fees and reserve.',
    amounts: (value: string, fees: { total: string; admin: string; reserve: string }) =>
      `The program’s figures contain its 25% of fees and reserve: ${fees.total} on a home of ${value} (${fees.admin} administration, ${fees.reserve} reserve fund).`,
  },
  noFigure: 'none',
  assumptionList: { label: 'Assumptions', title: 'What this takes for granted' },
  bid: {
    title: 'Try a bid',
    intro: `A bid pays the last instalments of your plan at once: at least ${f.minBid} of them, which is half of the property value, up to month ${f.lastBidMonth}. The highest bid of a month wins.`,
    caption: (instalments: number, month: number) =>
      `A bid of ${instalments} instalments in month ${month}`,
    rows: {
      cost: 'Paid at once, within days of winning',
      share: 'Share of the property value',
      remaining: 'Instalments still to pay after the award',
      remainingCost: 'What they add up to',
      lastMonth: 'Month of the last instalment',
      programCost: 'Program over 30 years with this award, everything counted',
      mortgageCost: 'Mortgage over 30 years, everything counted',
    },
    /** Explains why a bid for more than is still owed is cut. */
    cut: (instalments: number, month: number) =>
      `After month ${month} only ${instalments} instalments are still owed: the bid is counted as ${instalments}.`,
    anyWins: 'If nobody else bids, any valid bid wins. Nobody can know that beforehand.',
    unknown: (month: number, clause: string) =>
      `We have no figure for what wins in month ${month} ${clause}. The highest bid wins, and equal ones are decided by lot.`,
    usual: (
      month: number,
      clause: string,
      low: { share: number; instalments: number },
      high: { share: number; instalments: number },
    ) =>
      `In month ${month} the winning bid is usually ${low.share}% to ${high.share}% of the property value ${clause}: ${low.instalments} to ${high.instalments} instalments.`,
    below: 'Your bid is below that and would usually lose.',
    within: 'Your bid is within that and could win or lose.',
    above: 'Your bid is at least that and would usually win.',
    notCheaper: 'A bid brings the award forward; it does not make the home cheaper.',
  },
  flex: {
    caption: (reduction: string) =>
      `The Flex Plan, which groups do not offer yet: ${reduction} less until the award, then one of three choices`,
    limit: (reduction: string, month: number, percent: number) =>
      `With ${reduction} less until the award, Full keeps the later contributions within ${percent}% of the ordinary one up to an award in month ${month}; a later award makes them higher than that.`,
    choices: { full: 'Full', intermediate: 'Intermediate', flex: 'Flex' } satisfies Record<
      FlexChoice,
      string
    >,
  },
  budgetShares: (mortgage: string, program: string) =>
    `Why ${mortgage} and ${program}: both shares are the program’s rule of thumb, not a lender’s. A mortgage leaves a fifth for property tax, insurance and upkeep; the program leaves a tenth, because whoever still waits does not pay those yet. The larger share alone makes the program’s home an eighth more valuable, so the table also has it with the same share on both sides.`,
  planFit: {
    caption: 'Do the two plans fit your budget, before rent?',
    row: (value: string) => `${value} home, a month`,
    fits: 'fits',
    tooMuch: 'too much',
  },
  amortisation: {
    summary: 'Amortization, year by year',
    label: 'Amortization',
    columns: {
      year: 'Year',
      interest: 'Interest',
      principal: 'Principal',
      loanOwed: 'Loan still owed',
      fund: 'Program: for the home',
      fees: 'Program: fees and reserve',
      contributionsOwed: 'Program: still to contribute',
    } satisfies Record<keyof PaidYear, string>,
  },
  plots: {
    summary: 'This plot in words and figures',
    cut: (figure: string) => `What leaves the plot at the top reaches ${figure}.`,
    rateMark: (rate: string) => `your rate, ${rate}`,
    awardMark: (month: number) => `award, month ${month}`,
    /** A position on the horizontal axis within a sentence. */
    places: {
      month: (figure: string) => `month ${figure}`,
      year: (figure: string) => `year ${figure}`,
      awardMonth: (figure: string) => `month of award ${figure}`,
      interestRate: (figure: string) => `mortgage interest rate ${figure}`,
    },
    range: (from: string, to: string) =>
      `${from.charAt(0).toUpperCase()}${from.slice(1)} to ${to}.`,
    bothEnds: (figure: string) => `${figure} at both ends`,
    fromTo: (first: string, last: string) => `from ${first} to ${last}`,
    highest: (figure: string, place: string) => `highest ${figure} at ${place}`,
    lowest: (figure: string, place: string) => `lowest ${figure} at ${place}`,
    same: (one: string, other: string) => `${one} and ${other} are the same throughout.`,
    apart: (one: string, other: string) => `${one} and ${other} do not cross.`,
    between: (before: string, after: string) => `between ${before} and ${after}`,
    cross: (one: string, other: string, places: readonly string[]) =>
      `${one} and ${other} cross ${places.join(' and ')}.`,
  },
};
