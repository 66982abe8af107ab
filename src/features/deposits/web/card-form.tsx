import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { PaymentPlace } from './payment-messages.ts';
import { useCardPayment } from './use-card-payment.ts';

/** Cards only: no wallets. */
const ELEMENT_OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

type CardFormProps = {
  clientSecret: string;
  place: PaymentPlace;
  onPaid: () => void;
  onLoadError: (error: unknown) => void;
};

/** The card fields and the one button; inside the provider's `Elements`. */
export function CardForm({ clientSecret, place, onPaid, onLoadError }: CardFormProps) {
  const { state, markReady, pay } = useCardPayment({ clientSecret, place, onPaid });
  const isBusy = state === 'processing' || state === 'waiting' || state === 'success';
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
      <Button type="submit" tone="accent" className="mt-5 w-full tabular" disabled={isBusy}>
        {state === 'processing' && <Spinner label="" className="-ml-1" />}
        {LABELS[state]}
      </Button>
      <p className="mt-3 text-center text-muted text-sm" role="status">
        {NOTES[state]}
      </p>
    </form>
  );
}

const LABELS = {
  loading: 'Pay $200 deposit',
  idle: 'Pay $200 deposit',
  processing: 'Processing…',
  refused: 'Try again',
  unknown: 'Try again',
  waiting: 'Waiting for your bank',
  success: 'Paid',
} as const;

const NOTES = {
  loading: 'Loading the payment form…',
  idle: 'Your card is charged once. The card number never reaches us.',
  processing: 'Please keep this window open until the payment is done.',
  refused: 'Nothing was charged. Check the card, or use another one.',
  unknown:
    'We could not see whether the payment went through. Try again: you are never charged twice.',
  waiting:
    'Your bank is still working on the payment. You can close this window; we will write to you.',
  success: 'Your deposit has been processed.',
} as const;
