import { useCallback } from 'react';
import { DepositPayment } from '#features/deposits/web/deposit-payment.tsx';
import { startForMember } from '#features/deposits/web/start-payment.ts';

/** The card form on the dashboard. */
export function MemberPayment({ userId, onPaid }: { userId: string; onPaid: () => void }) {
  const start = useCallback(() => startForMember(userId), [userId]);
  return <DepositPayment place="dashboard" start={start} onPaid={onPaid} />;
}
