import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { readKey } from '#shared/api/query-function.ts';
import { useRead } from '#ui/use-read.ts';
import { readDashboardCall } from '../../contract.ts';

/** Time for the payment's or application's last step to be written before it is read. */
const REFRESH_AFTER_MS = 1_000;

/** The member's data, read once, and the ways to read it again. */
export function useDashboard(userId: string) {
  const client = useQueryClient();
  const query = useRead(readDashboardCall, { query: { userId } });
  const refresh = useCallback(
    () =>
      void client.invalidateQueries({
        queryKey: readKey(readDashboardCall, { query: { userId } }),
      }),
    [client, userId],
  );
  // Another tab may have paid: whoever comes back to this one sees it.
  const isUnpaid = query.data?.application != null && !query.data.hasActivePaidDeposit;
  useEffect(() => {
    if (!isUnpaid) return;
    const look = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnpaid, refresh]);
  /** After a payment or an application. */
  const refreshSoon = useCallback(() => void setTimeout(refresh, REFRESH_AFTER_MS), [refresh]);
  return { ...query, refresh, refreshSoon };
}
