import { useCallback } from 'react';
import type { PaymentStepProps } from '#features/applications/web/application-flow.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { DepositPayment } from './deposit-payment.tsx';
import { startForApplicant } from './start-payment.ts';

/** The deposit of an application that was just saved. */
export function PaymentStep({ application, onPaid, onClose }: PaymentStepProps) {
  const { receipt, values } = application;
  const start = useCallback(() => {
    const { city, state, ageGroup, monthlyIncome, applicantProfile, preferredPlan } = values;
    return startForApplicant({
      applicationId: receipt.id,
      fullName: receipt.fullName,
      email: receipt.email,
      data: { city, state, ageGroup, monthlyIncome, applicantProfile, preferredPlan },
    });
  }, [receipt, values]);
  return (
    <Dialog
      title="Complete Your $200 Deposit"
      description="It reserves your spot and counts toward your first contribution. You can also pay it later from your dashboard."
      size="small"
      hasOutsideParts
      onClose={onClose}
    >
      <DialogBody>
        <DepositPayment place="landing" start={start} onPaid={onPaid} />
      </DialogBody>
    </Dialog>
  );
}
