import { type ComponentType, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { reportFailure } from '#features/waitlist/web/form-failures.ts';
import { SuccessDialog } from '#ui/success-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import type { ApplicationValues, SubmittedApplication } from './application-values.ts';
import { submit } from './submission.ts';

export type PaymentStepProps = {
  application: SubmittedApplication;
  /** The deposit has been paid. */
  onPaid: () => void;
  /** The applicant leaves without paying; the application stays. */
  onClose: () => void;
};

/** Fetches the step that takes the deposit; deposits stand above applications and hand it in. */
export type LoadPaymentStep = () => Promise<{ PaymentStep: ComponentType<PaymentStepProps> }>;

/** Time to read why one is sent to the dashboard; it has messages of its own. */
const REDIRECT_DELAY_MS = 2_000;

type Step =
  | { kind: 'agreement' }
  | { kind: 'saving' }
  | {
      kind: 'payment';
      application: SubmittedApplication;
      PaymentStep: ComponentType<PaymentStepProps>;
    }
  | { kind: 'paid'; application: SubmittedApplication };

type ApplicationFlowProps = {
  values: ApplicationValues;
  /** Names this submission: sent again, it makes no second application. */
  idempotencyKey: string;
  /** The server has the application: the form may forget it. */
  onSaved: () => void;
  onEmailTaken: () => void;
  /** For those who pay elsewhere: the flow ends when the application is saved. */
  onSubmitted?: (() => void) | undefined;
  /** For those who pay at once. */
  loadPaymentStep?: LoadPaymentStep | undefined;
  /** Back to the form. */
  onEnd: () => void;
};

/** The way of an application after its form: agreement → saved → deposit → done. */
export function ApplicationFlow(props: ApplicationFlowProps) {
  const { values, idempotencyKey, onSaved, onEmailTaken, onSubmitted, loadPaymentStep, onEnd } =
    props;
  const [step, setStep] = useState<Step>({ kind: 'agreement' });
  const [, navigate] = useLocation();
  const isSending = useRef(false);

  const accept = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setStep({ kind: 'saving' });
    try {
      const receipt = await submit(values, idempotencyKey);
      onSaved();
      showToast({ title: 'Application Submitted Successfully', tone: 'success' });
      if (loadPaymentStep) return await showPayment({ receipt, values }, loadPaymentStep);
      onEnd();
      onSubmitted?.();
    } catch (error) {
      handleFailure(error);
    } finally {
      isSending.current = false;
    }
  };

  const handleFailure = (error: unknown) => {
    const outcome = reportFailure(error);
    // The agreement stays for another try with the same key, in case only the answer was lost.
    if (outcome === 'none') return setStep({ kind: 'agreement' });
    onEnd();
    if (outcome === 'go-to-dashboard' && onSubmitted) onSubmitted();
    else if (outcome === 'go-to-dashboard') {
      setTimeout(() => navigate('/dashboard'), REDIRECT_DELAY_MS);
    } else onEmailTaken();
  };

  const showPayment = async (application: SubmittedApplication, load: LoadPaymentStep) => {
    try {
      const { PaymentStep } = await load();
      setStep({ kind: 'payment', application, PaymentStep });
    } catch {
      onEnd();
      showToast({
        title: 'Payment Setup Error',
        description: 'Unable to setup payment. Please try again.',
        tone: 'destructive',
        action: { label: 'Dashboard', run: () => navigate('/dashboard') },
      });
    }
  };

  const leavePayment = () => {
    onEnd();
    showToast({
      title: 'Your application is saved',
      description: 'You can pay the $200 deposit from your dashboard at any time.',
    });
  };

  const finish = () => {
    onEnd();
    navigate('/');
    window.scrollTo({ top: 0 });
  };

  switch (step.kind) {
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
      return (
        <step.PaymentStep
          application={step.application}
          onPaid={() => setStep({ kind: 'paid', application: step.application })}
          onClose={leavePayment}
        />
      );
    case 'paid':
      return (
        <SuccessDialog title="Deposit Processed" doneLabel="Got It" onDone={finish}>
          <p>Your $200 deposit has been processed and your spot is reserved!</p>
          <p className="text-muted text-sm">
            A confirmation is on its way to {step.application.receipt.email}. Your dashboard shows
            how your group fills up.
          </p>
        </SuccessDialog>
      );
  }
}
