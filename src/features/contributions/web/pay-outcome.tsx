import { Link } from 'wouter';
import { failureWords } from '#features/payments/failure-words.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { ContributionPayment, InstalmentView } from '../contract.ts';
import { contributionTexts } from './texts.ts';

type PayOutcomeProps = {
  payment: ContributionPayment;
  instalments: readonly InstalmentView[];
};

/** How the payment made on this page went; it stays until the next one is begun. */
export function PayOutcome({ payment, instalments }: PayOutcomeProps) {
  const { locale, dollars } = useFormats();
  const { payPanel: texts, sentence, year } = useTexts(contributionTexts);
  const settled = instalments.filter(({ paymentId }) => paymentId === payment.id);
  const [first, last] = [settled[0], settled.at(-1)];
  if (payment.state === 'failed') {
    return (
      <p className="mt-4 rounded-xl bg-danger-soft p-4" role="status">
        {sentence.failed(failureWords(payment.failure ?? '', locale))}
      </p>
    );
  }
  const isPaid = payment.state === 'succeeded';
  return (
    <div className="tabular mt-4 grid gap-1 rounded-xl bg-leaf p-4" role="status">
      <p className="font-semibold">
        {dollars(payment.amountCents)}: {isPaid ? texts.paidTitle : texts.sentTitle}
      </p>
      <p className="text-sm">{isPaid ? texts.paidText : texts.sentText}</p>
      {first && last && (
        <p className="text-sm">
          {first === last ? year.instalment(first.k) : `${year.instalment(first.k)}–${last.k}`}
        </p>
      )}
      {isPaid && (
        <Link
          href={`/dashboard/receipts/${payment.id}`}
          className="w-fit font-semibold text-forest text-sm underline underline-offset-4"
        >
          {texts.receipt}
        </Link>
      )}
    </div>
  );
}
