import type { MailProvider } from '#providers/mail/mail-provider.ts';

/** Mail that can be switched off. */
export function createFaultyMail() {
  let isDown = false;
  return {
    setDown(next: boolean) {
      isDown = next;
    },
    wrap: (mail: MailProvider): MailProvider => ({
      ...mail,
      async send(outgoing) {
        if (isDown) throw new Error('the mail server is down');
        await mail.send(outgoing);
      },
    }),
  };
}
