import { type SQL, sql } from 'drizzle-orm';
import { purgeAccounts } from '#features/accounts/profile/server/purge-accounts.ts';
import { purgeInvitations } from '#features/accounts/team/server/invitations.ts';
import { hasApplication } from '#features/applications/server/list/application-conditions.ts';
import { purgeAudit } from '#features/audit/server/purge-audit.ts';
import { purgeContacts } from '#features/contacts/server/purge-contacts.ts';
import { purgeDepositors } from '#features/deposits/server/purge-depositors.ts';
import { purgeOpenings } from '#features/documents/server/purge-openings.ts';
import { purgeMails } from '#features/mails/server/purge-mails.ts';
import { hasMembership } from '#features/memberships/server/membership-conditions.ts';
import { purgeSecrets } from '#features/payments/server/purge-secrets.ts';
import { purgeReminders } from '#features/reminders/server/purge-reminders.ts';
import { purgeApplications } from '#features/reviews/server/purge-applications.ts';
import { purgeEntries } from '#features/waitlist/server/purge-entries.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { RETENTION_YEARS, retentionLimit } from '../rules.ts';

/** Deletes a batch of records that ended before then; returns how many, 0 when none is left. */
type Step = (tx: TransactionContext, before: Date, context: Context) => Promise<number>;

const isNeeded = (email: SQL) => sql`(${hasApplication(email)} or ${hasMembership(email)})`;

/** The order matters: later steps delete only records to which nothing refers any more. */
const STEPS: Record<string, Step> = {
  applications: purgeApplications,
  depositors: purgeDepositors,
  paymentSecrets: purgeSecrets,
  accounts: (tx, before, context) => purgeAccounts(context, tx, before, isNeeded),
  invitations: purgeInvitations,
  waitlist: purgeEntries,
  contacts: purgeContacts,
  openings: purgeOpenings,
  mails: purgeMails,
  reminders: purgeReminders,
  audit: (tx, before) => purgeAudit(tx, before, RETENTION_YEARS),
};

/** Deletes what is older than the retention period, as the privacy policy promises. */
export async function purgeOldData(context: Context): Promise<void> {
  const before = retentionLimit(context.clock.now());
  for (const [step, forget] of Object.entries(STEPS)) {
    let forgotten = 0;
    for (;;) {
      const some = await inTransaction(context, (tx) => forget(tx, before, context));
      if (some === 0) break;
      forgotten += some;
    }
    if (forgotten > 0) context.log.info({ step, forgotten }, 'old data forgotten');
  }
}
