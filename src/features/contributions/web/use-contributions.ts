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

export function useInstalments(membershipId: string) {
  return useRead(listInstalmentsCall, { params: { membershipId } });
}

export function usePayments(membershipId: string) {
  return useRead(listContributionPaymentsCall, { params: { membershipId } });
}

export function useMethods() {
  return useRead(listMethodsCall, {});
}

/** Reads everything about contributions again. */
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
