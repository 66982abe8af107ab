import { type ComponentType, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { reportFailure } from '#features/waitlist/web/form-failures.ts';
import { waitlistTexts } from '#features/waitlist/web/texts.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { ApplicationReceipt } from '../contract.ts';
import { fitOf, needsSecondYes, typedFigures } from '../fit.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import type { ApplicationValues } from './application-values.ts';
import { FitDialog } from './fit-dialog.tsx';
import { openForm } from './form-request.ts';
import { submit } from './submission.ts';
import { applicationTexts } from './texts.ts';
import { storeUnfinished, type UnfinishedPayment } from './unfinished-payment.ts';

export type PaymentStepProps = {
  application: UnfinishedPayment;
  /** The applicant's data, for starting the payment. */
  data: Record<string, string>;
  /** Returns to the page. An unpaid application stays saved. */
  onClose: (outcome: 'paid' | 'unpaid') => void;
};

/** Loads the payment step; passed in by the page, because applications may not import deposits. */
export type LoadPaymentStep = () => Promise<{ PaymentStep: ComponentType<PaymentStepProps> }>;

/** Time to read the message before the redirect to the dashboard. */
const REDIRECT_DELAY_MS = 2_000;

type Step =
  | { kind: 'fit' }
  | { kind: 'agreement' }
  | { kind: 'saving' }
  | { kind: 'payment'; receipt: ApplicationReceipt; PaymentStep: ComponentType<PaymentStepProps> };

type ApplicationFlowProps = {
  values: ApplicationValues;
  idempotencyKey: string;
  /** Called when the application is saved, so that the form can clear its draft. */
  onSaved: () => void;
  onEmailTaken: () => void;
  /** For members, who pay later on the dashboard: called when the application is saved. */
  onSubmitted?: (() => void) | undefined;
  /** For visitors, who pay at once. */
  loadPaymentStep?: LoadPaymentStep | undefined;
  /** Back to the form. */
  onEnd: () => void;
};

/** The steps after the form: agreement → saved → deposit → done. */
export function ApplicationFlow(props: ApplicationFlowProps) {
  const {
    values: given,
    idempotencyKey,
    onSaved,
    onEmailTaken,
    onSubmitted,
    loadPaymentStep,
    onEnd,
  } = props;
  const texts = useTexts(applicationTexts);
  const locale = useLocale();
  const { failures } = useTexts(waitlistTexts);
  const [plan, setPlan] = useState(given.preferredPlan);
  const values = { ...given, preferredPlan: plan };
  const fit = fitOf(values);
  const [confirmsAffordability, setConfirmsAffordability] = useState(false);
  const [step, setStep] = useState<Step>({ kind: needsSecondYes(fit) ? 'fit' : 'agreement' });
  const [, navigate] = useLocation();
  const isSending = useRef(false);

  const accept = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setStep({ kind: 'saving' });
    try {
      const receipt = await submit(values, {
        idempotencyKey,
        language: locale,
        confirmsAffordability,
      });
      onSaved();
      showToast({ title: texts.submitted, tone: 'success' });
      if (loadPaymentStep) {
        storeUnfinished(receipt);
        return await showPayment(receipt, loadPaymentStep);
      }
      onEnd();
      onSubmitted?.();
    } catch (error) {
      handleFailure(error);
    } finally {
      isSending.current = false;
    }
  };

  const handleFailure = (error: unknown) => {
    const outcome = reportFailure(error, failures, values.email);
    // The agreement stays open for a retry with the same key, in case only the response was lost.
    if (outcome === 'none') return setStep({ kind: 'agreement' });
    onEnd();
    if (outcome === 'go-to-dashboard' && onSubmitted) onSubmitted();
    else if (outcome === 'go-to-dashboard') {
      setTimeout(() => navigate('/dashboard'), REDIRECT_DELAY_MS);
    } else onEmailTaken();
  };

  const showPayment = async (receipt: ApplicationReceipt, load: LoadPaymentStep) => {
    try {
      const { PaymentStep } = await load();
      await loadTexts(locale);
      setStep({ kind: 'payment', receipt, PaymentStep });
    } catch {
      onEnd();
      showToast({
        ...texts.setupFailed,
        tone: 'destructive',
        action: { label: texts.dashboard, run: () => navigate('/dashboard') },
      });
    }
  };

  switch (step.kind) {
    case 'fit':
      return (
        <FitDialog
          fit={fit}
          given={values}
          onGoOn={(chosen) => {
            setPlan(chosen);
            // The other plan may be tight too, and is asked about then.
            const { state } = typedFigures({ ...values, preferredPlan: chosen });
            const isComfortable = state === 'comfortable';
            setConfirmsAffordability(!isComfortable && chosen === plan);
            if (isComfortable || chosen === plan) setStep({ kind: 'agreement' });
          }}
          onWaitlist={() => {
            onEnd();
            openForm({ mode: 'waitlist' });
          }}
          onCancel={onEnd}
        />
      );
    case 'agreement':
    case 'saving':
      return (
        <AgreementDialog
          isPending={step.kind === 'saving'}
          onAccept={() => void accept()}
          onCancel={onEnd}
        />
      );
    case 'payment':
      return <step.PaymentStep application={step.receipt} data={dataOf(values)} onClose={onEnd} />;
  }
}

/** The application's data for starting the payment. The long form has no phone number. */
function dataOf(values: ApplicationValues): Record<string, string> {
  const { city, state, ageGroup, monthlyIncome, applicantProfile, preferredPlan } = values;
  return { city, state, phone: '', ageGroup, monthlyIncome, applicantProfile, preferredPlan };
}
