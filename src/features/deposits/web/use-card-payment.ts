import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearToast } from '#ui/toast-store.ts';
import { type PaymentPlace, paymentMessages } from './payment-messages.ts';
import { reportPayment } from './report-payment.ts';

/** After this long without an answer the window may be closed; the mail tells what came of it. */
const SLOW_AFTER_MS = 60_000;

/**
 * `refused`: nothing was charged. `unknown`: no answer came, and the card may have been charged.
 * `waiting`: the bank has not decided yet. `slow`: no answer for a long time.
 */
export type CardPaymentState =
  | 'loading'
  | 'idle'
  | 'processing'
  | 'slow'
  | 'refused'
  | 'unknown'
  | 'waiting'
  | 'success';
type Outcome = Extract<CardPaymentState, 'refused' | 'unknown' | 'waiting' | 'success'>;

type Options = {
  clientSecret: string;
  place: PaymentPlace;
  onPaid: () => void;
  /** Hears how the payment stands, so that nobody is led away while it is under way. */
  onState?: ((state: CardPaymentState) => void) | undefined;
};

/** The payment from loading to success, with a message for everything that can go wrong. */
export function useCardPayment({ clientSecret, place, onPaid, onState }: Options) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<CardPaymentState>('loading');
  const [isReady, setIsReady] = useState(false);
  const [reason, setReason] = useState<string>();
  const isPaying = useRef(false);
  const latest = useRef(onState);
  latest.current = onState;

  const markReady = useCallback(() => {
    setIsReady(true);
    setState((now) => (now === 'loading' ? 'idle' : now));
  }, []);
  useEffect(() => {
    if (state !== 'processing') return;
    const timer = setTimeout(() => setState('slow'), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => latest.current?.(state), [state]);

  const pay = useCallback(async () => {
    if (isPaying.current) return;
    if (!stripe || !elements || !isReady) return paymentMessages.notReady();
    isPaying.current = true;
    // What is said of the attempt before must not lie over this one.
    clearToast();
    setReason(undefined);
    setState('processing');
    try {
      const { outcome, reason, say } = await confirmCard(stripe, elements, clientSecret).catch(
        (error: unknown): Confirmation => ({
          outcome: 'unknown',
          say: () => paymentMessages.thrown(error),
        }),
      );
      const hasRefused = outcome === 'refused';
      // Whatever the browser heard, the server asks the provider: an answer may have been lost.
      const status = hasRefused ? undefined : await reportPayment(clientSecret);
      if (outcome === 'success' || status === 'completed') {
        setState('success');
        paymentMessages.paid(place);
        onPaid();
        return;
      }
      setState(outcome);
      setReason(reason);
      say();
    } finally {
      isPaying.current = false;
    }
  }, [stripe, elements, isReady, clientSecret, place, onPaid]);

  return { state, reason, markReady, pay };
}

/** What came of a confirmation, and the message that says so. */
type Confirmation = { outcome: Outcome; say: () => void; reason?: string | undefined };

/** Errors after which the provider has not charged the card for certain. */
const REFUSALS: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

/** Confirms the payment with what is in the card fields. */
async function confirmCard(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
): Promise<Confirmation> {
  const { error: formError } = await elements.submit();
  if (formError) {
    return {
      outcome: 'refused',
      reason: formError.message,
      say: () => paymentMessages.formError(formError.message),
    };
  }
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: `${window.location.origin}/dashboard` },
    redirect: 'if_required',
  });
  if (paymentIntent?.status === 'succeeded' || isPaidElsewhere(error)) {
    return { outcome: 'success', say: () => {} };
  }
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === 'processing') return { outcome: 'waiting', say: () => {} };
  if (!error) return { outcome: 'unknown', say: paymentMessages.unexpected };
  return {
    outcome: REFUSALS.includes(error.type) ? 'refused' : 'unknown',
    reason: REFUSALS.includes(error.type) ? error.message : undefined,
    say: () => paymentMessages.failed(error.message),
  };
}

/** Another tab was faster: the provider refuses a second payment and names the first. */
function isPaidElsewhere(error: StripeError | undefined): boolean {
  return error?.payment_intent?.status === 'succeeded';
}
