import type { TextsIn } from '#shared/text/texts.ts';
import type { PaymentEntry } from '../contract.ts';
import type { accountSettingsTexts } from './texts.ts';

type Texts = TextsIn<typeof accountSettingsTexts>;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Visa ending in 4242' */
export function describeMethod(
  { method }: Pick<PaymentEntry, 'method'>,
  { payments }: Texts,
): string {
  if (!method) return payments.otherMethod;
  return payments.method[method.kind](upperFirst(method.name), method.last4);
}

/** 'Contribution, 2 instalments' */
export function describePayment(
  { kind, instalments }: PaymentEntry,
  { payments, receipt }: Texts,
): string {
  return [payments.kinds[kind], instalments ? receipt.instalments(instalments) : '']
    .filter(Boolean)
    .join(', ');
}
