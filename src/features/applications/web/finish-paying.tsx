import { useEffect, useRef, useState } from 'react';
import { plans } from '#features/plans/plans.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { loadPaymentStep } from './load-payment-step.ts';
import { forgetUnfinished, type UnfinishedPayment } from './unfinished-payment.ts';

const PaymentStep = lazyPart(loadPaymentStep, ({ PaymentStep }) => PaymentStep, {
  close: ({ onClose }) => onClose('unpaid'),
});

type FinishPayingProps = {
  unfinished: UnfinishedPayment;
  /** The card dialog was just closed: here is the way back. */
  isFocused: boolean;
  /** It was paid, or another application is to be filled in. */
  onDone: () => void;
};

/** Stands in the form's place for somebody who applied in this tab and has not paid yet. */
export function FinishPaying({ unfinished, isFocused, onDone }: FinishPayingProps) {
  const [isPaying, setIsPaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <section aria-labelledby="finish-paying" className="rounded-2xl bg-clay p-5 sm:p-7">
      <h3 id="finish-paying" className="text-2xl">
        Your application is saved
      </h3>
      <p className="mt-3">
        We have your application for the {plans[unfinished.preferredPlan].label} plan. The $200
        deposit that reserves your spot is not paid yet.
      </p>
      <Button ref={button} tone="accent" className="mt-5" onClick={() => setIsPaying(true)}>
        Finish paying
      </Button>
      <p className="mt-5 text-sm">
        You can also pay later, by the link in the mail we sent to {unfinished.email}.
      </p>
      <button
        type="button"
        className="mt-1 min-h-11 text-sm underline underline-offset-4"
        onClick={() => {
          forgetUnfinished();
          onDone();
        }}
      >
        Fill in another application
      </button>
      {isPaying && (
        <PaymentStep
          application={unfinished}
          data={{ preferredPlan: unfinished.preferredPlan }}
          onClose={(outcome) => {
            setIsPaying(false);
            if (outcome === 'paid') onDone();
          }}
        />
      )}
    </section>
  );
}
