import { Preparing } from '#features/payments/web/preparing.tsx';
import { ChoiceCards } from '#ui/form/choice-cards.tsx';
import { lazySection } from '#ui/section/lazy-section.tsx';
import type { PayFormProps } from './pay-form.tsx';

const PayForm = lazySection(
  () => import('./pay-form.tsx'),
  ({ PayForm }) => PayForm,
  { waiting: <Preparing /> },
);

export type PayMethod = 'card' | 'us_bank_account';

type PayMethodsProps = {
  name: string;
  value: PayMethod;
  onChange: (method: PayMethod) => void;
  texts: { how: string; bank: string; bankDetail: string; card: string; cardDetail: string };
};

export function PayMethods({ name, value, onChange, texts }: PayMethodsProps) {
  return (
    <ChoiceCards
      legend={texts.how}
      name={name}
      value={value}
      onChange={onChange}
      options={[
        { value: 'us_bank_account', label: texts.bank, detail: texts.bankDetail },
        { value: 'card', label: texts.card, detail: texts.cardDetail },
      ]}
    />
  );
}

type PayStepProps = PayFormProps & {
  /** Undefined while the payment is being processed: it cannot be undone. */
  onBack: (() => void) | undefined;
  back: string;
};

export function PayStep({ onBack, back, ...form }: PayStepProps) {
  return (
    <div>
      <PayForm {...form} />
      {onBack && (
        <button
          type="button"
          className="mt-3 min-h-11 text-muted text-sm underline underline-offset-4"
          onClick={onBack}
        >
          {back}
        </button>
      )}
    </div>
  );
}
