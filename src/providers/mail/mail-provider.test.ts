import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import type { MailProvider, OutgoingMail } from './mail-provider.ts';
import { createSandboxMail, readSandboxMailbox } from './sandbox.ts';
import { createSmtpMail } from './smtp.ts';

const mail: OutgoingMail = {
  messageId: '0190-1@example.org',
  from: 'Casa Circle <hello@example.org>',
  to: 'ana@example.com',
  subject: 'Sua vaga está confirmada',
  text: 'Olá, Ana!',
  html: '<p>Olá, Ana!</p>',
  attachments: [
    { filename: 'evento.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
  ],
  headers: { 'List-Unsubscribe': '<https://example.org/api/unsubscribe/x>' },
};

/** The received mail, as the receiver parsed it. */
type Harness = {
  provider: MailProvider;
  received(): Promise<{ to: string; raw: string }[]>;
  close(): Promise<void>;
};

async function startSmtpHarness(): Promise<Harness> {
  const arrived: { to: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const provider = createSmtpMail(`smtp://127.0.0.1:${port}`);
  return {
    provider,
    received: async () => arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe('mail providers', () => {
  const test = useTestApp();
  const open: Harness[] = [];

  const harnesses: Record<string, () => Promise<Harness>> = {
    smtp: startSmtpHarness,
    sandbox: async () => ({
      provider: createSandboxMail(test.context.db, test.context.clock, test.context.randomness),
      received: async () =>
        (await readSandboxMailbox(test.context.db, {})).map(({ to, ...rest }) => ({
          to,
          raw: JSON.stringify(rest),
        })),
      close: async () => {},
    }),
  };

  afterEach(async () => {
    for (const harness of open.splice(0)) {
      await harness.provider.close();
      await harness.close();
    }
  });

  it.each(Object.keys(harnesses))(
    '%s delivers subject, both texts and attachments',
    async (name) => {
      const harness = (await harnesses[name]?.()) as Harness;
      open.push(harness);
      await harness.provider.send(mail);
      const [arrived, ...others] = await harness.received();
      expect(others).toEqual([]);
      expect(arrived?.to).toBe('ana@example.com');
      expect(arrived?.raw).toContain('evento.ics');
      expect(arrived?.raw).toMatch(
        /List-Unsubscribe\W+<https:\/\/example\.org\/api\/unsubscribe\/x>/,
      );
      expect(arrived?.raw).toMatch(/Sua vaga|Sua_vaga/);
    },
  );

  it('smtp keeps the message id over retries, and throws when the server refuses the mail', async () => {
    const harness = await startSmtpHarness();
    await harness.provider.send(mail);
    expect((await harness.received())[0]?.raw).toContain('Message-ID: <0190-1@example.org>');
    await harness.close();
    await expect(harness.provider.send(mail)).rejects.toThrow();
    await harness.provider.close();
  });

  it('the sandbox keeps one copy of a repeated mail', async () => {
    const harness = (await harnesses.sandbox?.()) as Harness;
    await harness.provider.send(mail);
    await harness.provider.send(mail);
    expect(await harness.received()).toHaveLength(1);
  });

  it('the sandbox delivers mails that come together, except one that cannot be stored', async () => {
    const harness = (await harnesses.sandbox?.()) as Harness;
    const sent = await Promise.allSettled(
      ['first', 'sec\u0000nd', 'third'].map((text, index) =>
        harness.provider.send({ ...mail, messageId: `${index}@example.org`, text }),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const texts = (await harness.received()).map(({ raw }) => JSON.parse(raw).text);
    expect(texts.sort()).toEqual(['first', 'third']);
  });
});
