import { describe, expect, it } from 'vitest';
import { calendarFile } from '#platform/calendar-file.ts';
import type { Session } from '#platform/routes.ts';
import { useTestApp } from '#testing/test-app.ts';
import { FIRST_EVENT } from '../event.ts';
import { changeEvent, createEvent, listRegistrations } from './manage-events.ts';
import { tellEventMoved } from './tell-event-moved.ts';

const registration = {
  firstName: 'Luana',
  lastName: 'Araújo',
  email: 'luana@example.com',
  phone: '(801) 555-0100',
  applicantProfile: 'primeira-casa',
  eventTag: 'july11_7pm',
  source: 'imovelnoseua',
};
const admin = { userId: 'a', email: 'admin@example.com' } as Session;
const EVENT = {
  date: '2025-09-05',
  startsAt: '19:00',
  endsAt: '20:30',
  city: 'Provo, UT',
  address: '9 New Street',
  seats: 2,
  text: '',
};
const BEFORE = '2025-07-01T12:00:00Z';
const AFTER = '2025-07-12T02:00:00Z';

describe('registration for the presentation', () => {
  const test = useTestApp({
    settings: {
      EVENT_ADDRESS: '1 Test Street, Cottonwood Heights',
      RATE_WAITLIST_NETWORK: '10000/1m',
    },
  });
  const register = (email: string) =>
    test.request('POST', '/api/waitlist', { ...registration, email });
  const state = async () => (await (await test.request('GET', '/api/presentation')).json()).state;

  it('sends the full address and an entry for the calendar', async () => {
    test.clock.set(BEFORE);
    expect(await (await register('luana@example.com')).json()).toMatchObject({ isNew: true });
    await test.drainJobs();
    const [mail] = await test.mailbox('luana@example.com');
    expect(mail?.subject).toBe('Casa Circle: a sua vaga na apresentação está confirmada');
    expect(mail?.text).toContain('Dia: Sexta-feira, 11 de julho');
    expect(mail?.text).toContain('Horário: 19h às 20h (7PM–8PM)');
    expect(mail?.text).toContain('Endereço: 1 Test Street, Cottonwood Heights');
    const [file] = mail?.attachments ?? [];
    expect(file?.filename).toBe('apresentacao.ics');
    expect(file?.contentType).toContain('text/calendar');
    expect(file?.content).toContain('DTSTART:20250712T010000Z\r\nDTEND:20250712T020000Z\r\n');
    expect(file?.content).toContain('LOCATION:1 Test Street\\, Cottonwood Heights\r\n');
  });

  it('promises the next date, and no address, once the event is over', async () => {
    test.clock.set(AFTER);
    expect(await state()).toBe('over');
    await register('tarde@example.com');
    await test.drainJobs();
    const [mail] = await test.mailbox('tarde@example.com');
    expect(mail?.subject).toBe('Casa Circle: avisaremos você da próxima apresentação');
    expect(mail?.text).not.toContain('Test Street');
    expect(mail?.attachments).toEqual([]);
  });

  it('accepts a repeat, and sends the mail again at most once a day', async () => {
    test.clock.set(BEFORE);
    await register('luana@example.com');
    const again = async () => (await register(' LUANA@example.com')).json();
    expect(await again()).toMatchObject({ isNew: false, isMailOwed: true });
    expect(await again()).toMatchObject({ isNew: false, isMailOwed: false });
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(2);
    test.clock.advanceDays(1);
    expect(await again()).toMatchObject({ isNew: false, isMailOwed: true });
  });

  it('mails people who asked for it about the next event, once, unless they objected', async () => {
    test.clock.set(AFTER);
    for (const name of ['ana', 'bo', 'cy']) await register(`${name}@example.com`);
    await test.drainJobs();
    const [mail] = await test.mailbox('bo@example.com');
    expect(mail?.text).toMatch(/\/cancelar-inscricao#\S+/);
    // One-click unsubscribe (RFC 8058): a form without cookies, and a page for people who open the
    // link.
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = mail?.headers['List-Unsubscribe']?.match(/^<http:\/\/[^/]+(.+)>$/)?.[1] ?? '';
    const opened = await test.request('GET', address);
    expect(opened.headers.get('location')).toMatch(/^\/cancelar-inscricao#\S+/);
    const pressed = (given: string) =>
      test.request('POST', given, undefined, {
        'content-type': 'application/x-www-form-urlencoded',
      });
    expect((await pressed(address)).status).toBe(200);
    expect((await pressed(address)).status).toBe(200);
    expect((await pressed('/api/unsubscribe/not.ours')).status).toBe(404);
    const { id } = await createEvent(test.context, admin, EVENT);
    await test.drainJobs();
    const told = (await test.mailbox()).filter(({ subject }) => subject.includes('5 de setembro'));
    expect(told.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'cy@example.com']);
    expect(await state()).toBe('open');
    expect(await (await register('ana@example.com')).json()).toMatchObject({ isNew: true });
    await register('dora@example.com');
    expect(await state()).toBe('full');
    await test.drainJobs();
    const [seat] = await test.mailbox('dora@example.com');
    expect(seat?.text).toContain('9 New Street');
    const { registrations } = await listRegistrations(test.context, id);
    expect(registrations.map(({ email }) => email)).toEqual([
      'ana@example.com',
      'dora@example.com',
    ]);
    await expect(createEvent(test.context, admin, EVENT)).rejects.toMatchObject({
      code: 'EVENT_EXISTS',
    });
  });

  it('mails those who have a seat when the time or the place changes, once for each change', async () => {
    test.clock.set(AFTER);
    const form = { ...EVENT, date: '2025-10-03' };
    const { id } = await createEvent(test.context, admin, form);
    await register('luana@example.com');
    const told = async () => {
      await test.drainJobs();
      const mails = await test.mailbox('luana@example.com');
      return mails.filter(({ subject }) => subject.endsWith('novo horário ou local'));
    };
    test.clock.advanceDays(1);
    await changeEvent(test.context, admin, id, { ...form, seats: 3, text: 'Com pizza.' });
    expect(await told()).toEqual([]);
    test.clock.advanceDays(1);
    const moved = { ...form, date: '2025-10-04', address: '5 Other Street' };
    await changeEvent(test.context, admin, id, moved);
    await tellEventMoved(test.context, { eventId: id });
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('4 de outubro');
    expect(mail?.text).toContain('Endereço: 5 Other Street');
    // The same entry of the calendar as before, so that the former date disappears from it.
    const [confirmed] = await test.mailbox('luana@example.com');
    const uidOf = (sent: typeof mail) => sent?.attachments[0]?.content.match(/UID:\S+/)?.[0];
    expect(uidOf(mail)).toBe(uidOf(confirmed));
    test.clock.set('2025-10-06T12:00:00Z');
    await changeEvent(test.context, admin, id, { ...moved, city: 'Ogden, UT' });
    // A past evening that gets a new date is another one for those who were there.
    await changeEvent(test.context, admin, id, { ...moved, date: '2025-11-04' });
    expect(await told()).toHaveLength(1);
  });

  it('keeps the seat of those who have one and refuses others when all are taken', async () => {
    test.clock.set(BEFORE);
    expect(await state()).toBe('open');
    for (let seat = 0; seat < FIRST_EVENT.seats; seat += 1) {
      expect((await register(`p${seat}@example.com`)).status).toBe(200);
    }
    expect(await state()).toBe('full');
    const refused = await register('tarde@example.com');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'EVENT_FULL',
      message: 'All seats of this presentation are taken.',
    });
    expect((await register('p0@example.com')).status).toBe(200);
    test.clock.set(AFTER);
    expect((await register('tarde@example.com')).status).toBe(200);
  });

  it('shows the address to nobody but the registered', async () => {
    const answer = await (await test.request('GET', '/api/presentation')).text();
    expect(answer).not.toContain('Test Street');
  });
});

describe('the calendar file', () => {
  const file = calendarFile(
    [
      {
        uid: 'a@b',
        stamp: new Date('2025-07-01T12:00:00Z'),
        startsAt: new Date(FIRST_EVENT.startsAt),
        endsAt: new Date(FIRST_EVENT.endsAt),
        summary: 'Apresentação; com pizza, sim',
        description: `${'ção '.repeat(60)}\nfim`,
        location: 'Rua\\Casa',
      },
    ],
    { language: 'PT' },
  );

  it('has lines of at most 75 bytes, each ended as the standard says', () => {
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('restores every text when it is unfolded and unescaped', () => {
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Apresentação\\; com pizza\\, sim\r\n');
    expect(unfolded).toContain(`DESCRIPTION:${'ção '.repeat(60)}\\nfim\r\n`);
    expect(unfolded).toContain('LOCATION:Rua\\\\Casa\r\n');
  });
});
