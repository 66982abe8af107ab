import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import type { DepositSummary } from '../admin-contract.ts';

const RefundDialog = lazyDialog(
  () => import('./refund-dialog.tsx'),
  ({ RefundDialog }) => RefundDialog,
);

type RefundButtonProps = {
  deposit: Pick<DepositSummary, 'id' | 'email' | 'fullName' | 'amount'>;
  onRefunded: () => Promise<void> | void;
};

export function RefundButton({ deposit, onRefunded }: RefundButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" size="compact" onClick={() => setIsAsking(true)}>
        Refund<span className="sr-only"> the deposit of {deposit.fullName}</span>
      </Button>
      {isAsking && (
        <RefundDialog
          deposit={deposit}
          onClose={() => setIsAsking(false)}
          onRefunded={onRefunded}
        />
      )}
    </>
  );
}
