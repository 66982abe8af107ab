import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRead } from '#ui/use-read.ts';
import {
  listContributionPaymentsCall,
  listInstalmentsCall,
  listMethodsCall,
  readContributionsCall,
} from '../contract.ts';

/** The member's seats and what is due for them. */
export function useSeats(isEnabled = true) {
  return useRead(readContributionsCall, {}, { enabled: isEnabled });
}

/** All 240 instalments of a seat. */
export function useInstalments(membershipId: string) {
  return useRead(listInstalmentsCall, { params: { membershipId } });
}

/** Every payment for a seat, newest first. */
export function usePayments(membershipId: string) {
  return useRead(listContributionPaymentsCall, { params: { membershipId } });
}

/** The cards and bank accounts that may be charged. */
export function useMethods() {
  return useRead(listMethodsCall, {});
}

/** Has everything about contributions read again. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(
    () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readContributionsCall.path),
      }),
    [client],
  );
}
