export type MailAttachment = { filename: string; contentType: string; content: string };

/** A mail ready to go out. */
export type OutgoingMail = {
  /** Stable over retries, so that a receiver can tell a repeat. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Further headers, such as those by which one refuses more of the kind. */
  headers: Record<string, string>;
};

/** Hands a mail to whoever delivers it; throws when it was not taken. */
export type MailProvider = {
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};
