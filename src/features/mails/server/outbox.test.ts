import { describe, expect, it } from 'vitest';
import { usersOfAddresses } from '#features/accounts/profile/server/users-of-addresses.ts';
import { inTransaction } from '#platform/context.ts';
import { MailRefused, type OutgoingMail } from '#providers/mail/mail-provider.ts';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { MailContent } from '../mail-content.ts';
import { purgeMails } from './purge-mails.ts';
import { queueMail } from './queue-mail.ts';
import { sendMails, takeMails } from './send-mails.ts';

const content: MailContent = {
  locale: 'en',
  subject: 'Hello',
  preview: 'A line',
  greeting: 'Hello,',
  paragraphs: ['One.'],
};
const outgoing: OutgoingMail[] = [];
let refused: string[] = [];
const mail = {
  async send(message: OutgoingMail) {
    if (refused.includes(message.to)) throw new MailRefused('550 5.1.1 no such user');
    outgoing.push(message);
  },
  close: async () => {},
};

describe('the list of mails', () => {
  const test = useTestApp({ mail, session: adminSession });
  const queue = (to: string, dedupeKey: string) =>
    inTransaction(test.context, (tx) => queueMail(tx, { to, dedupeKey, content }));
  const deliver = async () => sendMails(test.context, await takeMails(test.context, 12));
  const read = async (query = '') =>
    (await test.request('GET', `/api/admin/mails/outbox?${query}`)).json();
  const resend = async (id: string) => test.request('POST', `/api/admin/mails/${id}/resend`);
  const codeOf = async (id: string) => (await (await resend(id)).json()).code;

  it('says who bounced, is found by person, kind and state, and sends again', async () => {
    outgoing.length = 0;
    refused = ['gone@example.com'];
    await inTransaction(test.context, (tx) =>
      usersOfAddresses(tx, [{ email: 'ana@example.com', firstName: 'Ana', lastName: 'Souza' }]),
    );
    await queue('ana@example.com', 'waitlist:one');
    await queue('gone@example.com', 'dispute:two');
    await deliver();
    await queue('ana@example.com', 'reset:three');
    const all = await read();
    expect(all.items.map((one: { state: string }) => one.state)).toEqual([
      'bounced',
      'queued',
      'sent',
    ]);
    expect(all.sums).toMatchObject({ bounced: { count: 1 }, queued: { count: 1 } });
    // The text of a mail may have a link for one person.
    expect(JSON.stringify(all)).not.toContain('One.');
    const [bounced, queued, sent] = all.items;
    expect(sent).toMatchObject({ name: 'Ana Souza', kind: 'waitlist', subject: 'Hello' });
    expect(bounced.error).toContain('no such user');
    const found = async (query: string) =>
      (await read(query)).items.map((one: { id: string }) => one.id);
    expect(await found('search=souza&state=sent')).toEqual([sent.id]);
    expect(await found('search=bounced')).toEqual([bounced.id]);
    expect(await found('search=gone@example')).toEqual([bounced.id]);
    expect(await found('kind=waitlist')).toEqual([sent.id]);
    expect(
      (await (await test.request('GET', '/api/admin/mails/outbox.csv')).text()).trim(),
    ).toMatch(/Bounced/);

    expect(await codeOf(queued.id)).toBe('MAIL_QUEUED');
    await deliver();
    expect(await codeOf(queued.id)).toBe('MAIL_HAS_LINK');
    expect(outgoing).toHaveLength(2);
    // Twice within a minute is once.
    expect((await resend(sent.id)).status).toBe(200);
    expect((await resend(sent.id)).status).toBe(200);
    refused = [];
    expect((await resend(bounced.id)).status).toBe(200);
    await deliver();
    expect(
      outgoing
        .map(({ to }) => to)
        .slice(2)
        .sort(),
    ).toEqual(['ana@example.com', 'gone@example.com']);

    test.clock.advanceDays(1);
    await purgeMails(test.context, test.clock.now());
    expect(await codeOf(sent.id)).toBe('MAIL_GONE');
  });
});
