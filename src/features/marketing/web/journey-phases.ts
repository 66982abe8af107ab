import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';

export type JourneyPhase = {
  id: string;
  title: string;
  /** A word or two for narrow screens. */
  short: string;
  when: string;
  lead: string;
  points: readonly string[];
  note: string;
  /** Where more about the note can be seen. */
  link?: { href: string; label: string };
};

export const JOURNEY_PHASES: readonly JourneyPhase[] = [
  {
    id: 'formation',
    title: 'Application and group formation',
    short: 'Formation',
    when: 'Days 1-120',
    lead: 'You apply with a $200 deposit, we check that your income after debts covers the contribution, and the group fills up.',
    points: [
      'A group begins when all of its 480 places are taken; its escrow is set up then.',
      'The window is 120 days. It can be extended once, by 30 days.',
      'Your dashboard shows how many have joined and how many days remain.',
    ],
    note: 'Group forms: the deposit is applied to your first contribution. Group does not form or is cancelled: full refund.',
  },
  {
    id: 'contribution',
    title: 'Active contribution period',
    short: 'Contribution',
    when: 'Months 1-240',
    lead: 'Your contribution is collected automatically every month, for 20 years.',
    points: [
      '$2,344 a month on the $450,000 plan, $3,385 on the $650,000 plan.',
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
    note: `${WAIT_SENTENCE} Do not plan on an early turn.`,
    link: { href: '#my-chance', label: 'My chance, year by year' },
  },
  {
    id: 'acquisition',
    title: 'Property acquisition',
    short: 'Acquisition',
    when: '30-60 days after selection',
    lead: 'You choose the property, and the fund pays for it up to your credit amount.',
    points: [
      'Inspection, title work and closing usually take 30 to 60 days.',
      'Found something cheaper? Up to 10% of the award can cover acquisition expenses.',
      'What remains can settle contributions, or be paid in cash once your obligations are settled.',
    ],
    note: 'Prices can rise while you wait: your credit may buy less than it would today.',
  },
  {
    id: 'completion',
    title: 'Completion',
    short: 'Completion',
    when: 'Year 20',
    lead: 'After 240 months the circle closes and the full fund is returned, with adjustments.',
    points: [
      'Early withdrawal after selection: your funds back, less fees and a 5% penalty.',
      'Cancelling before selection is allowed; funds return only if the cancelled position is later selected.',
      'After 90 days of non-payment a membership is cancelled automatically.',
    ],
    note: 'Money in the fund is not available whenever you want it. Do not contribute what you may need soon.',
  },
];
