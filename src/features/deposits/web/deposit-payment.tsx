import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PaymentSetup } from '#features/payments/contract.ts';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { ApiError } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { CardForm } from './card-form.tsx';
import { loadProvider } from './load-provider.ts';
import { type PaymentPlace, paymentMessages } from './payment-messages.ts';
import type { CardPaymentState } from './use-card-payment.ts';

export type DepositPaymentProps = {
  place: PaymentPlace;
  /** Asks the server for the deposit's payment; called again when somebody tries again. */
  start: () => Promise<PaymentSetup>;
  onPaid: () => void;
  /** Hears how the payment stands. */
  onState?: ((state: CardPaymentState) => void) | undefined;
  /** The plan that the deposit reserves a spot in; not told to somebody who came by a link. */
  planId?: PlanId;
};

type Setup =
  | { kind: 'waiting' }
  | { kind: 'failed'; reason?: string | undefined }
  | { kind: 'ready'; stripe: Stripe; clientSecret: string };

const APPEARANCE: NonNullable<StripeElementsOptions['appearance']> = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#1f4d3a',
    colorText: '#1d2a23',
    colorDanger: '#a32a1f',
    colorBackground: '#fffdf8',
    borderRadius: '12px',
  },
};

/** Pays the deposit by card; the landing page's dialog and the dashboard show the same. */
export function DepositPayment(props: DepositPaymentProps) {
  const { place, start, onPaid, onState, planId } = props;
  const [setup, setSetup] = useState<Setup>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ start, onPaid });
  latest.current = { start, onPaid };

  const fail = useCallback(
    (error: unknown) => {
      setSetup({ kind: 'failed', reason: isProcessing(error) ? error.userMessage : undefined });
      paymentMessages.setupFailed(place, error);
    },
    [place],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew.
  useEffect(() => {
    let isGone = false;
    prepare(latest.current.start).then(
      (ready) => {
        if (!isGone) setSetup({ kind: 'ready', ...ready });
      },
      (error: unknown) => {
        if (isGone) return;
        if (!isAlreadyPaid(error)) return fail(error);
        paymentMessages.paid(place);
        latest.current.onPaid();
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt, place, fail]);

  const retry = () => {
    setSetup({ kind: 'waiting' });
    setAttempt((count) => count + 1);
  };

  if (setup.kind === 'waiting') {
    return (
      <div className="grid min-h-72 place-items-center text-forest">
        <Spinner label="Preparing the payment" />
      </div>
    );
  }
  if (setup.kind === 'failed') {
    return (
      <div className="grid min-h-48 place-content-center gap-4 text-center" role="alert">
        <p>{setup.reason ?? 'The payment form could not be opened. Your application is saved.'}</p>
        <Button tone="quiet" className="mx-auto" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <PaymentSummary {...(planId ? { planId } : {})} />
      <ProviderForm {...setup} place={place} onPaid={onPaid} onState={onState} onLoadError={fail} />
    </>
  );
}

type ProviderFormProps = {
  stripe: Stripe;
  clientSecret: string;
  place: PaymentPlace;
  onPaid: () => void;
  onState: ((state: CardPaymentState) => void) | undefined;
  onLoadError: (error: unknown) => void;
};

function ProviderForm({ stripe, clientSecret, ...rest }: ProviderFormProps) {
  const options = useMemo<StripeElementsOptions>(
    () => ({ clientSecret, appearance: APPEARANCE, locale: 'en' }),
    [clientSecret],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm clientSecret={clientSecret} {...rest} />
    </Elements>
  );
}

/** What is paid and for what, in view beside the card fields. */
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

async function prepare(start: () => Promise<PaymentSetup>) {
  const setup = await start();
  if (!setup.clientSecret) throw new Error('the server named no payment');
  return { stripe: await loadProvider(setup), clientSecret: setup.clientSecret };
}

/** An earlier payment is still with the bank: there is a reason to wait, and none to try a card. */
function isProcessing(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'PAYMENT_PROCESSING';
}

function isAlreadyPaid(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DEPOSIT_ALREADY_PAID';
}
