import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/error-message.ts';
import { showToast } from '#ui/toast-store.ts';
import { syncRefundsCall } from '../contract.ts';

/** Syncs refunds with the payment provider and shows the result. */
export function SyncRefundsButton() {
  const queryClient = useQueryClient();
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
      // Whatever is open may show what was found: lists, counts, sums and details.
      await queryClient.invalidateQueries();
    } catch (error) {
      showToast({
        title: 'Sync Failed',
        description: errorMessage(error, 'en'),
        tone: 'destructive',
      });
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
