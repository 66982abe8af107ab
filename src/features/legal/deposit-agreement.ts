import { PLAN_IDS, plans } from '#features/plans/plans.ts';
import { EXTENSION_DAYS, GROUP_CAPACITY, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { formatMoney, toDollars, usd } from '#shared/text/money.ts';
import { definitions, type LegalDocument, list, notice, paragraph } from './documents.ts';
import { LEGAL_VERSIONS } from './versions.ts';

/** Another deposit amount needs a new version of the agreement. */
export const depositAgreement = ({ deposit }: ProgramFigures): LegalDocument => {
  const amount = formatMoney(deposit);
  const exact = `$${toDollars(deposit).toFixed(2)}`;
  return {
    id: 'deposit-agreement',
    title: 'Deposit Agreement',
    version: LEGAL_VERSIONS.depositAgreement,
    effectiveDate: '2026-11-15',
    description: `What the ${amount} deposit with {brand} pays for, when it is credited to your first contribution and when it is returned.`,
    intro: `This agreement is between you, the applicant, and {entity}, which operates {brand} (“we”). It covers one thing: the ${amount} deposit that reserves your spot in a group. Please read it to the end; you are asked to accept it before you pay.`,
    sections: [
      {
        id: 'deposit',
        heading: '1. The deposit',
        blocks: [
          definitions({
            Amount: `${exact} in US dollars, paid once.`,
            'How you pay':
              'By credit or debit card. Other ways of paying, including mobile wallets, are not offered.',
            'Who takes the payment':
              'Our payment provider. You enter your card details in its form; they never reach our servers. Your bank may ask you to confirm the payment.',
            'When it counts as paid':
              'When the payment provider confirms it to us. We then send you a confirmation by email.',
          }),
          paragraph(
            'If a payment is declined or you leave before paying, your application is kept and you can pay later from your dashboard. Trying again does not charge you twice for the same deposit.',
          ),
        ],
      },
      {
        id: 'what-it-does',
        heading: '2. What the deposit does',
        blocks: [
          paragraph(
            'When your deposit is paid, you take a place in the oldest group of your plan that is still forming. If that group is full, you take a place in the next one. Your dashboard shows your group, how many members it has and how many days remain.',
          ),
          paragraph('The deposit does not:'),
          list(
            'approve your application or your income, which a person at {brand} reviews;',
            'guarantee that a group will form, or when;',
            'give you an earlier turn or a better chance in the monthly selection;',
            'reserve a particular property or fix its price;',
            'earn interest or any other return.',
          ),
        ],
      },
      {
        id: 'formation',
        heading: '3. How a group forms',
        blocks: [
          paragraph(
            `A group forms when all of its ${GROUP_CAPACITY} places are taken and the income of everyone in it is approved. The places have to be taken within ${WINDOW_DAYS} days, counted from the day its formation starts, which may be before the day you pay. We may extend this window once, by ${EXTENSION_DAYS} days. Your dashboard shows the date on which the window ends.`,
          ),
          paragraph(
            'Whoever is not approved 14 days after the group has filled up moves, with the deposit, to the next group of the plan that is forming. The window of that group applies from then on, and for 30 days after such a move you may ask for the deposit back.',
          ),
        ],
      },
      {
        id: 'group-forms',
        heading: '4. If your group forms',
        blocks: [
          paragraph(
            'The whole deposit is credited to your first monthly contribution. You pay the remainder of that contribution, and from the second month the full amount.',
          ),
          {
            kind: 'table',
            caption: 'Your first monthly contribution',
            columns: [
              'Plan',
              'Monthly contribution',
              'Deposit credited',
              'Left to pay the first month',
            ],
            rows: PLAN_IDS.map((id) => {
              const { label, monthlyContribution } = plans[id];
              const left = usd(monthlyContribution.cents - deposit.cents);
              return [label, formatMoney(monthlyContribution), amount, formatMoney(left)];
            }),
          },
        ],
      },
      {
        id: 'no-refund',
        heading: '5. The deposit is non-refundable, with one exception',
        blocks: [
          notice('The deposit is non-refundable except when no group forms.'),
          paragraph('This means that it is not returned because:'),
          list(
            'you change your mind, withdraw your application or do not complete it;',
            'your income or documents are not approved, unless we moved you to a later group for it (section 3);',
            'you do not pay the remainder of your first contribution;',
            'your circumstances, plans or place of residence change.',
          ),
          paragraph(
            'Before you pay, please make sure that the monthly contribution fits your income after your debts, and that you can supply documents that show it. The preliminary result on your dashboard uses only the figures you enter and is not an approval.',
          ),
        ],
      },
      {
        id: 'refund',
        heading: '6. If no group forms',
        blocks: [
          paragraph(
            `If your group has not formed when its window ends (${WINDOW_DAYS} days, or ${WINDOW_DAYS + EXTENSION_DAYS} if we extended it), or if the group is cancelled before it forms, we refund the deposit in full: ${exact}, with nothing deducted.`,
          ),
          list(
            'You do not need to ask. The refund is made automatically, once, to the card you paid with.',
            'We email you when it is on its way. Your bank decides when it appears on your statement, often within 5 to 10 business days.',
            'If that card is closed or you do not see the refund, write to {contactEmail} and we will look into it with the payment provider.',
          ),
        ],
      },
      {
        id: 'plan',
        heading: '7. Your plan and your application',
        blocks: [
          paragraph(
            'A group belongs to one plan. You can change your preferred credit amount on your dashboard until your income is approved; from then on it is locked. The deposit is the same for every plan.',
          ),
          paragraph(
            'One application, and one deposit for it, belongs to one email address. The deposit must be paid by you, or by someone who has agreed to pay it for you.',
          ),
        ],
      },
      {
        id: 'not-a-loan',
        heading: '8. What this is not',
        blocks: [
          notice('Not a loan, a bank or an investment.'),
          paragraph(
            'The deposit is not a bank deposit, a down payment on a property or a purchase of shares or securities. The program charges no interest and pays none. The rules of contributions, fees, selection and cancellation are in the Terms of Use.',
          ),
        ],
      },
      {
        id: 'disputed-charges',
        heading: '9. A charge you do not recognize',
        blocks: [
          paragraph(
            'If something about the charge looks wrong, please write to {contactEmail} first: most questions are settled faster that way. This does not limit your right to dispute a charge with your bank.',
          ),
        ],
      },
      {
        id: 'records',
        heading: '10. Records',
        blocks: [
          paragraph(
            'When you accept, we store the version of this agreement with your application, together with the time and your IP address. We keep it, and the records of your deposit, for 7 years as the Privacy Policy describes. You can ask us for a copy of the version you accepted.',
          ),
          paragraph(
            'A later version of this agreement does not change the rules for a deposit already paid. This agreement is governed by the laws of the State of Utah. It takes away no right that the law gives you as a consumer and does not allow to be waived.',
          ),
        ],
      },
      {
        id: 'acceptance',
        heading: '11. What you confirm by accepting',
        blocks: [
          list(
            'You are 18 or over, and the information in your application is true.',
            'You understand that the program currently operates in Utah only.',
            `You authorize one charge of ${exact} to the card you enter.`,
            'You understand that the deposit is non-refundable except when no group forms.',
            'You understand that, if your group forms, the deposit is credited to your first monthly contribution.',
            `You understand that forming a group can take ${WINDOW_DAYS} days, or ${WINDOW_DAYS + EXTENSION_DAYS} with the extension, and that being selected afterwards can take up to 19 years, for the last 24 of 480 members into year 20.`,
          ),
          paragraph(
            'Questions before you accept? Write to {contactEmail}, or to {entity}, {contactAddress}.',
          ),
        ],
      },
    ],
  };
};
