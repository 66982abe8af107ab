import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { MethodSetup, PaymentSetup } from '../contract.ts';
import { loadProvider } from './load-provider.ts';
import { Preparing } from './preparing.tsx';
import { type FormWords, ProviderFields } from './provider-fields.tsx';
import { paymentTexts } from './texts.ts';
import type { Intent, ProviderFormState } from './use-provider-form.ts';

type AnySetup = PaymentSetup | MethodSetup;

export type ProviderFormProps<S extends AnySetup> = {
  intent: Intent;
  words: FormWords;
  returnPath: string;
  /** Asks the server for the payment or setup; called again on retry. */
  start: () => Promise<S>;
  /** Makes the server sync with the provider; returns whether it succeeded. Must not throw. */
  report: (setup: S) => Promise<boolean>;
  onDone: () => void;
  onState?: ((state: ProviderFormState) => void) | undefined;
  /** Reports why the form did not open; returns what to show instead, or nothing if it is done. */
  onFailure: (error: unknown) => string | undefined;
  /** The amount and purpose, shown beside the fields. */
  children?: ReactNode;
};

type Opened<S> =
  | { kind: 'waiting' }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; stripe: Stripe; setup: S };

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

/** The provider's fields for a payment or setup that our server begins. */
export function ProviderForm<S extends AnySetup>(props: ProviderFormProps<S>) {
  const { intent, words, returnPath, start, report, onDone, onState, onFailure, children } = props;
  const locale = useLocale();
  const texts = useTexts(paymentTexts);
  const [opened, setOpened] = useState<Opened<S>>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ start, onFailure, report });
  latest.current = { start, onFailure, report };

  const fail = useCallback((error: unknown) => {
    const reason = latest.current.onFailure(error);
    if (reason) setOpened({ kind: 'failed', reason });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts over.
  useEffect(() => {
    let isGone = false;
    open(latest.current.start).then(
      (ready) => {
        if (!isGone) setOpened({ kind: 'ready', ...ready });
      },
      (error: unknown) => {
        if (!isGone) fail(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt, fail]);

  const setup = opened.kind === 'ready' ? opened.setup : undefined;
  const reportSetup = useCallback(async () => !!setup && latest.current.report(setup), [setup]);
  const options = useMemo<StripeElementsOptions>(
    () => ({ clientSecret: setup?.clientSecret ?? '', appearance: APPEARANCE, locale }),
    [setup, locale],
  );

  if (opened.kind === 'waiting') {
    return <Preparing />;
  }
  if (opened.kind === 'failed') {
    const retry = () => {
      setOpened({ kind: 'waiting' });
      setAttempt((count) => count + 1);
    };
    return (
      <div className="grid min-h-48 place-content-center gap-4 text-center" role="alert">
        <p>{opened.reason}</p>
        <Button tone="quiet" className="mx-auto" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      {children}
      <Elements stripe={opened.stripe} options={options}>
        <ProviderFields
          clientSecret={opened.setup.clientSecret}
          report={reportSetup}
          onLoadError={fail}
          {...{ intent, words, returnPath, onDone, onState }}
        />
      </Elements>
    </>
  );
}

async function open<S extends AnySetup>(start: () => Promise<S>) {
  const setup = await start();
  if (!setup.clientSecret) throw new Error('the server named no payment');
  return { stripe: await loadProvider(setup), setup };
}
