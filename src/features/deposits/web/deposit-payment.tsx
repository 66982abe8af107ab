import { useCallback } from 'react';
import type { PaymentSetup } from '#features/payments/contract.ts';
import type { FormWords } from '#features/payments/web/provider-fields.tsx';
import { ProviderForm } from '#features/payments/web/provider-form.tsx';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { ApiError } from '#shared/api-client.ts';
import { depositMessages, type PaymentPlace } from './deposit-messages.ts';
import { reportPayment } from './report-payment.ts';

export type DepositPaymentProps = {
  place: PaymentPlace;
  /** Asks the server for the deposit's payment; called again on retry. */
  start: () => Promise<PaymentSetup>;
  onPaid: () => void;
  /** Called with each new state of the payment. */
  onState?: ((state: ProviderFormState) => void) | undefined;
  /** The plan that the deposit reserves a spot in; unknown to somebody who came by a pay link. */
  planId?: PlanId;
};

const NOT_OPENED = 'The payment form could not be opened. Your application is saved.';

/** Pays the deposit by card; the landing page's dialog and the dashboard show the same. */
export function DepositPayment({ place, start, onPaid, onState, planId }: DepositPaymentProps) {
  const finish = useCallback(() => {
    depositMessages.paid(place);
    onPaid();
  }, [place, onPaid]);
  const fail = (error: unknown): string | undefined => {
    if (hasCode(error, 'DEPOSIT_ALREADY_PAID')) {
      finish();
      return undefined;
    }
    depositMessages.setupFailed(place, error);
    // An earlier payment is still being processed: the person has to wait and must not pay again.
    return (hasCode(error, 'PAYMENT_PROCESSING') ? error.userMessage : undefined) ?? NOT_OPENED;
  };
  return (
    <ProviderForm
      intent="payment"
      words={WORDS}
      returnPath="/dashboard"
      start={start}
      report={async ({ clientSecret }) => (await reportPayment(clientSecret)) === 'completed'}
      onDone={finish}
      onState={onState}
      onFailure={fail}
    >
      <PaymentSummary {...(planId ? { planId } : {})} />
    </ProviderForm>
  );
}

/** The amount and purpose, shown beside the card fields. */
function PaymentSummary({ planId }: { planId?: PlanId }) {
  const plan = planId && plans[planId];
  return (
    <dl className="tabular mb-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-xl bg-cream px-4 py-3 text-sm">
      {plan && (
        <>
          <dt>Plan</dt>
          <dd className="text-right">
            {plan.label}, {formatMonthly(plan.monthlyContribution)}
          </dd>
        </>
      )}
      <dt>Deposit, paid today</dt>
      <dd className="text-right font-semibold">$200</dd>
    </dl>
  );
}

const WORDS: FormWords = {
  form: 'Card payment',
  labels: {
    loading: 'Pay $200 deposit',
    idle: 'Pay $200 deposit',
    processing: 'Processing…',
    slow: 'Processing…',
    refused: 'Try again',
    unknown: 'Try again',
    waiting: 'Waiting for your bank',
    success: 'Paid',
  },
  notes: {
    loading: 'Loading the payment form…',
    idle: 'Your card is charged once. The card number never reaches us.',
    processing: 'Please keep this window open until the payment is done.',
    slow: 'This takes longer than usual. You can close this window: if the payment goes through, we will email you, and you are never charged twice.',
    refused: 'Nothing was charged. Check the card, or use another one.',
    unknown:
      'We could not see whether the payment went through. Try again: you are never charged twice.',
    waiting:
      'Your bank is still working on the payment. You can close this window; we will write to you.',
    success: 'Your deposit has been processed.',
  },
};

function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
