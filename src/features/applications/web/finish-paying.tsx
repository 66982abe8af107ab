import { type ComponentType, useEffect, useRef, useState } from 'react';
import { plans } from '#features/plans/plans.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { LoadPaymentStep, PaymentStepProps } from './application-flow.tsx';
import { clearUnfinished, type UnfinishedPayment } from './unfinished-payment.ts';

type FinishPayingProps = {
  unfinished: UnfinishedPayment;
  loadPaymentStep: LoadPaymentStep;
  /** True when the card dialog was just closed: focus moves here. */
  isFocused: boolean;
  /** Called when it was paid, or when another application is to be filled in. */
  onDone: () => void;
};

/** Replaces the form for a person who applied in this tab and has not paid yet. */
export function FinishPaying(props: FinishPayingProps) {
  const { unfinished, loadPaymentStep, isFocused, onDone } = props;
  const [paying, setPaying] = useState<{ Step: ComponentType<PaymentStepProps> }>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  const pay = () =>
    loadPaymentStep().then(
      ({ PaymentStep }) => setPaying({ Step: PaymentStep }),
      () =>
        showToast({
          title: 'Payment Setup Error',
          description: 'Unable to setup payment. Please try again.',
          tone: 'destructive',
        }),
    );
  return (
    <section aria-labelledby="finish-paying" className="rounded-2xl bg-clay p-5 sm:p-7">
      <h3 id="finish-paying" className="text-2xl">
        Your application is saved
      </h3>
      <p className="mt-3">
        We have your application for the {plans[unfinished.preferredPlan].label} plan. The $200
        deposit that reserves your spot is not paid yet.
      </p>
      <Button ref={button} tone="accent" className="mt-5" onClick={() => void pay()}>
        Finish paying
      </Button>
      <p className="mt-5 text-sm">
        You can also pay later, by the link in the mail we sent to {unfinished.email}.
      </p>
      <button
        type="button"
        className="mt-1 min-h-11 text-sm underline underline-offset-4"
        onClick={() => {
          clearUnfinished();
          onDone();
        }}
      >
        Fill in another application
      </button>
      {paying && (
        <paying.Step
          application={unfinished}
          data={{ preferredPlan: unfinished.preferredPlan }}
          onClose={(outcome) => {
            setPaying(undefined);
            if (outcome === 'paid') onDone();
          }}
        />
      )}
    </section>
  );
}
