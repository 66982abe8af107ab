import { type ComponentType, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { SuccessDialog } from '#ui/success-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { reportFailure } from './application-failures.ts';
import type { ApplicationValues, SubmittedApplication } from './application-values.ts';
import type { PaymentStepProps } from './payment-step.tsx';
import { submit } from './submission.ts';

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
  /** For those who pay elsewhere: the way ends when the application is saved. */
  onSubmitted?: (() => void) | undefined;
  /** Back to the form. */
  onEnd: () => void;
};

/** The way of an application after its form: agreement → saved → deposit → done. */
export function ApplicationFlow(props: ApplicationFlowProps) {
  const { values, idempotencyKey, onSaved, onEmailTaken, onSubmitted, onEnd } = props;
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
      if (!onSubmitted) return await showPayment({ receipt, values });
      onEnd();
      onSubmitted();
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
    else if (outcome === 'go-to-dashboard') navigate('/dashboard');
    else onEmailTaken();
  };

  const showPayment = async (application: SubmittedApplication) => {
    try {
      const { PaymentStep } = await import('./payment-step.tsx');
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
