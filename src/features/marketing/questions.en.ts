import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import { FLEX_SENTENCE } from '#features/legal/flex-sentence.ts';
import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import {
  MEDIAN_WAIT_SENTENCE,
  NO_HOME_SENTENCE,
  WAIT_SENTENCE,
} from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { Audience } from './audience.ts';
import type { LandingFigures } from './figures.ts';
import type { Question } from './landing-texts.ts';

/** What people ask first, and the answers. */
export function questions(f: LandingFigures): Record<Audience, readonly Question[]> {
  const shared = sharedQuestions(f);
  return {
    investors: [
      shared.whatItIs,
      {
        question: 'What does it cost in total?',
        answer: [
          `Over 20 years you contribute 125% of the property’s value: 100% for property, 24% for administration (1.2% a year) and 1% for the reserve fund. On ${f.small.home} that is ${f.small.total}; on ${f.large.home} it is ${f.large.total}.`,
          'There is no interest, and the program takes no fee beyond these. What you also pay: rent until your turn, and as an owner taxes, insurance, repairs and the costs of buying. If home prices rise while you wait, the same credit buys less.',
        ],
      },
      shared.selection,
      shared.wait,
      {
        question: 'When does a bid make sense?',
        answer: [
          'When you have capital at hand and a property in view. A bid of at least 50% of the target value competes for one of the two selections of the month, and only the highest is taken. It can shorten the wait, but it guarantees nothing.',
        ],
      },
      {
        question: 'What may I acquire?',
        answer: [
          'A home or an investment property in Utah: to live in, to rent out, or to renovate. You choose it; your credit amount is the most the fund pays for it.',
        ],
      },
      {
        question: 'What if the property costs less than my credit?',
        answer: [
          `Up to ${f.expenses} of the award value can go to the expenses of the acquisition. What then remains can settle contributions you still owe, or be paid to you in cash once all your obligations are settled.`,
        ],
      },
      {
        question: 'What is the Flex Plan?',
        answer: [
          'Until your award you pay 10 to 50 percent less. Afterwards you choose: the full credit, with the missing part spread over the months that remain; a credit reduced by the same percentage; or half-way between.',
          FLEX_SENTENCE,
        ],
      },
      shared.deposit,
      {
        question: 'Can I leave early?',
        answer: [
          `Before you are selected you can cancel at any time, but what you paid is returned only if your cancelled position is later selected. After selection, what you paid is returned less the administration fees and a ${f.penalty} penalty. After ${f.endDay} days without contributing, a membership is cancelled automatically.`,
          'What is returned is the part that went into the fund, 80% of each contribution; the administration and reserve parts are not returned. Whoever hands an award back before a home is bought also gets the administration paid for months that had not come yet.',
        ],
      },
      {
        question: 'Where does the program operate?',
        answer: [
          `In ${brand.region} for now. You can apply or join the waitlist from any state; groups elsewhere will open later.`,
        ],
      },
    ],
    homebuyers: [
      shared.whatItIs,
      {
        question: 'A bank turned me down. Can I still join?',
        answer: [
          'Yes. There is no credit-score barrier. We check one thing: that your monthly income, after your debts, covers the contribution. You show it with documents such as pay stubs, tax returns or bank statements, and a person reads them.',
          'You must be 18 or over, and the program operates in Utah for now.',
        ],
      },
      {
        question: 'Do I really need no down payment?',
        answer: [
          `Really none. To reserve a spot you pay a ${f.deposit} deposit, and it is credited to your first contribution. What you do need is the contribution itself, every month for 20 years.`,
        ],
      },
      {
        question: 'What do I pay each month?',
        answer: [
          `${f.small.monthly} for a home of ${f.small.home}, or ${f.large.monthly} for one of ${f.large.home}. The amount is the home’s value × 1.25 ÷ ${f.term}.`,
        ],
      },
      {
        question: 'Why 1.25 times the value, if there is no interest?',
        answer: [
          `The extra quarter pays for running the program: 24% of the home’s value for administration over 20 years, which is 1.2% a year, and 1% for a reserve fund. For a ${f.small.home} home you contribute ${f.small.total} in all.`,
        ],
      },
      shared.selection,
      shared.wait,
      {
        question: 'Do I pay rent and the contribution at the same time?',
        answer: [
          'Until you are selected, yes. That can be many years, so please look at your budget for both before you apply. The calculators help with that.',
        ],
      },
      shared.deposit,
      shared.missed,
    ],
  };
}

/** Questions that both pages answer in the same words. */
function sharedQuestions(f: LandingFigures) {
  return {
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
        `${WAIT_SENTENCE} ${MEDIAN_WAIT_SENTENCE} Nobody can tell you beforehand where you will stand.`,
        NO_HOME_SENTENCE,
        'If you need a home by a certain date, this program is not the right way to get it.',
      ],
      links: [
        { href: '#my-chance', label: 'My chance, year by year' },
        { href: '/simulator', label: 'What can happen to a group: the simulator' },
      ],
    },
    deposit: {
      question: `What happens to my ${f.deposit} deposit?`,
      answer: [
        `If your group forms, it is credited to your first contribution: you then pay ${f.small.first} instead of ${f.small.monthly} on the ${f.small.home} plan, or ${f.large.first} instead of ${f.large.monthly} on the ${f.large.home} plan.`,
        DEPOSIT_RULE,
        'You read the deposit agreement, with the exact terms, before you pay.',
      ],
    },
    missed: {
      question: 'What if I miss a contribution?',
      answer: [
        `You still owe it, and you cannot be selected in that month. After ${f.endDay} days without contributing the membership is cancelled automatically. If you see a difficult month coming, write to us early.`,
      ],
      links: [
        {
          href: `${rulesPath('en')}#${ruleAnchor('en', 11)}`,
          label: 'The rule about paying late',
        },
      ],
    },
  } satisfies Record<string, Question>;
}
