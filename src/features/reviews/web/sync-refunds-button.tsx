import { useState } from 'react';
import { syncRefundsCall } from '#features/deposits/contract.ts';
import { callApi } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { explain } from '#ui/explain.ts';
import { showToast } from '#ui/toast-store.ts';

/** Syncs refunds with the payment provider and shows the result. */
export function SyncRefundsButton({ onSynced }: { onSynced: () => void }) {
  const [isPending, setIsPending] = useState(false);
  const run = async () => {
    setIsPending(true);
    try {
      const { totalRefunds, depositsUpdated } = await callApi(syncRefundsCall, {});
      showToast({
        title: 'Sync Complete',
        description: `Found ${totalRefunds} refunds. Updated ${depositsUpdated} deposits.`,
        tone: 'success',
      });
      onSynced();
    } catch (error) {
      showToast({ title: 'Sync Failed', description: explain(error), tone: 'destructive' });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button tone="quiet" disabled={isPending} onClick={run}>
      {isPending ? 'Syncing…' : 'Sync refunds'}
    </Button>
  );
}
