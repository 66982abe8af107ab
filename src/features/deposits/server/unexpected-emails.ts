import type { MailContent } from '#features/mails/mail-content.ts';
import type { UnexpectedReason } from '#features/payments/rules.ts';
import type { ProviderAmount } from '#providers/payments/payment-provider.ts';
import { brand } from '#shared/brand.ts';
import { formatMoney } from '#shared/money.ts';
import { DEPOSIT } from '../rules.ts';
import type { DepositRow } from './tables.ts';

type Unexpected = { paymentId: string; amount: ProviderAmount; reason: UnexpectedReason };

/** '€200.00', '¥20,000': providers count in the smallest unit of a currency. */
function formatAmount({ cents, currency }: ProviderAmount): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const REASONS: Record<UnexpectedReason, string> = {
  wrong_amount: `A deposit is ${formatMoney(DEPOSIT)}, and this payment was not.`,
  second_payment: 'The deposit it was made for has another payment.',
};

const NEXT_STEPS: Record<UnexpectedReason, string> = {
  wrong_amount: 'You can pay the deposit from your dashboard at any time.',
  second_payment: 'Your dashboard shows how the other payment stands.',
};

/** Tells the payer that an unexpected payment is returned. */
export function paymentReturnedMail(
  deposit: DepositRow,
  { amount, reason }: Unexpected,
  siteUrl: string,
): MailContent {
  const sum = formatAmount(amount);
  return {
    locale: 'en',
    subject: `We are returning your payment of ${sum}`,
    preview: 'It does not count as your deposit, and goes back to your card in full.',
    greeting: `Hello ${deposit.firstName},`,
    paragraphs: [
      `We received a payment of ${sum} from you. ${REASONS[reason]} So we did not take it, and ${sum} is on its way back to the card you paid with. Banks usually show it within 5 to 10 business days.`,
      NEXT_STEPS[reason],
    ],
    facts: [
      { label: 'Amount', value: sum },
      { label: 'Reference', value: deposit.id },
    ],
    action: { label: `Visit ${brand.name}`, href: `${siteUrl}/dashboard` },
  };
}

/** Tells the cooperative about an unexpected payment. */
export function unexpectedPaymentMail(
  deposit: DepositRow,
  { paymentId, amount, reason }: Unexpected,
  siteUrl: string,
): MailContent {
  const sum = formatAmount(amount);
  return {
    locale: 'en',
    subject: `A payment of ${sum} was not what a deposit is`,
    preview: 'It is not counted, and goes back to its card.',
    greeting: 'Hello,',
    paragraphs: [
      `A payment succeeded that should not have. ${REASONS[reason]} It is not in the books, nobody got a place for it, and it is being given back in full.`,
      "Look at it in the payment provider's dashboard: somebody may have changed or made it there.",
    ],
    facts: [
      { label: 'Amount', value: sum },
      { label: 'Payment', value: paymentId },
      { label: 'Reference', value: deposit.id },
    ],
    action: { label: 'Open the deposits', href: `${siteUrl}/admin/deposits` },
  };
}
