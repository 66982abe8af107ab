import { type SQL, sql } from 'drizzle-orm';
import { forgetAccounts } from '#features/accounts/server/forget-accounts.ts';
import { hasApplication } from '#features/applications/server/application-conditions.ts';
import { forgetAudit } from '#features/audit/server/forget-audit.ts';
import { forgetContacts } from '#features/contacts/server/forget-contacts.ts';
import { forgetDepositors } from '#features/deposits/server/forget-depositors.ts';
import { forgetOpenings } from '#features/documents/server/forget-openings.ts';
import { forgetMails } from '#features/mails/server/forget-mails.ts';
import { hasMembership } from '#features/memberships/server/membership-conditions.ts';
import { forgetSecrets } from '#features/payments/server/forget-secrets.ts';
import { forgetReminders } from '#features/reminders/server/forget-reminders.ts';
import { forgetApplications } from '#features/reviews/server/forget-applications.ts';
import { forgetEntries } from '#features/waitlist/server/forget-entries.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { RETENTION_YEARS, retentionLimit } from '../rules.ts';

/** Deletes a batch of records that ended before then; returns how many, 0 when none is left. */
type Step = (tx: TransactionContext, before: Date, context: Context) => Promise<number>;

const isNeeded = (email: SQL) => sql`(${hasApplication(email)} or ${hasMembership(email)})`;

/** The order matters: later steps delete only records to which nothing refers any more. */
const STEPS: Record<string, Step> = {
  applications: forgetApplications,
  depositors: forgetDepositors,
  paymentSecrets: forgetSecrets,
  accounts: (tx, before, context) => forgetAccounts(context, tx, before, isNeeded),
  waitlist: forgetEntries,
  contacts: forgetContacts,
  openings: forgetOpenings,
  mails: forgetMails,
  reminders: forgetReminders,
  audit: (tx, before) => forgetAudit(tx, before, RETENTION_YEARS),
};

/** Deletes what is older than the retention period, as the privacy policy promises. */
export async function forgetOldData(context: Context): Promise<void> {
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
