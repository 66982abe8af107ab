import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useWrite } from '#ui/use-write.ts';
import { syncRefundsCall } from '../contract.ts';

/** Syncs refunds with the payment provider and shows the result. */
export function SyncRefundsButton() {
  const queryClient = useQueryClient();
  const { isPending, write } = useWrite({ failed: 'Sync Failed' });
  const run = () =>
    write({
      send: () => callApi(syncRefundsCall, {}),
      done: ({ totalRefunds, depositsUpdated }) => ({
        title: 'Sync Complete',
        description: `Found ${totalRefunds} refunds. Updated ${depositsUpdated} deposits.`,
      }),
      // Any open query may show the result: lists, counts, sums and details.
      onDone: () => queryClient.invalidateQueries(),
    });
  return (
    <Button tone="quiet" disabled={isPending} onClick={() => void run()}>
      {isPending ? 'Syncing…' : 'Sync refunds'}
    </Button>
  );
}
