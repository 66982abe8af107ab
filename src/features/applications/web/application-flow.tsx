import { type ComponentType, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '#ui/toast-store.ts';
import type { ApplicationReceipt } from '../contract.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { reportFailure } from './application-failures.ts';
import type { ApplicationValues } from './application-values.ts';
import { dataOf, loadPaymentStep } from './load-payment-step.ts';
import type { PaymentStepProps } from './payment-step.tsx';
import { submit } from './submission.ts';
import { keepUnfinished } from './unfinished-payment.ts';

/** Time to read why one is sent to the dashboard; it has messages of its own. */
const REDIRECT_DELAY_MS = 2_000;

type Step =
  | { kind: 'agreement' }
  | { kind: 'saving' }
  | { kind: 'payment'; receipt: ApplicationReceipt; PaymentStep: ComponentType<PaymentStepProps> };

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
      if (!onSubmitted) {
        keepUnfinished(receipt);
        return await showPayment(receipt);
      }
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
    else if (outcome === 'go-to-dashboard') {
      setTimeout(() => navigate('/dashboard'), REDIRECT_DELAY_MS);
    } else onEmailTaken();
  };

  const showPayment = async (receipt: ApplicationReceipt) => {
    try {
      const { PaymentStep } = await loadPaymentStep();
      setStep({ kind: 'payment', receipt, PaymentStep });
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
      return <step.PaymentStep application={step.receipt} data={dataOf(values)} onClose={onEnd} />;
  }
}
