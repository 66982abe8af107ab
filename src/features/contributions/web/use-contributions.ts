import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SavedMethod } from '#features/payments/contract.ts';
import type { ContributionPayment, InstalmentView, SeatContributions } from '../contract.ts';

const ROOT = '/api/contributions';

/** The member's seats and what is due for them. */
export function useSeats(isEnabled = true) {
  return useQuery<SeatContributions[]>({ queryKey: [ROOT], enabled: isEnabled });
}

/** All 240 instalments of a seat. */
export function useInstalments(membershipId: string) {
  return useQuery<InstalmentView[]>({ queryKey: [`${ROOT}/${membershipId}/instalments`] });
}

/** Every payment for a seat, newest first. */
export function usePayments(membershipId: string) {
  return useQuery<ContributionPayment[]>({ queryKey: [`${ROOT}/${membershipId}/payments`] });
}

/** The cards and bank accounts that may be charged. */
export function useMethods() {
  return useQuery<SavedMethod[]>({ queryKey: [`${ROOT}/methods`] });
}

/** Has everything about contributions read again. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(
    () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(ROOT),
      }),
    [client],
  );
}
