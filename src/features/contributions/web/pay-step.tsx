import type { SavedMethod } from '#features/payments/contract.ts';
import { Preparing } from '#features/payments/web/preparing.tsx';
import { ChoiceCards } from '#ui/form/choice-cards.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import type { PayFormProps } from './pay-form.tsx';
import { contributionTexts } from './texts.ts';

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

type SavedPayMethodsProps = {
  saved: readonly SavedMethod[];
  value: string;
  /** The id of a saved method, or a kind that is entered anew. */
  onChange: (method: string) => void;
};

/** What the member has saved comes first. */
export function SavedPayMethods({ saved, value, onChange }: SavedPayMethodsProps) {
  const { payPanel: texts, method } = useTexts(contributionTexts);
  const hasSaved = saved.length > 0;
  return (
    <ChoiceCards
      legend={texts.how}
      name="method"
      value={value}
      onChange={onChange}
      options={[
        ...saved.map(({ id, kind, name, last4 }) => ({
          value: id,
          label: method.name(kind, name, last4),
          detail: kind === 'card' ? texts.cardDetail : texts.bankDetail,
        })),
        {
          value: 'us_bank_account',
          label: hasSaved ? texts.otherBank : texts.bank,
          detail: texts.bankDetail,
        },
        { value: 'card', label: hasSaved ? texts.otherCard : texts.card, detail: texts.cardDetail },
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
