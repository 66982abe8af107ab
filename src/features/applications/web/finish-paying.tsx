import { type ComponentType, useEffect, useRef, useState } from 'react';
import { plans } from '#features/plans/plans.ts';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { formatMoney } from '#shared/text/money.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { LoadPaymentStep, PaymentStepProps } from './application-flow.tsx';
import { applicationTexts } from './texts.ts';
import { clearUnfinished, type UnfinishedPayment } from './unfinished-payment.ts';

type FinishPayingProps = {
  unfinished: UnfinishedPayment;
  loadPaymentStep: LoadPaymentStep;
  /** True when the card dialog was just closed: focus moves here. */
  isFocused: boolean;
  /** Called when it was paid, or when another application is to be filled in. */
  onDone: () => void;
};

/** Replaces the form for a person who applied in this tab and has not paid yet. */
export function FinishPaying(props: FinishPayingProps) {
  const { unfinished, loadPaymentStep, isFocused, onDone } = props;
  const { unfinished: texts, setupFailed } = useTexts(applicationTexts);
  const deposit = useDepositAmount();
  const locale = useLocale();
  const plan = formatMoney(plans[unfinished.preferredPlan].homeValue, locale);
  const [paying, setPaying] = useState<{ Step: ComponentType<PaymentStepProps> }>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  const loadStep = async () => {
    const loaded = await loadPaymentStep();
    await loadTexts(locale);
    return loaded;
  };
  const pay = () =>
    loadStep().then(
      ({ PaymentStep }) => setPaying({ Step: PaymentStep }),
      () => showToast({ ...setupFailed, tone: 'destructive' }),
    );
  return (
    <section aria-labelledby="finish-paying" className="rounded-2xl bg-clay p-5 sm:p-7">
      <h3 id="finish-paying" className="text-2xl">
        {texts.title}
      </h3>
      <p className="mt-3">{texts.text(plan, deposit)}</p>
      <Button ref={button} tone="accent" className="mt-5" onClick={() => void pay()}>
        {texts.pay}
      </Button>
      <p className="mt-5 text-sm">{texts.later(unfinished.email)}</p>
      <button
        type="button"
        className="mt-1 min-h-11 text-sm underline underline-offset-4"
        onClick={() => {
          clearUnfinished();
          onDone();
        }}
      >
        {texts.another}
      </button>
      {paying && (
        <paying.Step
          application={unfinished}
          data={{ preferredPlan: unfinished.preferredPlan }}
          onClose={(outcome) => {
            setPaying(undefined);
            if (outcome === 'paid') onDone();
          }}
        />
      )}
    </section>
  );
}
