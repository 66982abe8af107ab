import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail-provider.ts';

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
      await transport.sendMail({ ...mail, to: recipient, messageId: `<${messageId}>` });
    },
    async close() {
      transport.close();
    },
  };
}
