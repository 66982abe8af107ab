import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { waitlistEntries } from './tables.ts';

const entry = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: ' ANA@Example.com ',
  preferredPlan: '$450,000',
  applicantProfile: 'first-time-homebuyer',
};

describe('POST /api/waitlist', () => {
  const test = useTestApp();

  it('saves the entry under the normalised address and sends one mail', async () => {
    const response = await test.request('POST', '/api/waitlist', entry);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ isNew: true });
    await test.drainJobs();
    expect(await test.mailbox('ana@example.com')).toMatchObject([
      { subject: 'You are on the Casa Circle waitlist' },
    ]);
  });

  it('changes nothing by a repeat: its mail has a link that applies the changes', async () => {
    const join = async (changes = {}) =>
      (await test.request('POST', '/api/waitlist', { ...entry, ...changes })).json();
    const name = async () =>
      (await test.context.db.select().from(waitlistEntries)).map(({ firstName }) => firstName);
    const first = await join();
    const again = await join({ firstName: 'Aninha' });
    expect(again).toEqual({ id: first.id, isNew: false, isMailOwed: true });
    expect(await join({ firstName: 'Aninha' })).toMatchObject({ isMailOwed: false });
    expect(await name()).toEqual(['Ana']);
    await test.drainJobs();
    const texts = (await test.mailbox()).map(({ text }) => text).join('\n');
    const token = texts.match(/\/confirm#(\S+)/)?.[1];
    const confirm = (given?: string) =>
      test.request('POST', '/api/waitlist/confirm', { token: given });
    expect((await confirm(`${token}x`)).status).toBe(404);
    expect(await (await confirm(token)).json()).toEqual({ isDone: true });
    expect(await name()).toEqual(['Aninha']);
    expect((await confirm(token)).status).toBe(200);
  });

  it('gives the same answer to the same key, and refuses the key for another request', async () => {
    const join = (changes = {}) =>
      test.request(
        'POST',
        '/api/waitlist',
        { ...entry, ...changes },
        { 'idempotency-key': 'submission-0001' },
      );
    const first = await (await join()).json();
    expect(await (await join()).json()).toEqual(first);
    const other = await join({ email: 'bia@example.com' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await test.context.db.$count(waitlistEntries)).toBe(1);
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(1);
  });

  it('accepts an amount other than the plans’, and refuses an invalid one', async () => {
    const join = (preferredPlan: string) =>
      test.request('POST', '/api/waitlist', { ...entry, preferredPlan });
    for (const wrong of ['$520', '520000', '$9,000,000', '$5,2', 'much']) {
      expect((await join(wrong)).status).toBe(422);
    }
    expect((await join('$520,000')).status).toBe(200);
    const [saved] = await test.context.db.select().from(waitlistEntries);
    expect(saved?.preferredPlan).toBe('$520,000');
  });

  it('keeps the three lists apart', async () => {
    const portuguese = {
      ...entry,
      applicantProfile: 'primeira-casa',
      source: 'imovelnoseua_utm_source=ig',
    };
    const event = { ...portuguese, phone: '(801) 555-0100', eventTag: 'july11_7pm' };
    for (const body of [entry, portuguese, event]) {
      const response = await test.request('POST', '/api/waitlist', body);
      expect(await response.json()).toMatchObject({ isNew: true });
    }
    await test.drainJobs();
    const subjects = (await test.mailbox()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    expect(subjects.filter((subject) => subject.includes('apresentação'))).toHaveLength(1);
  });

  it('answers each wrong field with its sentence, and stores nothing', async () => {
    const response = await test.request('POST', '/api/waitlist', {
      firstName: ' ',
      email: 'not an address',
      applicantProfile: 'king',
      extra: 1,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Valid email is required',
        applicantProfile: 'Please select your applicant profile',
        extra: 'This field is not expected here',
      },
      requestId: expect.any(String),
    });
    expect(await test.drainJobs()).toBe(0);
  });

  it('answers in the language that the request names', async () => {
    const headers = { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' };
    const response = await test.request('POST', '/api/waitlist', { email: 'a b', x: 1 }, headers);
    expect(await response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        firstName: 'Nome é obrigatório',
        email: 'Email inválido',
        applicantProfile: 'Escolha o que descreve você melhor',
        x: 'Este campo não é esperado aqui',
      },
    });
    const nul = { ...entry, lastName: 'Li\u0000ma' };
    expect(await (await test.request('POST', '/api/waitlist', nul, headers)).json()).toMatchObject({
      fields: { lastName: 'Retire os caracteres que não podem ser salvos' },
    });
  });

  it.each([
    ['{"firstName":', 400, 'BAD_JSON'],
    [JSON.stringify({ ...entry, message: 'x'.repeat(70_000) }), 413, 'TOO_LARGE'],
    [JSON.stringify({ ...entry, firstName: 'A\u0000na' }), 422, 'INVALID_INPUT'],
    [JSON.stringify({ ...entry, lastName: '\ud800' }), 422, 'INVALID_INPUT'],
    [JSON.stringify({ ...entry, firstName: 'x'.repeat(10_000) }), 422, 'INVALID_INPUT'],
  ])('refuses %.30s', async (body, status, code) => {
    const response = await test.request('POST', '/api/waitlist', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('refuses a body that is not sent as JSON', async () => {
    const response = await test.request('POST', '/api/waitlist', 'a=b', {
      'content-type': 'text/plain',
    });
    expect(response.status).toBe(415);
  });

  it.each(['José da Conceição', '李小龍', 'مريم', '👩‍👧 Ana', '<script>alert(1)</script>'])(
    'keeps the name %s as it was written',
    async (firstName) => {
      await test.request('POST', '/api/waitlist', { ...entry, firstName });
      await test.drainJobs();
      const [mail] = await test.mailbox();
      expect(mail?.text).toContain(`Hello ${firstName},`);
      expect(mail?.html).not.toContain('<script>');
    },
  );
});

describe('limits of POST /api/waitlist', () => {
  const test = useTestApp({
    settings: { RATE_WAITLIST_EMAIL: '2/1h', RATE_WAITLIST_NETWORK: '4/1h' },
  });

  it('limits one address without affecting others of its network', async () => {
    const send = (email: string) => test.request('POST', '/api/waitlist', { ...entry, email });
    expect((await send('a@example.com')).status).toBe(200);
    expect((await send('a@example.com')).status).toBe(200);
    const refused = await send('a@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('b@example.com')).status).toBe(200);
    expect((await send('c@example.com')).status).toBe(429);
  });
});
