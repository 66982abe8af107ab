import { MEDIAN_WAIT_SENTENCE, WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { MAX_CREDIT, MIN_CREDIT } from '#features/plans/amounts.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { LandingFigures } from '../figures.ts';

/** The sentences of the landing pages' live parts. */
export const texts = (f: LandingFigures) => ({
  reserve: 'Reserve My Spot Now!',
  hero: {
    badges: ['No Banks', 'No Interest', '20-Year Term'],
    terms: '0% Down Payment • 0% Interest',
    learn: 'Learn How It Works',
    /** Each line of a title begins a line of its own. */
    audiences: {
      investors: {
        eyebrow: 'For real estate investors in Utah',
        title: ['Acquire the next property with a circle, not a bank.'],
        lead: `${f.households} households contribute to one shared fund every month, and the fund buys a property for each of two of them.`,
      },
      homebuyers: {
        eyebrow: 'For first-time buyers in Utah',
        title: ['The bank said no.', 'A circle of neighbors can say yes.'],
        lead: `${f.households} households contribute to one shared fund every month, and the fund buys a home for each of two of them. No credit-score barrier.`,
      },
    },
    /** What the wait costs, each figure with its assumption. */
    costs: [
      [
        `${f.small.monthly} a month`,
        `for a home of ${f.small.home}, plus your rent until your turn`,
      ],
      [
        `${f.small.total} in all`,
        `${f.term} contributions; taxes, insurance, repairs and buying costs come on top`,
      ],
      [
        `Longer than ${f.medianYears} years`,
        'is what half of those who never bid wait, if one member in ten bids and everybody pays',
      ],
    ] as readonly (readonly [figure: string, meaning: string])[],
    wait: `Two members are selected each month: one by lottery, one by highest bid. ${WAIT_SENTENCE} Nobody can promise you a date`,
    myChance: 'my chance, year by year',
    notLoan: 'Not a loan, a bank or an investment.',
  },
  values: {
    title: 'What would you acquire?',
    lead: `The monthly contribution is the home’s value × 1.25 ÷ ${f.term}. It does not contain the taxes, insurance and repairs of a home, nor the costs of buying one.`,
    short: { '450': '$450K', '650': '$650K' },
    homeValue: 'Home value',
    mostPopular: 'Most popular',
    downPayment: 'Down payment',
    noDownPayment: '$0',
    contributions: 'Contributions',
    inTotal: 'In total',
    choose: (value: string) => `Choose ${value}`,
    choosePlan: (home: string) => `Choose the ${home} plan`,
    custom: 'Custom home value',
    isPlan: 'There is a plan for this value: a group for it is forming.',
    isNoPlan: `Groups form at ${f.small.home} and ${f.large.home} today. For another value, join the waitlist: we will email you when enough households want it.`,
    waitlist: (home: string) => `Join the waitlist for ${home}`,
    todaysMoney: {
      title: 'What the credit buys when your turn comes',
      lead: 'The credit stays as it is; home prices may not. In today’s money it buys:',
      growth: 'Home prices rise each year by',
      turn: (year: number) => `Turn after ${year} years`,
      about: (money: string) => `about ${money}`,
      of: (home: string) => `of ${home}`,
      note: `Each figure assumes that prices rise at this rate every year. ${MEDIAN_WAIT_SENTENCE} ${WAIT_SENTENCE}`,
    },
  },
  plans: {
    title: 'Plans & Pricing',
    lead: 'Two plans, every figure on the table. The deposit is the same for both.',
    simulator: { href: '/simulator', label: 'See what can happen to a group in 20 years' },
    before: 'before you choose.',
  },
  calculator: {
    title: 'Monthly contribution calculator',
    amount: 'Credit amount',
    sign: '$',
    refused: `Please enter an amount between ${formatMoney(usd(MIN_CREDIT * 100))} and ${formatMoney(usd(MAX_CREDIT * 100))}.`,
    formula: `Amount × 1.25 ÷ ${f.term} months`,
    parts: { home: 'toward homes', administration: 'administration', reserve: 'reserve fund' },
  },
  form: {
    loading: 'Loading the form',
    application: 'Secure Your Spot Today',
    applicationLead: `A ${f.deposit} deposit reserves your spot. Not a loan, a bank or an investment.`,
    notReady: 'Not ready yet?',
    toWaitlist: 'Join the waitlist instead',
    waitlist: 'Join Our Waitlist',
    waitlistLead:
      'Free and without obligation. We will email you when a group for your amount opens for new members.',
    ready: 'Ready to reserve?',
    toApplication: 'Apply for a spot instead',
    needsScript: 'This form needs JavaScript. You can also write to',
    notStarted: 'This form could not be started. Please check your connection and reload the page.',
  },
  member: {
    title: 'Your application is on your dashboard',
    signedIn: (email: string) => `You are signed in as ${email}.`,
    text: 'Apply, pay your deposit and see how your group stands there.',
    open: 'Go to your dashboard',
  },
});
