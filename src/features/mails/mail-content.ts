import type { Locale } from '#shared/text/locale.ts';

/** A mail as its author writes it; HTML and plain text are both made from this. */
export type MailContent = {
  locale: Locale;
  subject: string;
  /** The line mail programs show beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: string[];
  /** Label → value rows, such as a date and a place. */
  facts?: { label: string; value: string }[];
  action?: { label: string; href: string };
  /** Paragraphs after the button. */
  closing?: string[];
  /** The unsubscribe link, for marketing mails. */
  unsubscribe?: string;
  /** Where a mail program posts when its own unsubscribe button is pressed. */
  unsubscribeAtOnce?: string;
  attachments?: { filename: string; contentType: string; content: string }[];
};

/** Writes a mail in a language; the queue looks up the recipient's. */
export type WriteMail = (locale: Locale) => MailContent;
