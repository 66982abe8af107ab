import { applicationErrors } from '#features/applications/errors.ts';
import { applicationLocalesOf } from '#features/applications/server/application-locales.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import {
  lockApplications,
  readIdsByEmails,
  removeApplications,
} from '#features/applications/server/remove-applications.ts';
import { recordAudits } from '#features/audit/server/record-audit.ts';
import { storeContacts } from '#features/contacts/server/store-contacts.ts';
import { lockAfterDeposits } from '#features/deposits/server/lock-after-deposits.ts';
import { removeDocumentsOf } from '#features/documents/server/remove-documents.ts';
import { readApplicationsOfMembers } from '#features/memberships/server/read-memberships.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { PORTUGUESE_SOURCE } from '#shared/source-attribution.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { MEMBER_STAYS, reviewErrors } from '../errors.ts';

/** Deletes one application, if it has not changed since the admin read it. */
export function deleteApplication(
  context: Context,
  actor: Session,
  { email, version }: { email: string; version?: number | undefined },
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const [application] = await holdByEmails(tx, [email]);
    if (!application) throw applicationErrors.APPLICATION_NOT_FOUND();
    if (version !== undefined && application.version !== version) {
      throw applicationErrors.APPLICATION_CHANGED();
    }
    const [kept] = await readApplicationsOfMembers(tx, [application.id]);
    if (kept) throw reviewErrors.MEMBER_STAYS();
    await deleteLocked(tx, actor, [application]);
  });
}

/** Deletes the applications of several addresses; those of members are kept, with the reason. */
export async function deleteApplications(
  tx: TransactionContext,
  actor: Session,
  emails: readonly string[],
): Promise<{ deleted: string[]; kept: { id: string; reason: string }[] }> {
  const found = await holdByEmails(tx, emails);
  const members = new Set(
    await readApplicationsOfMembers(
      tx,
      found.map(({ id }) => id),
    ),
  );
  const going = found.filter(({ id }) => !members.has(id));
  await deleteLocked(tx, actor, going);
  return {
    deleted: going.map(({ email }) => email),
    kept: found.flatMap(({ id, email }) =>
      members.has(id) ? [{ id: email, reason: MEMBER_STAYS }] : [],
    ),
  };
}

async function holdByEmails(
  tx: TransactionContext,
  emails: readonly string[],
): Promise<ApplicationRow[]> {
  const ids = await readIdsByEmails(tx, emails);
  return lockAfterDeposits(tx, ids, () => lockApplications(tx, ids));
}

/**
 * Deletes the record and its papers. The contact stays, as do deposits and places, which are
 * records of money. The audit log stores a summary without personal data except the address.
 */
async function deleteLocked(
  tx: TransactionContext,
  actor: Session,
  found: readonly ApplicationRow[],
): Promise<void> {
  if (found.length === 0) return;
  const documents = new Map<string, number>();
  for (const { id } of found) documents.set(id, await removeDocumentsOf(tx, id));
  const languages = await applicationLocalesOf(
    tx,
    found.map(({ email }) => email),
  );
  await storeContacts(
    tx,
    found.map((row) => toContact(row, languages.get(row.email))),
  );
  await removeApplications(
    tx,
    found.map(({ id }) => id),
  );
  await recordAudits(
    tx,
    found.map((row) => ({
      actor,
      action: 'application.deleted' as const,
      subject: { type: 'application' as const, id: row.id, label: row.email },
      before: {
        state: row.state,
        preferredPlan: row.preferredPlan,
        incomeVerificationStatus: row.incomeVerificationStatus,
        createdAt: row.createdAt.toISOString(),
        documents: documents.get(row.id) ?? 0,
      },
    })),
  );
}

function toContact(
  { email, firstName, lastName, phone, source }: ApplicationRow,
  read: Locale | undefined,
) {
  // Applications before translations came by the source of a Portuguese page alone.
  const language = source.startsWith(PORTUGUESE_SOURCE) ? 'pt-BR' : (read ?? DEFAULT_LOCALE);
  return { email, firstName, lastName, phone, source, language } as const;
}
