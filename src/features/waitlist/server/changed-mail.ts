import type { MailContent } from '#features/mails/mail-content.ts';
import { waitlistMailTexts } from './texts.ts';

/** The mail of a repeated sign-up that would change something. */
export function withChanges(content: MailContent, link: string): MailContent {
  const { text, label } = waitlistMailTexts(content.locale).changes;
  return {
    ...content,
    paragraphs: [...content.paragraphs, text],
    action: { label, href: link },
  };
}
