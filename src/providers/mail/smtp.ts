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
      // As one address, so that no part of it is read as a list or as somebody's name.
      const recipient = { name: '', address: to };
      await transport.sendMail({ ...mail, to: recipient, messageId: `<${messageId}>` });
    },
    async close() {
      transport.close();
    },
  };
}
