import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { approvalErrors } from '#features/approvals/errors.ts';
import type { AdminAwardView } from '../contract.ts';
import { awardErrors } from '../errors.ts';

/** Why the server would refuse a change of an award by this admin; undefined when it would not. */
export function useAwardRefusal(award: AdminAwardView, isClosing = false): string | undefined {
  const { email } = useAdmin();
  if (email === award.memberEmail) return approvalErrors.OWN_BENEFIT().message;
  if (!isClosing) return undefined;
  if (!award.home) return awardErrors.HOME_MISSING().message;
  return award.isHeld ? awardErrors.AWARD_ON_HOLD().message : undefined;
}
