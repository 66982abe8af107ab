import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';

/** Links to the agreement in the mail's language and in English, which binds. */
type AgreementLinks = { agreement: string; binding: string; isDraft: boolean };

/** The sentences of the mail after an application. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  subject: `We received your ${brand.name} application`,
  preview: (deposit: string) =>
    `Your application is saved. A ${deposit} deposit reserves your spot.`,
  paragraphs: (deposit: string) => [
    'Thank you for applying. Your application is saved, and nothing in it is shown to anyone but you and our staff.',
    `If you have not paid the ${deposit} deposit yet, the button below opens the card form; you need no account for it. The deposit reserves your spot. ${DEPOSIT_RULE}`,
  ],
  labels: {
    name: 'Name',
    plan: 'Preferred credit amount',
    monthly: 'Monthly contribution',
  },
  aMonth: (amount: string) => `${amount}/mo`,
  action: (deposit: string) => `Pay the ${deposit} deposit`,
  closing: (dashboard: string, { agreement }: AgreementLinks) => [
    `The Deposit Agreement, which you accepted: ${agreement}`,
    `To follow your application, create an account with this email address: ${dashboard}`,
    `Two members are selected each month. ${WAIT_SENTENCE}`,
    'If you did not apply, please reply to this mail and we will remove the application.',
  ],
};
