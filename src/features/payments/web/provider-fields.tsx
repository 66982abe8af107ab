import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { paymentTexts } from './texts.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import {
  type ProviderFormOptions,
  type ProviderFormState,
  useProviderForm,
} from './use-provider-form.ts';

/** No wallets. */
const ELEMENT_OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

/** The form's texts: its name, and for every state the button and the note under it. */
export type FormWords = {
  form: string;
  /** What happens to the money; shown above the button. */
  rule?: string;
  labels: Record<ProviderFormState, string>;
  notes: Record<ProviderFormState, string>;
};

type ProviderFieldsProps = ProviderFormOptions & {
  words: FormWords;
  onLoadError: (error: unknown) => void;
};

/** The provider's fields and the one button; inside the provider's `Elements`. */
export function ProviderFields({ words, onLoadError, ...options }: ProviderFieldsProps) {
  const { state, reason, markReady, submit } = useProviderForm(options);
  const texts = useTexts(paymentTexts);
  const isBusy = BUSY.includes(state);
  useLeaveWarning(state === 'processing');
  return (
    <form
      aria-label={words.form}
      aria-busy={state === 'loading' || state === 'processing'}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="relative min-h-60">
        {state === 'loading' && (
          <div className="absolute inset-0 grid place-items-center bg-paper/80 text-forest">
            <Spinner label={texts.loadingForm} />
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
      {words.rule && <p className="mt-4 text-sm">{words.rule}</p>}
      {/* The button stays enabled while the fields load; pressing it then shows a message. */}
      <Button
        type="submit"
        tone="accent"
        className="mt-5 w-full tabular"
        disabled={isBusy}
        aria-disabled={state === 'loading' ? true : undefined}
      >
        {state === 'processing' && <Spinner label="" className="-ml-1" />}
        {words.labels[state]}
      </Button>
      <p className="mt-3 text-center text-muted text-sm" role="status">
        {words.notes[state]}
      </p>
    </form>
  );
}

const BUSY: readonly ProviderFormState[] = ['processing', 'slow', 'waiting', 'success'];
