import { useCallback } from 'react';
import { DepositPayment } from '#features/deposits/web/deposit-payment.tsx';
import { startForMember } from '#features/deposits/web/start-payment.ts';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import type { PlanId } from '#features/plans/plans.ts';

type MemberPaymentProps = {
  userId: string;
  planId: PlanId;
  onPaid: () => void;
  onState: (state: ProviderFormState) => void;
};

export function MemberPayment({ userId, planId, onPaid, onState }: MemberPaymentProps) {
  const start = useCallback(() => startForMember(userId), [userId]);
  return (
    <DepositPayment
      place="dashboard"
      planId={planId}
      start={start}
      onPaid={onPaid}
      onState={onState}
    />
  );
}
