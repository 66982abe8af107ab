import { BankDetailsView } from '#features/payouts/web/bank-details-view.tsx';
import { MemberFrame } from './member-frame.tsx';

/** The member's page 'Bank details'. */
export function Page() {
  return <MemberFrame title="Bank details">{() => <BankDetailsView />}</MemberFrame>;
}
