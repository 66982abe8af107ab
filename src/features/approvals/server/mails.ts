import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { approvalMailTexts } from './texts.ts';

type Entry = { summary: string; amountCents: number; enteredBy: string };

/** To whoever can confirm an entry that was just made. */
export function waitingMail(
  firstName: string,
  { summary, amountCents, enteredBy }: Entry,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { greeting, open, labels, waiting } = approvalMailTexts(locale);
  return {
    locale,
    greeting: greeting(firstName),
    subject: waiting.subject,
    preview: waiting.preview,
    paragraphs: [waiting.body],
    facts: [
      { label: labels.what, value: summary },
      { label: labels.amount, value: formatMoney(usd(amountCents), locale) },
      { label: labels.enteredBy, value: enteredBy },
    ],
    action: { label: open, href: `${siteUrl}/admin/approvals` },
  };
}

const LISTED = 10;

/** Everything that somebody can confirm, once a day. */
export function reminderMail(
  firstName: string,
  entries: readonly Entry[],
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { greeting, open, reminder } = approvalMailTexts(locale);
  const rest = entries.length - LISTED;
  return {
    locale,
    greeting: greeting(firstName),
    subject: reminder.subject(entries.length),
    preview: reminder.preview,
    paragraphs: [reminder.body, ...(rest > 0 ? [reminder.more(rest)] : [])],
    facts: entries.slice(0, LISTED).map(({ summary, amountCents }) => ({
      label: summary,
      value: formatMoney(usd(amountCents), locale),
    })),
    action: { label: open, href: `${siteUrl}/admin/approvals` },
  };
}
