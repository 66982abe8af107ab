import type { MailContent } from '#features/mails/mail-content.ts';
import { formatDay } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { accountSettingsMailTexts } from './texts.ts';

type Parts = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'action' | 'closing'>;

function mailOf(locale: Locale, name: string, parts: Parts): MailContent {
  return { locale, greeting: accountSettingsMailTexts(locale).greeting(name), ...parts };
}

const settings = (locale: Locale, siteUrl: string) => ({
  label: accountSettingsMailTexts(locale).openAccount,
  href: `${siteUrl}/dashboard/account`,
});

export function passwordChangedMail(
  locale: Locale,
  { name, siteUrl }: { name: string; siteUrl: string },
): MailContent {
  const { passwordChanged, notYou } = accountSettingsMailTexts(locale);
  const { subject, preview, body } = passwordChanged;
  const action = settings(locale, siteUrl);
  return mailOf(locale, name, { subject, preview, paragraphs: [body], action, closing: [notYou] });
}

/** To the new address: whoever reads it confirms that it is theirs. */
export function confirmEmailMail(
  locale: Locale,
  { name, former, link }: { name: string; former: string; link: string },
): MailContent {
  const { subject, preview, body, action, closing } = accountSettingsMailTexts(locale).confirmEmail;
  return mailOf(locale, name, {
    subject,
    preview,
    paragraphs: [body(former)],
    action: { label: action, href: link },
    closing,
  });
}

/** To the present address, when another one was asked for: its owner can stop it. */
export function emailChangeAskedMail(
  locale: Locale,
  { name, to, link }: { name: string; to: string; link: string },
): MailContent {
  const { emailChangeAsked, notYou } = accountSettingsMailTexts(locale);
  const { subject, preview, body, stop, action } = emailChangeAsked;
  return mailOf(locale, name, {
    subject,
    preview,
    paragraphs: [body(to), stop],
    action: { label: action, href: link },
    closing: [notYou],
  });
}

/** To the former address: its owner may not have wanted this. */
export function emailChangedMail(
  locale: Locale,
  { name, to }: { name: string; to: string },
): MailContent {
  const { subject, preview, body, notYou } = accountSettingsMailTexts(locale).emailChanged;
  return mailOf(locale, name, { subject, preview, paragraphs: [body(to)], closing: [notYou] });
}

export function deletionAskedMail(
  locale: Locale,
  { name, dueAt, siteUrl }: { name: string; dueAt: Date; siteUrl: string },
): MailContent {
  const { subject, preview, body, closing } = accountSettingsMailTexts(locale).deletionAsked;
  const day = formatDay(dueAt, locale);
  return mailOf(locale, name, {
    subject,
    preview,
    paragraphs: [body(day)],
    action: settings(locale, siteUrl),
    closing: [closing],
  });
}

export function deletionStoppedMail(
  locale: Locale,
  { name, siteUrl }: { name: string; siteUrl: string },
): MailContent {
  const { subject, preview, body } = accountSettingsMailTexts(locale).deletionStopped;
  const action = settings(locale, siteUrl);
  return mailOf(locale, name, { subject, preview, paragraphs: [body], action });
}

export function deletedMail(locale: Locale, { name }: { name: string }): MailContent {
  const { subject, preview, body } = accountSettingsMailTexts(locale).deleted;
  return mailOf(locale, name, { subject, preview, paragraphs: [body] });
}
