import { useMemo } from 'react';
import type { PaymentSetup } from '#features/payments/contract.ts';
import { ProviderForm } from '#features/payments/web/provider-form.tsx';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { callApi } from '#shared/api/api-client.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { reportContributionCall } from '../contract.ts';
import { formWords } from './form-words.ts';
import { contributionTexts } from './texts.ts';

export type PayFormProps = {
  /** Requests the payment from the server, which computes the amount. */
  start: () => Promise<PaymentSetup & { paymentId: string }>;
  amountCents: number;
  /** Where a bank redirects people to. */
  returnPath: string;
  onPaid: () => void;
  onState: (state: ProviderFormState) => void;
};

export function PayForm(props: PayFormProps) {
  const { start, amountCents, returnPath, onPaid, onState } = props;
  const { locale, dollars } = useFormats();
  const texts = useTexts(contributionTexts);
  const words = useMemo(
    () => formWords({ pay: dollars(amountCents) }, texts),
    [amountCents, dollars, texts],
  );
  return (
    <ProviderForm
      intent="payment"
      words={words}
      returnPath={returnPath}
      start={start}
      report={({ paymentId }) => hasSucceeded(paymentId)}
      onDone={onPaid}
      onState={onState}
      onFailure={(error) =>
        errorMessage(error, locale, {
          fallback: texts.payPanel.notOpened,
          refusals: texts.refusals,
        })
      }
    />
  );
}

/** Only speeds up what the provider's webhook does anyway, so a failure is ignored. */
async function hasSucceeded(paymentId: string): Promise<boolean> {
  try {
    const { state } = await callApi(reportContributionCall, { params: { paymentId } });
    return state === 'succeeded';
  } catch {
    return false;
  }
}
