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
    async send({ messageId, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${messageId}>` });
    },
    async close() {
      transport.close();
    },
  };
}
