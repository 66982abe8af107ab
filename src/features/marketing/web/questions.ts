import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';

export type Question = {
  question: string;
  answer: readonly string[];
  /** Where more about it can be seen. */
  links?: readonly { href: string; label: string }[];
};

/** Questions that both pages answer in the same words. */
export const SHARED_QUESTIONS = {
  whatItIs: {
    question: 'Is this a loan, a bank or an investment?',
    answer: [
      'None of the three. Nobody lends you money, we take no bank deposits, and the program promises no return. It is a cooperative: members pay into one fund, and the fund pays for the homes of the members whose turn has come.',
    ],
  },
  selection: {
    question: 'How are two members selected each month?',
    answer: [
      'One by random lottery, in which every member who is current on contributions has the same chance. One by highest bid: bidding is optional, and a bid must be at least 50% of the value of the property you aim for.',
      'If the fund’s balance is not sufficient in a month, there is no selection that month.',
    ],
    links: [{ href: rulesPath('en'), label: 'All rules of a group, in plain words' }],
  },
  wait: {
    question: 'How long can the wait be?',
    answer: [
      `${WAIT_SENTENCE} Half of a circle is selected in its first ten years, the other half after that. Nobody can tell you beforehand where you will stand.`,
      'If you need a home by a certain date, this program is not the right way to get it.',
    ],
    links: [
      { href: '#my-chance', label: 'My chance, year by year' },
      { href: '/simulator', label: 'What can happen to a group: the simulator' },
    ],
  },
  deposit: {
    question: 'What happens to my $200 deposit?',
    answer: [
      'If your group forms, it is credited to your first contribution: you then pay $2,144 instead of $2,344 on the $450,000 plan, or $3,185 instead of $3,385 on the $650,000 plan. If the group is not formed within 120 days, it is refunded in full.',
      'The formation window may be extended once, by 30 days. The deposit agreement, which you read before paying, has the exact terms.',
    ],
  },
  missed: {
    question: 'What if I miss a contribution?',
    answer: [
      'You still owe it, and you cannot be selected in that month. After 90 days without contributing the membership is cancelled automatically. If you see a difficult month coming, write to us early.',
    ],
    links: [
      {
        href: `${rulesPath('en')}#${ruleAnchor('en', 11)}`,
        label: 'The rule about paying late',
      },
    ],
  },
} satisfies Record<string, Question>;

export const WHERE: Question = {
  question: 'Where does the program operate?',
  answer: [
    `In ${brand.region} for now. You can apply or join the waitlist from any state; groups elsewhere will open later.`,
  ],
};
