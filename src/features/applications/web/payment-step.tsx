import { useLocation } from 'wouter';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import type { SubmittedApplication } from './application-values.ts';

export type PaymentStepProps = {
  application: SubmittedApplication;
  /** The deposit has been paid. */
  onPaid: () => void;
  /** The applicant leaves without paying; the application stays. */
  onClose: () => void;
};

/** What follows a saved application while no card form can be shown: it can be paid later. */
export function PaymentStep({ application, onClose }: PaymentStepProps) {
  const [, navigate] = useLocation();
  return (
    <Dialog
      title="Complete Your $200 Deposit"
      size="small"
      onClose={onClose}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button tone="quiet" onClick={onClose}>
            Pay later
          </Button>
          <Button onClick={() => navigate('/dashboard')}>Go to my dashboard</Button>
        </div>
      }
    >
      <DialogBody>
        <p>
          Your application is saved, {application.values.firstName.trim()}. Card payment is not
          available here at the moment.
        </p>
        <p className="mt-3">
          Sign in with <strong className="break-all">{application.receipt.email}</strong> and pay
          the deposit from your dashboard. Your place in a group is taken when it is paid.
        </p>
      </DialogBody>
    </Dialog>
  );
}
