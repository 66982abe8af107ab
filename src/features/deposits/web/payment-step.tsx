import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { openSignIn } from '#features/accounts/web/sign-in-store.ts';
import type { PaymentStepProps } from '#features/applications/web/application-flow.tsx';
import { clearUnfinished } from '#features/applications/web/unfinished-payment.ts';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { SuccessDialog } from '#ui/success-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { DepositPayment } from './deposit-payment.tsx';
import { startForApplicant } from './start-payment.ts';

/** The deposit of an application that has been saved: the card dialog, then the success dialog. */
export function PaymentStep({ application, data, onClose }: PaymentStepProps) {
  const [state, setState] = useState<ProviderFormState>('loading');
  const [isPaid, setIsPaid] = useState(false);
  const [, navigate] = useLocation();
  const start = useCallback(
    () =>
      startForApplicant({
        applicationId: application.id,
        fullName: application.fullName,
        email: application.email,
        data,
      }),
    [application, data],
  );
  const isUnderWay = state === 'processing';
  const leave = () => {
    showStateOnClose(state);
    onClose('unpaid');
  };
  const finish = () => {
    onClose('paid');
    // Replaces the dialog's entry in the browser's history.
    navigate('/', { replace: true });
    window.scrollTo({ top: 0 });
  };
  useBackCloses(isPaid ? finish : leave, isUnderWay);
  const markPaid = useCallback(() => {
    clearUnfinished();
    setIsPaid(true);
  }, []);

  if (isPaid) {
    return (
      <SuccessDialog title="Deposit Processed" doneLabel="Got It" onDone={finish}>
        <p>Your $200 deposit has been processed and your spot is reserved!</p>
        <p className="text-sm">
          A confirmation is on its way to {application.email}. Next, create an account with this
          address: there you upload your income documents and see how your group fills up.
        </p>
        <Button
          tone="quiet"
          onClick={() => {
            finish();
            openSignIn({ email: application.email, title: 'Create your account' });
          }}
        >
          Create your account
        </Button>
      </SuccessDialog>
    );
  }
  return (
    <Dialog
      title="Complete Your $200 Deposit"
      description="It reserves your spot and counts toward your first contribution. You can also pay it later from your dashboard."
      size="small"
      hasOutsideParts
      isPinned={isUnderWay}
      onClose={leave}
    >
      <DialogBody>
        <DepositPayment
          place="landing"
          planId={application.preferredPlan}
          start={start}
          onPaid={markPaid}
          onState={setState}
        />
      </DialogBody>
    </Dialog>
  );
}

/**
 * Shows the state of the payment when the dialog is closed; an open payment must not be called
 * unpaid.
 */
function showStateOnClose(state: ProviderFormState): void {
  const isOpen = state === 'slow' || state === 'unknown' || state === 'waiting';
  showToast(
    isOpen
      ? {
          title: 'Your application is saved',
          description:
            'We do not know yet whether your payment went through. If it did, a confirmation comes by mail; you are never charged twice.',
        }
      : {
          title: 'Your application is saved',
          description:
            'The $200 deposit is not paid yet. You can finish paying here, by the link in our mail, or from your dashboard.',
        },
  );
}
