import type { Locale } from '#shared/locale.ts';
import type { PaymentEntry } from '../contract.ts';
import { settingsTexts } from '../page-texts.ts';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Visa ending in 4242' */
export function describeMethod({ method }: Pick<PaymentEntry, 'method'>, locale: Locale): string {
  const texts = settingsTexts(locale).payments;
  if (!method) return texts.otherMethod;
  return texts.method[method.kind](upperFirst(method.name), method.last4);
}

/** 'Contribution, 2 instalments' */
export function describePayment({ kind, instalments }: PaymentEntry, locale: Locale): string {
  const { payments, receipt } = settingsTexts(locale);
  return [payments.kinds[kind], instalments ? receipt.instalments(instalments) : '']
    .filter(Boolean)
    .join(', ');
}
