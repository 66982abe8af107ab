export type MailAttachment = { filename: string; contentType: string; content: string };

/** A mail that is ready to be sent. */
export type OutgoingMail = {
  /** Stable over retries, so that a receiver can recognise a repeat. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Further headers, such as those for unsubscribing. */
  headers: Record<string, string>;
};

/** The receiving server refused the address for good: another attempt would be refused too. */
export class MailRefused extends Error {}

/** Sends a mail; throws when it was not accepted, `MailRefused` when it never will be. */
export type MailProvider = {
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};
