import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { clearToast } from '#ui/toast/toast-store.ts';
import { paymentMessages } from './payment-messages.ts';
import { paymentTexts } from './texts.ts';

/** After this time without an answer the dialog may be closed; the outcome is mailed. */
const SLOW_AFTER_MS = 60_000;

/**
 * `refused`: nothing was charged. `unknown`: no answer came, and the payer may have been charged.
 * `waiting`: the bank has not decided yet. `slow`: no answer for a long time.
 */
export type ProviderFormState =
  | 'loading'
  | 'idle'
  | 'processing'
  | 'slow'
  | 'refused'
  | 'unknown'
  | 'waiting'
  | 'success';
type Outcome = Extract<ProviderFormState, 'refused' | 'unknown' | 'waiting' | 'success'>;

/** What the fields are for: a payment now, or permission to charge later. */
export type Intent = 'payment' | 'setup';

export type ProviderFormOptions = {
  intent: Intent;
  clientSecret: string;
  /** Where a bank redirects people to, such as '/dashboard'. */
  returnPath: string;
  /** Makes the server sync with the provider; returns whether it succeeded. Must not throw. */
  report: () => Promise<boolean>;
  onDone: () => void;
  /** Called with each new state, so that the caller does not navigate away during a payment. */
  onState?: ((state: ProviderFormState) => void) | undefined;
};

/** The payment or setup from loading to success, with a message for everything that can go wrong. */
export function useProviderForm(options: ProviderFormOptions) {
  const { intent, clientSecret, returnPath, report, onDone, onState } = options;
  const texts = useTexts(paymentTexts);
  const messages = useMemo(() => paymentMessages(texts), [texts]);
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<ProviderFormState>('loading');
  const [isReady, setIsReady] = useState(false);
  const [reason, setReason] = useState<string>();
  const isSending = useRef(false);
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

  const submit = useCallback(async () => {
    if (isSending.current) return;
    if (!stripe || !elements || !isReady) return messages.notReady();
    isSending.current = true;
    // Messages of the previous attempt must not cover this one.
    clearToast();
    setReason(undefined);
    setState('processing');
    try {
      const confirming = confirmFields({
        ...{ stripe, elements, intent, clientSecret, returnPath },
        messages,
      });
      const { outcome, reason, say, isIncomplete } = await confirming.catch(
        (error: unknown): Confirmation => ({
          outcome: 'unknown',
          say: () => messages.thrown(error),
        }),
      );
      // The server always asks the provider: an answer may have been lost, and a refusal may mean
      // that another tab has paid.
      const hasSucceeded = isIncomplete ? false : await report();
      if (outcome === 'success' || hasSucceeded) {
        setState('success');
        onDone();
        return;
      }
      setState(outcome);
      setReason(reason);
      say();
    } finally {
      isSending.current = false;
    }
  }, [stripe, elements, isReady, intent, clientSecret, returnPath, report, onDone, messages]);

  return { state, reason, markReady, submit };
}

/** The outcome of a confirmation, and its message. */
type Confirmation = {
  outcome: Outcome;
  say: () => void;
  reason?: string | undefined;
  /** The fields were not complete, so nothing was sent. */
  isIncomplete?: boolean;
};

/** Errors after which the provider has charged nothing for certain. */
const REFUSALS: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

const FOR_THE_PAYER: readonly string[] = ['card_error', 'validation_error'];

type Fields = {
  stripe: Stripe;
  elements: StripeElements;
  intent: Intent;
  clientSecret: string;
  returnPath: string;
  messages: ReturnType<typeof paymentMessages>;
};

/** Confirms the payment or setup with what is in the fields. */
async function confirmFields(fields: Fields): Promise<Confirmation> {
  const { messages } = fields;
  const { error: formError } = await fields.elements.submit();
  if (formError) {
    return {
      outcome: 'refused',
      isIncomplete: true,
      reason: formError.message,
      say: () => messages.formError(formError.message),
    };
  }
  const { error, status } = await confirm(fields);
  if (status === 'succeeded') return { outcome: 'success', say: () => {} };
  if (status === 'processing') return { outcome: 'waiting', say: () => {} };
  if (!error) return { outcome: 'unknown', say: messages.unexpected };
  // Card and form errors are written for the payer; errors about a request are not.
  const reason = FOR_THE_PAYER.includes(error.type) ? error.message : undefined;
  return {
    outcome: REFUSALS.includes(error.type) ? 'refused' : 'unknown',
    reason,
    say: () => messages.failed(reason),
  };
}

/** Another tab may have paid first: the provider then refuses and names the paid payment. */
async function confirm({ stripe, elements, intent, clientSecret, returnPath }: Fields) {
  const given = {
    elements,
    clientSecret,
    confirmParams: { return_url: `${window.location.origin}${returnPath}` },
    redirect: 'if_required',
  } as const;
  if (intent === 'setup') {
    const { error, setupIntent } = await stripe.confirmSetup(given);
    return { error, status: statusOf(setupIntent, error?.setup_intent) };
  }
  const { error, paymentIntent } = await stripe.confirmPayment(given);
  return { error, status: statusOf(paymentIntent, error?.payment_intent) };
}

type Named = { status: string } | undefined;
const statusOf = (confirmed: Named, refused: Named | StripeError['setup_intent']) =>
  confirmed?.status ?? refused?.status;
