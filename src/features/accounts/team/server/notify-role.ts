import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import type { Role } from '#shared/staff-roles.ts';
import type { Locale } from '#shared/text/locale.ts';
import { accountMailTexts } from '../../server/texts.ts';

type Change = { email: string; firstName: string; from: Role; role: Role; by: string };
type StaffRole = Exclude<Role, 'member'>;

/** Notifies the person and the cooperative, so that nobody joins the staff unnoticed. */
export async function notifyRole(tx: TransactionContext, change: Change): Promise<void> {
  const { publicUrl } = tx.config;
  // A role can change back and forth, so each change needs its own mail id.
  const id = tx.randomness.id();
  await queueMail(tx, {
    to: change.email,
    dedupeKey: `role-changed:${id}`,
    content: (locale) => roleMail(change, publicUrl, locale),
  });
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `role-notice:${id}`,
    content: noticeMail(change, publicUrl),
  });
}

/** To the person whose role changed. */
export function roleMail({ firstName, from, role, by }: Change, siteUrl: string, locale: Locale) {
  const { greeting, roles: texts } = accountMailTexts(locale);
  if (role === 'member') {
    const { subject, preview, body, warning } = texts.roleTaken;
    const former = texts.names[from === 'member' ? 'admin' : from];
    return {
      locale,
      subject: subject(former),
      preview,
      greeting: greeting(firstName),
      paragraphs: [body(by), warning],
      action: { label: texts.openSite, href: `${siteUrl}/dashboard` },
    } satisfies MailContent;
  }
  const { subject, body, warning } = texts.roleGiven;
  return {
    locale,
    subject: subject(texts.names[role]),
    preview: texts.means[role],
    greeting: greeting(firstName),
    paragraphs: [body(by, texts.names[role]), texts.means[role], warning],
    action: { label: texts.openTools, href: `${siteUrl}/admin` },
  } satisfies MailContent;
}

/** To the address that an admin invites. */
export function invitationMail(
  locale: Locale,
  { role, by, href }: { role: StaffRole; by: string; href: string },
) {
  const { greeting, roles: texts } = accountMailTexts(locale);
  const { subject, preview, body, action, closing } = texts.invitation;
  return {
    locale,
    subject,
    preview,
    greeting: greeting(''),
    paragraphs: [body(by, texts.names[role]), texts.means[role]],
    action: { label: action, href },
    closing,
  } satisfies MailContent;
}

/** To the cooperative. */
export function noticeMail(
  { email, from, role, by }: Change,
  siteUrl: string,
  locale: Locale = 'en',
) {
  const { greeting, roles } = accountMailTexts(locale);
  const { notice, names } = roles;
  const former = names[from === 'member' ? 'admin' : from];
  return {
    locale,
    subject:
      role === 'member'
        ? notice.subjectTaken(email, former)
        : notice.subjectGiven(email, names[role]),
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
