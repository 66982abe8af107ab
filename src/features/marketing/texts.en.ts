import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import {
  MEDIAN_WAIT_SENTENCE,
  NO_HOME_SENTENCE,
  WAIT_SENTENCE,
} from '#features/legal/wait-sentences.ts';
import type { LandingFigures } from './figures.ts';
import type { Alternative, Consequences } from './financing.ts';
import type { JourneyPhase, RejectionReason } from './landing-texts.ts';
import { questions } from './questions.en.ts';

const CREDIT: RejectionReason = {
  reason: 'Credit history',
  bank: 'A low score, or none at all, ends the conversation.',
  circle: 'There is no credit-score barrier. Your income is what is reviewed.',
};
const DEBT: RejectionReason = {
  reason: 'Debt-to-income ratio',
  bank: 'Every payment you already make counts against you, even those you never missed.',
  circle: 'One question: does your income, after your debts, cover the monthly contribution?',
};
const PAPERS: RejectionReason = {
  reason: 'Income that is hard to document',
  bank: 'Self-employed, seasonal or newly hired applicants fall through the scoring model.',
  circle: 'A person reads the documents you send, whatever kind of work they show.',
};
const cash = (f: LandingFigures): RejectionReason => ({
  reason: 'Not enough cash',
  bank: `Twenty percent of a ${f.small.home} home is $90,000, before closing costs.`,
  circle: `No down payment. The ${f.deposit} deposit is credited to your first contribution.`,
});

/** The sentences of the landing pages' static sections. */
export const texts = (f: LandingFigures) => ({
  myChance: 'My chance, year by year',
  circle: {
    title:
      'Households stand in a circle around a shared fund. Each contributes to it, and two of them receive their home each month.',
    fund: 'the shared fund',
    homes: '2 homes',
    eachMonth: 'each month',
    byLottery: 'selected by lottery',
    byBid: 'selected by highest bid',
  },
  shortIntro: {
    titles: {
      investors: 'A property through a circle of households',
      homebuyers: 'A first home through a circle of households',
    },
    lead: `${f.households} households contribute to one shared fund every month, and the fund buys for two of them: no down payment, no interest, ${f.term} contributions. ${WAIT_SENTENCE}`,
    notLoan: 'Not a loan, a bank or an investment.',
  },
  banks: {
    titles: {
      investors: 'Why banks say no to the next property',
      homebuyers: 'Why banks turn first-time buyers down',
    },
    lead: 'These are the top 5 rejection reasons that lenders give, and how each of them looks from inside a circle.',
    bank: 'A bank',
    circle: 'A circle',
    reasons: {
      investors: [
        DEBT,
        cash(f),
        {
          reason: 'Too many financed properties',
          bank: 'Each mortgage you hold makes the next one harder and more expensive.',
          circle: 'Other properties are no obstacle, as long as your contribution is covered.',
        },
        PAPERS,
        CREDIT,
      ],
      homebuyers: [
        DEBT,
        CREDIT,
        cash(f),
        PAPERS,
        {
          reason: 'Too short a history',
          bank: 'Two years in one job, in one country, at one address: less is a risk.',
          circle:
            'Nobody counts your years here. What counts is today’s income and that you are 18.',
        },
      ],
    },
  },
  financing: {
    caption: 'Five ways to finance a property',
    method: 'Method',
    columns: ['Down payment', 'Interest', 'Capital required', 'You get the property'],
    alternatives: {
      mortgage: ['Traditional mortgage', '20-25%', '7-8% APR'],
      hardMoney: ['Hard money', '25-30%', '10-15%'],
      privateMoney: ['Private money', '20-40%', '8-12%'],
      seller: ['Seller financing', '10-30%', '6-10%'],
    } as Record<Alternative, [method: string, down: string, interest: string]>,
    footnotesTitle: `What follows from these figures, for a home of ${f.small.home}`,
    footnote: (name: string, c: Consequences) =>
      `${name}: ${c.leastDown} to ${c.mostDown} down, and ${c.leastInterest} to ${c.mostInterest} of interest on the rest in the first year.`,
    sellerLess: (c: Consequences) =>
      `The least of it, ${c.leastDown}, is below the capital that the table names for all four.`,
    ownFootnote: `by the median turn, after ${f.medianYears} years, you have paid ${f.small.beforeKeys} before you get the keys, and your rent in all that time; ${f.small.afterKeys} follow after it.`,
    lowDown: (fha: string, conventional: string) =>
      `There are mortgages with less down: FHA from 3.5% (${fha}), conventional ones from 3% (${conventional}), and VA, for those who served, from 0%. Mortgage insurance or a funding fee comes on top, and each has conditions of its own.`,
    capital: '$90K-$260K',
    atClosing: 'At closing',
    own: ['0%', '0%', '$0'],
    wait: `When selected. ${MEDIAN_WAIT_SENTENCE}`,
    note: `0% interest does not mean free. Over 20 years members contribute 125% of the home’s value: 24% is administration (1.2% a year) and 1% a reserve. Capital required is shown for homes of ${f.small.home} to ${f.large.home}.`,
  },
  journey: {
    title: 'Twenty years in five phases',
    lead: 'What happens in which order, and what to be ready for along the way.',
    label: 'Phases of the program',
    phases: [
      {
        id: 'formation',
        title: 'Application and group formation',
        short: 'Formation',
        when: `Days 1-${f.window}`,
        lead: `You apply with a ${f.deposit} deposit, we check that your income after debts covers the contribution, and the group fills up.`,
        points: [
          `A group begins when all of its ${f.households} places are taken; its escrow is set up then.`,
          `The window is ${f.window} days. It can be extended once, by ${f.extension} days.`,
          'Your dashboard shows how many have joined and how many days remain.',
        ],
        note: DEPOSIT_RULE,
      },
      {
        id: 'contribution',
        title: 'Active contribution period',
        short: 'Contribution',
        when: `Months 1-${f.term}`,
        lead: 'Your contribution is collected automatically every month, for 20 years.',
        points: [
          `${f.small.monthly} a month on the ${f.small.home} plan, ${f.large.monthly} on the ${f.large.home} plan.`,
          'Of each contribution, 80% goes toward homes, the rest to administration and the reserve.',
          'You keep contributing after you have your home: those still waiting rely on you.',
        ],
        note: 'Until you are selected you also pay for where you live now. Plan for both.',
      },
      {
        id: 'selection',
        title: 'Monthly selection',
        short: 'Selection',
        when: 'Every month',
        lead: 'In each month in which the fund’s balance is sufficient, two members are selected.',
        points: [
          'One by random lottery: every member who is current has the same chance.',
          'One by highest bid: optional, and at least 50% of the target property’s value.',
          'A missed contribution makes you ineligible for that month.',
        ],
        note: `Do not plan on an early turn. ${MEDIAN_WAIT_SENTENCE}`,
        link: { href: '#my-chance', label: 'My chance, year by year' },
      },
      {
        id: 'acquisition',
        title: 'Property acquisition',
        short: 'Acquisition',
        when: `${f.target.from}-${f.target.until} days after selection`,
        lead: 'You choose the property, and the fund pays for it up to your credit amount.',
        points: [
          `Inspection, title work and closing usually take ${f.target.from} to ${f.target.until} days.`,
          `Found something cheaper? Up to ${f.expenses} of the award can cover acquisition expenses.`,
          'What remains can settle contributions, or be paid in cash once your obligations are settled.',
        ],
        note: 'Prices can rise while you wait: your credit may buy less than it would today.',
      },
      {
        id: 'completion',
        title: 'Completion',
        short: 'Completion',
        when: 'Year 20',
        lead: `After ${f.term} months the circle closes and the full fund is returned, with adjustments.`,
        points: [
          `Early withdrawal after selection: your funds back, less fees and a ${f.penalty} penalty.`,
          'Cancelling before selection is allowed; funds return only if the cancelled position is later selected.',
          `After ${f.endDay} days of non-payment a membership is cancelled automatically.`,
        ],
        note: 'Money in the fund is not available whenever you want it. Do not contribute what you may need soon.',
      },
    ] as readonly JourneyPhase[],
  },
  howItWorks: {
    title: 'How the Program Works',
    /** Before and after the Brazilian word. */
    lead: [
      'Brazilian families have bought homes this way for decades; there it is called a ',
      '. The idea fits in three steps.',
    ],
    steps: {
      reserve: {
        title: 'Reserve your spot',
        text: `Apply in about five minutes and pay a ${f.deposit} deposit by card. It takes a place for you in the next group of your plan. ${DEPOSIT_RULE}`,
      },
      contribute: {
        title: 'Contribute together',
        text: `Once ${f.households} households have joined, the circle begins. Everyone pays the same monthly contribution into one fund: ${f.small.monthly} on the ${f.small.home} plan, ${f.large.monthly} on the ${f.large.home} plan, ${f.term} times. No one lends, so no interest accrues.`,
      },
      acquire: {
        title: 'Be selected and acquire',
        text: `Each month in which the fund’s balance is sufficient, two members are selected: one by lottery, one by highest bid. You then acquire your property within ${f.target.from} to ${f.target.until} days. Half of a circle is selected only in its second ten years.`,
      },
    },
  },
  planTable: {
    caption: 'What each plan costs',
    mostPopular: 'Most popular',
    rows: {
      homeValue: 'Home value',
      monthly: 'Monthly contribution',
      count: 'Number of contributions',
      firstMonth: `First month, after the ${f.deposit} deposit`,
      adminFees: 'Admin fees over 20 years (24%)',
      reserve: 'Reserve fund (1%)',
      interest: 'Interest',
      total: 'Total contributed',
    },
    note: `Contributions are whole dollars. ${f.small.monthly} rounds $2,343.75 up: over ${f.term} months that is $60 more, which goes to the reserve fund ($4,560 in all, against 1% or $4,500). ${f.large.monthly} becomes $3,386 in five months of each year, because ${f.term} × ${f.large.monthly} alone would be $812,400.`,
  },
  next: [
    ['Now', 'Fill in the form. Nothing is charged for it.'],
    ['Then', 'Read the deposit agreement to its end, and accept it or not.'],
    ['Your deposit', `${f.deposit} by card. It reserves your spot. ${DEPOSIT_RULE}`],
    [
      `Up to ${f.window} days`,
      `Your group fills up. We may extend this once, by ${f.extension} days.`,
    ],
    [
      `Month 1 to ${f.term}`,
      `You contribute every month, before your turn and after it. ${NO_HOME_SENTENCE}`,
    ],
  ] as [when: string, what: string][],
  faq: {
    title: 'Questions people ask first',
    lead: 'Short answers. The long ones are in the terms of use.',
    questions: questions(f),
  },
});
