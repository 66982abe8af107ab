import { useCallback, useMemo } from 'react';
import type { PaymentSetup } from '#features/payments/contract.ts';
import { ProviderForm } from '#features/payments/web/provider-form.tsx';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { formatMoney } from '#shared/text/money.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { depositMessages } from './deposit-messages.ts';
import { NextGroup } from './next-group.tsx';
import type { PaymentPlace } from './payment-place.ts';
import { reportPayment } from './report-payment.ts';
import { depositTexts } from './texts.ts';

export type DepositPaymentProps = {
  place: PaymentPlace;
  /** Requests the deposit's payment; called again on retry. */
  start: () => Promise<PaymentSetup>;
  onPaid: () => void;
  /** Called with each new state of the payment. */
  onState?: ((state: ProviderFormState) => void) | undefined;
  /** The plan of the reserved spot; a pay link names it once its payment has started. */
  planId?: PlanId;
};

/** Pays the deposit by card; the landing page's dialog and the dashboard show the same. */
export function DepositPayment({ place, start, onPaid, onState, planId }: DepositPaymentProps) {
  const locale = useLocale();
  const texts = useTexts(depositTexts);
  const amount = useDepositAmount();
  const finish = useCallback(() => {
    depositMessages(locale, amount).paid(place);
    onPaid();
  }, [place, onPaid, locale, amount]);
  const words = useMemo(() => texts.words(amount), [texts, amount]);
  const fail = (error: unknown): string | undefined => {
    if (hasCode(error, 'DEPOSIT_ALREADY_PAID')) {
      finish();
      return undefined;
    }
    depositMessages(locale, amount).setupFailed(place, error);
    // An earlier payment is still being processed: the person has to wait and must not pay again.
    if (!hasCode(error, 'PAYMENT_PROCESSING')) return texts.notOpened;
    return errorMessage(error, locale, { refusals: texts.refusals, fallback: texts.underWay });
  };
  return (
    <ProviderForm
      intent="payment"
      words={words}
      returnPath="/dashboard"
      start={start}
      report={async ({ clientSecret }) => (await reportPayment(clientSecret)) === 'completed'}
      onDone={finish}
      onState={onState}
      onFailure={fail}
    >
      <PaymentSummary {...(planId ? { planId } : {})} />
      {planId && <NextGroup planId={planId} />}
    </ProviderForm>
  );
}

/** The amount and purpose, shown beside the card fields. */
function PaymentSummary({ planId }: { planId?: PlanId }) {
  const locale = useLocale();
  const texts = useTexts(depositTexts);
  const amount = useDepositAmount();
  const plan = planId && plans[planId];
  return (
    <dl className="tabular mb-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-xl bg-cream px-4 py-3 text-sm">
      {plan && (
        <>
          <dt>{texts.plan}</dt>
          <dd className="text-right">
            {formatMoney(plan.homeValue, locale)}, {formatMonthly(plan.monthlyContribution, locale)}
          </dd>
        </>
      )}
      <dt>{texts.paidToday}</dt>
      <dd className="text-right font-semibold">{amount}</dd>
    </dl>
  );
}

function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
