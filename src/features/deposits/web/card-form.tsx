import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { PaymentPlace } from './payment-messages.ts';
import { type CardPaymentState, useCardPayment } from './use-card-payment.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Cards only: no wallets. */
const ELEMENT_OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

type CardFormProps = {
  clientSecret: string;
  place: PaymentPlace;
  onPaid: () => void;
  onState?: ((state: CardPaymentState) => void) | undefined;
  onLoadError: (error: unknown) => void;
};

/** The card fields and the one button; inside the provider's `Elements`. */
export function CardForm({ clientSecret, place, onPaid, onState, onLoadError }: CardFormProps) {
  const { state, reason, markReady, pay } = useCardPayment({
    clientSecret,
    place,
    onPaid,
    onState,
  });
  const isBusy = BUSY.includes(state);
  useLeaveWarning(state === 'processing');
  return (
    <form
      aria-label="Card payment"
      aria-busy={state === 'loading' || state === 'processing'}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <div className="relative min-h-60">
        {state === 'loading' && (
          <div className="absolute inset-0 grid place-items-center bg-paper/80 text-forest">
            <Spinner label="Loading the payment form" />
          </div>
        )}
        <PaymentElement
          options={ELEMENT_OPTIONS}
          onReady={markReady}
          onLoadError={({ error }) => onLoadError(error)}
        />
      </div>
      {reason && (
        <p role="alert" className="mt-4 rounded-xl bg-danger-soft px-4 py-3 text-danger text-sm">
          {reason}
        </p>
      )}
      {/* Not ready, it can be pressed all the same, and then says so. */}
      <Button
        type="submit"
        tone="accent"
        className="mt-5 w-full tabular"
        disabled={isBusy}
        aria-disabled={state === 'loading' ? true : undefined}
      >
        {state === 'processing' && <Spinner label="" className="-ml-1" />}
        {LABELS[state]}
      </Button>
      <p className="mt-3 text-center text-muted text-sm" role="status">
        {NOTES[state]}
      </p>
    </form>
  );
}

const BUSY: readonly CardPaymentState[] = ['processing', 'slow', 'waiting', 'success'];

const LABELS = {
  loading: 'Pay $200 deposit',
  idle: 'Pay $200 deposit',
  processing: 'Processing…',
  slow: 'Processing…',
  refused: 'Try again',
  unknown: 'Try again',
  waiting: 'Waiting for your bank',
  success: 'Paid',
} as const;

const NOTES = {
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
} as const;
