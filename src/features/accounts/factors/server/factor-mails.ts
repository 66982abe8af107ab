import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { FactorChange } from '../../server/factor-change.ts';
import { accountMailTexts } from '../../server/texts.ts';

export type ToldChange = {
  readonly change: FactorChange;
  readonly name: string;
  readonly siteUrl: string;
  readonly codesLeft?: number;
  /** The passkey's name. */
  readonly passkey?: string;
  /** An admin, or the command line. */
  readonly by?: string;
};

/** To the person whose second factor changed. */
export function factorMail(locale: Locale, told: ToldChange): MailContent {
  const { greeting, factors: texts } = accountMailTexts(locale);
  const { subject, preview, body } = texts.changes[told.change];
  return {
    locale,
    subject,
    preview,
    greeting: greeting(told.name),
    paragraphs: [
      body,
      ...(told.codesLeft === undefined ? [] : [texts.codesLeft(told.codesLeft)]),
      ...(told.by === undefined ? [] : [texts.resetBy(told.by)]),
    ],
    ...(told.passkey === undefined
      ? {}
      : { facts: [{ label: texts.passkey, value: told.passkey }] }),
    action: { label: texts.open, href: `${told.siteUrl}/dashboard/account` },
    closing: [texts.notYou],
  };
}

/** To the cooperative, so that no reset goes unnoticed. */
export function factorNoticeMail(
  { email, by, siteUrl }: { email: string; by: string; siteUrl: string },
  locale: Locale = 'en',
): MailContent {
  const { greeting, factors } = accountMailTexts(locale);
  const { notice } = factors;
  return {
    locale,
    subject: notice.subject(email),
    preview: notice.preview,
    greeting: greeting(''),
    paragraphs: [notice.body],
    facts: [
      { label: notice.account, value: email },
      { label: notice.by, value: by },
    ],
    action: { label: notice.open, href: `${siteUrl}/admin/team` },
  };
}
