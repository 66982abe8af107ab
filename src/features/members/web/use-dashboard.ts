import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Dashboard } from '../contract.ts';

/** Time for the payment's or application's last step to be written before it is read. */
const REFRESH_AFTER_MS = 1_000;

/** The member's data, read once, and the ways to read it again. */
export function useDashboard(userId: string) {
  const path = `/api/dashboard?userId=${encodeURIComponent(userId)}`;
  const client = useQueryClient();
  const query = useQuery<Dashboard>({ queryKey: [path] });
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: [path] }),
    [client, path],
  );
  /** After a payment or an application. */
  const refreshSoon = useCallback(() => void setTimeout(refresh, REFRESH_AFTER_MS), [refresh]);
  return { ...query, refresh, refreshSoon };
}
