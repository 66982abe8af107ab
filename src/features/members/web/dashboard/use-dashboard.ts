import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { readKey } from '#shared/api/query-function.ts';
import { useRead } from '#ui/use-read.ts';
import { readDashboardCall } from '../../contract.ts';

/** Time for the last write of the payment or application before reading again. */
const REFRESH_AFTER_MS = 1_000;

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
  // Another tab may have paid: returning to this one reads again.
  const isUnpaid = query.data?.application != null && !query.data.hasActivePaidDeposit;
  useEffect(() => {
    if (!isUnpaid) return;
    const look = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnpaid, refresh]);
  const refreshSoon = useCallback(() => void setTimeout(refresh, REFRESH_AFTER_MS), [refresh]);
  return { ...query, refresh, refreshSoon };
}
