import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/text/locale.ts';
import { mailLocaleOf } from '../../profile/server/own-address.ts';
import type { Role } from '../../rules.ts';
import { accountMailTexts } from '../../server/texts.ts';

type Change = { email: string; firstName: string; role: Role; by: string };

/** Notifies the person and the cooperative, so that nobody becomes an admin unnoticed. */
export async function notifyRole(tx: TransactionContext, change: Change): Promise<void> {
  const { publicUrl } = tx.config;
  // A role can change back and forth, so each change needs its own mail id.
  const id = tx.randomness.id();
  await queueMail(tx, {
    to: change.email,
    dedupeKey: `role-changed:${id}`,
    content: roleMail(change, publicUrl, await mailLocaleOf(tx, change.email)),
  });
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `role-notice:${id}`,
    content: noticeMail(change, publicUrl),
  });
}

/** To the person whose role changed. */
export function roleMail({ firstName, role, by }: Change, siteUrl: string, locale: Locale) {
  const { greeting, roles: texts } = accountMailTexts(locale);
  const isAdmin = role === 'admin';
  const { subject, preview, body, warning } = isAdmin ? texts.roleGiven : texts.roleTaken;
  return {
    locale,
    subject,
    preview,
    greeting: greeting(firstName),
    paragraphs: [body(by), warning],
    action: isAdmin
      ? { label: texts.openTools, href: `${siteUrl}/admin` }
      : { label: texts.openSite, href: `${siteUrl}/dashboard` },
  } satisfies MailContent;
}

/** To the cooperative. */
export function noticeMail({ email, role, by }: Change, siteUrl: string, locale: Locale = 'en') {
  const { greeting, roles } = accountMailTexts(locale);
  const { notice } = roles;
  return {
    locale,
    subject: role === 'admin' ? notice.subjectGiven(email) : notice.subjectTaken(email),
    preview: notice.preview,
    greeting: greeting(''),
    paragraphs: [notice.body],
    facts: [
      { label: notice.account, value: email },
      { label: notice.changedBy, value: by },
    ],
    action: { label: notice.open, href: `${siteUrl}/admin/team` },
  } satisfies MailContent;
}
