import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PaymentPlace, paymentMessages } from './payment-messages.ts';
import { reportPayment } from './report-payment.ts';

/** The longest time that the form shows itself as loading. */
const READY_LIMIT_MS = 1_500;

export type CardPaymentState = 'loading' | 'idle' | 'processing' | 'failed' | 'success';

type Options = { clientSecret: string; place: PaymentPlace; onPaid: () => void };

/** The payment from loading to success, with a message for everything that can go wrong. */
export function useCardPayment({ clientSecret, place, onPaid }: Options) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<CardPaymentState>('loading');
  const [isReady, setIsReady] = useState(false);
  const isPaying = useRef(false);

  const endLoading = useCallback(() => setState((now) => (now === 'loading' ? 'idle' : now)), []);
  useEffect(() => {
    const timer = setTimeout(endLoading, READY_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [endLoading]);
  const markReady = useCallback(() => {
    setIsReady(true);
    endLoading();
  }, [endLoading]);

  const pay = useCallback(async () => {
    if (isPaying.current) return;
    if (!stripe || !elements || !isReady) return paymentMessages.notReady();
    isPaying.current = true;
    setState('processing');
    try {
      const isPaid = await confirmCard(stripe, elements, clientSecret);
      setState(isPaid ? 'success' : 'failed');
      if (!isPaid) return;
      await reportPayment(clientSecret);
      paymentMessages.paid(place);
      onPaid();
    } catch (error) {
      setState('failed');
      paymentMessages.thrown(error);
    } finally {
      isPaying.current = false;
    }
  }, [stripe, elements, isReady, clientSecret, place, onPaid]);

  return { state, markReady, pay };
}

/** Confirms the payment with what is in the card fields; says what is wrong, or answers true. */
async function confirmCard(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
): Promise<boolean> {
  const { error: formError } = await elements.submit();
  if (formError) {
    paymentMessages.formError(formError.message);
    return false;
  }
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: `${window.location.origin}/dashboard` },
    redirect: 'if_required',
  });
  if (paymentIntent?.status === 'succeeded' || isPaidElsewhere(error)) return true;
  if (error) paymentMessages.failed(error.message);
  else paymentMessages.unexpected();
  return false;
}

/** Another tab was faster: the provider refuses a second payment and names the first. */
function isPaidElsewhere(error: StripeError | undefined): boolean {
  return error?.payment_intent?.status === 'succeeded';
}
