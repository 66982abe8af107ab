import type { MembershipStatus } from '#features/memberships/rules.ts';
import type { MembershipHandler } from '#features/memberships/server/membership-handler.ts';
import { endAutomatic } from '../automatic/server/automatic-payments.ts';
import { lockAccount, updateAccount } from './accounts/account-queries.ts';
import { openAccounts } from './accounts/open-accounts.ts';

/** Statuses in which a member still pays. */
const PAYING: readonly MembershipStatus[] = ['active', 'awarded'];

/** Opens the accounts of new memberships, and closes those of memberships that end. */
export const contributionMembershipHandler: MembershipHandler = {
  onMade: openAccounts,
  async onChanged(tx, { membership, to }) {
    if (PAYING.includes(to)) return;
    const account = await lockAccount(tx.db, membership.id);
    if (!account || account.closedAt) return;
    const now = tx.clock.now();
    await updateAccount(tx.db, membership.id, {
      closedAt: now,
      updatedAt: now,
      nextStepOn: null,
      chargeOn: null,
      savedMethodId: null,
    });
  },
  onLeaving: (tx, { id }) => endAutomatic(tx, id),
};
