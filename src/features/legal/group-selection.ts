import { type LegalDocument, list, notice, paragraph, pointer } from './documents.ts';
import { LEGAL_VERSIONS } from './versions.ts';
import { MEDIAN_WAIT_SENTENCE, NO_HOME_SENTENCE, WAIT_SENTENCE } from './wait-sentences.ts';

export const GROUP_SELECTION: LegalDocument = {
  id: 'group-selection',
  title: 'How group-based selection works',
  version: LEGAL_VERSIONS.groupSelection,
  effectiveDate: '2026-11-18',
  description:
    'How a group of 480 members contributes to one fund, who is selected each month, and how long the wait for a home can be.',
  intro:
    'Members of a group pay into one shared fund. Month by month, the fund pays for the homes of the members whose turn has come.',
  sections: [
    {
      id: 'the-group',
      heading: 'One group, one fund',
      blocks: [
        paragraph(
          'A group has 480 members on the same plan. Each contributes every month for 20 years: 240 contributions of $2,344 on the $450,000 plan, or of $3,385 on the $650,000 plan.',
        ),
        paragraph(
          'The size is not arbitrary: two selections a month for 240 months make 480. When every member of a $450,000 group pays, about $1,125,000 comes in each month. Four fifths of it, about $900,000, is two credits of $450,000; the rest covers administration and the reserve.',
        ),
      ],
    },
    {
      id: 'each-month',
      heading: 'Two members each month',
      blocks: [
        paragraph('In each month in which the fund’s balance is sufficient, two are selected:'),
        list(
          'One by random lottery. Every eligible member has the same chance.',
          'One by highest bid. Bidding is optional; a bid must be at least 50% of the value of the member’s target property.',
        ),
        paragraph(
          'Only members who are current on their contributions take part. Someone who misses a contribution is not eligible that month. Those who are not selected continue and take part again the next month.',
        ),
      ],
    },
    {
      id: 'the-wait',
      heading: 'How long it can take',
      blocks: [
        notice(`${WAIT_SENTENCE} Nobody can tell you beforehand which it will be.`),
        paragraph(
          'A bid can shorten the wait, but only if it is the highest that month. If members fall behind and the balance is not sufficient, that month’s selection does not take place. Plan for a long wait, and treat an early turn as good fortune.',
        ),
        paragraph(
          `${MEDIAN_WAIT_SENTENCE} ${NO_HOME_SENTENCE} While you wait you pay rent as well, and if home prices rise 3% a year, after 11 years $450,000 buys what about $325,000 buys today.`,
        ),
        pointer('How likely it is by each year, worked out by our simulator', '/#my-chance'),
      ],
    },
    {
      id: 'after-selection',
      heading: 'After your turn comes',
      blocks: [
        paragraph(
          'Buying the property usually takes 30 to 60 days from selection. You keep contributing until the 20 years are complete, because the members still waiting rely on you as you relied on them.',
        ),
        paragraph(
          'Not a loan, a bank or an investment: there is no lender and no interest, and the program promises no return. The full rules are in the Terms of Use.',
        ),
      ],
    },
  ],
};
