import { PLAN_IDS, type PlanId, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { EXTENSION_DAYS, GROUP_CAPACITY, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { formatMoney, type Money, usd } from '#shared/text/money.ts';
import { definitions, type LegalSection, list, notice, paragraph } from './documents.ts';
import { FLEX_SENTENCE } from './flex-sentence.ts';

/** The rest of the first contribution after the deposit. */
const leftOf = (id: PlanId, deposit: Money) =>
  formatMoney(usd(plans[id].monthlyContribution.cents - deposit.cents));

/** From the program's description to the formed group. */
export const joiningTerms = ({ deposit }: ProgramFigures): readonly LegalSection[] => [
  {
    id: 'program',
    heading: '1. What the program is, and what it is not',
    blocks: [
      paragraph(
        '{brand} is a cooperative program through which people acquire a home or an investment property as a group. Members contribute every month to a shared fund for 20 years, and the fund pays for the property of the members who are selected. There is no down payment, no interest and no minimum credit score.',
      ),
      notice('Not a loan, a bank or an investment.'),
      list(
        'It is not a loan: nobody lends you money and no interest is charged, but you wait your turn.',
        'It is not a bank: your contributions are not a savings account, and you cannot withdraw them whenever you want.',
        'It is not an investment: your contributions earn no return, and we promise nothing about what a property will be worth.',
      ),
    ],
  },
  {
    id: 'eligibility',
    heading: '2. Who can join',
    blocks: [
      list(
        'You must be 18 or over.',
        'The program currently operates in Utah only. We accept applications and waitlist entries with addresses in other states because we hope to expand, but that does not mean that the program is available there. If you are elsewhere, please join the waitlist, or write to us before paying a deposit.',
        'Your monthly income less your monthly debts must cover the contribution of the plan you choose.',
        'The information you give us must be true, complete and your own.',
      ),
    ],
  },
  {
    id: 'application',
    heading: '3. Application and review',
    blocks: [
      paragraph(
        'One application belongs to one email address. Your dashboard shows it only to an account that has verified that address. You complete the application there and upload documents that show your income and identity.',
      ),
      paragraph(
        'Until you have uploaded documents, your dashboard shows a preliminary result worked out from the figures you declared: your income less your debts, compared with the plan’s contribution. If you declared a range, its lower end counts. This result is not a decision.',
      ),
      paragraph(
        'A person then reviews your documents and approves or rejects the income verification, and we email you the outcome. You can change your preferred credit amount until your income is approved; then it is locked. If you change your income, the approval lapses and we ask for new documents.',
      ),
    ],
  },
  {
    id: 'deposit',
    heading: '4. The deposit',
    blocks: [
      paragraph(
        `You reserve a spot by paying a deposit of ${formatMoney(deposit)} by card, after accepting the Deposit Agreement.`,
      ),
      notice('The deposit is refundable.'),
      list(
        `If your group forms, the deposit is credited in full to your first monthly contribution, leaving ${leftOf('450', deposit)} to pay that month on the ${plans['450'].label} plan or ${leftOf('650', deposit)} on the ${plans['650'].label} plan.`,
        'If your group does not form within its window, or is cancelled, we refund the deposit in full, automatically, to the card you paid with, and tell you by email.',
        'For any other question about a refund, write to {contactEmail} from the email address of your application.',
      ),
      paragraph('Joining the waitlist is free and needs no deposit.'),
    ],
  },
  {
    id: 'groups',
    heading: '5. How groups form',
    blocks: [
      paragraph(
        `A group has ${GROUP_CAPACITY} members, all on the same plan: two selections a month over ${TERM_MONTHS} months. When your deposit is paid you take a place in the oldest group of your plan that is still forming.`,
      ),
      paragraph(
        `A group forms when its last place is taken and the income of everyone in it is approved. The places have to be taken within ${WINDOW_DAYS} days from the day its formation starts, and we may extend that window once, by ${EXTENSION_DAYS} days. Whoever is not approved 14 days after the group has filled up moves with their deposit to the next group that is forming, and may ask for it back for 30 days. The escrow for the group’s fund is set up in this phase. Contributions begin after the group has formed.`,
      ),
    ],
  },
  {
    id: 'contributions',
    heading: '6. Contributions and fees',
    blocks: [
      paragraph(
        'The term is 20 years: 240 monthly contributions, collected automatically from the account or card you choose for it, or paid by you on your dashboard. The monthly contribution is the credit amount × 1.25 ÷ 240, rounded to a whole dollar.',
      ),
      {
        kind: 'table',
        caption: 'The plans',
        columns: [
          'Home value',
          'Monthly contribution',
          'Total contributed',
          'Of which administration fees (24%)',
          'Of which reserve fund (1%)',
        ],
        rows: PLAN_IDS.map((id) => {
          const plan = plans[id];
          const { homeValue, monthlyContribution, totalContributed, adminFees, reserveFund } = plan;
          return [homeValue, monthlyContribution, totalContributed, adminFees, reserveFund].map(
            (amount) => formatMoney(amount),
          );
        }),
      },
      definitions({
        'Administration fees':
          '24% of the home value over the whole term, which is 1.2% a year. They pay for running the program.',
        'Reserve fund': '1% of the home value over the whole term, which is 0.05% a year.',
        Interest: 'None: 0%.',
        'Not included':
          'The costs of owning a property, such as taxes, insurance, repairs and association dues, and the costs of buying it, except as the surplus rule in section 10 allows.',
      }),
      paragraph(
        'Monthly amounts are whole dollars. On the $450,000 plan the rounding adds $60 over the term, which goes to the reserve fund ($4,560 instead of $4,500). On the $650,000 plan the contribution is $3,386 in five months of each year, the third, fifth, eighth, tenth and twelfth, so that the 240 contributions add up to $812,500.',
      ),
    ],
  },
  {
    id: 'flex-plan',
    heading: '7. Flex Plan',
    blocks: [
      notice(FLEX_SENTENCE),
      paragraph(
        'With the Flex Plan you pay between 10% and 50% less each month until you are awarded your credit. From the award on, you choose how to make up for it:',
      ),
      definitions({
        Full: 'You receive the full credit. What you paid less is spread over the months that remain, on top of your full contribution. The later the award, the larger that addition.',
        Flex: 'Your credit is reduced by the same percentage as your contributions.',
        Intermediate:
          'Half-way: your credit is reduced by half that percentage, and the other half of what you paid less is spread over the months that remain.',
      }),
      paragraph(
        'An example on the $450,000 plan with a 50% reduction: you pay $1,172 a month until the award. Then Full gives a credit of $450,000, Intermediate $337,500 and Flex $225,000.',
      ),
    ],
  },
];
