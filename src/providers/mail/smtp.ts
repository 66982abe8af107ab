import { createTransport } from 'nodemailer';
import { type MailProvider, MailRefused } from './mail-provider.ts';

/** Mail through an SMTP server. */
export function createSmtpMail(url: string): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ messageId, to, ...mail }) {
      // As a single address, so that no part of it is parsed as a list or as a name.
      const recipient = { name: '', address: to };
      try {
        await transport.sendMail({ ...mail, to: recipient, messageId: `<${messageId}>` });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** No such mailbox, another host, or a name that is not allowed. */
const ADDRESS_REFUSED = [550, 551, 553];

/**
 * Whether the server refused the recipient for good. A refusal by policy (5.7.x: we may not relay,
 * we are on a list) is about us and may pass, so such a mail is tried again.
 */
export function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response } = error as Error & {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  return (
    command === 'RCPT TO' &&
    ADDRESS_REFUSED.includes(responseCode ?? 0) &&
    !/\b5\.7\.\d/.test(response ?? '')
  );
}
