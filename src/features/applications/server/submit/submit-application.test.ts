import { describe, expect, it } from 'vitest';
import { CONSENT_KEYS, currentVersions } from '#features/legal/consents.ts';
import { TRANSLATION_VERSION } from '#features/legal/versions.ts';
import { exampleApplication as example } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { readApplicationByEmail } from '../read-application.ts';
import { readConsents } from '../read-consents.ts';
import { applicationConsents, applications } from '../tables.ts';

describe('POST /api/applications', () => {
  const test = useTestApp();
  const apply = (changes: object = {}, headers: Record<string, string> = {}) =>
    test.request('POST', '/api/applications', { ...example, ...changes }, headers);

  it('saves the record under the normalised address and mails the applicant', async () => {
    const response = await apply({ email: ' ANA@Example.com ', fullName: 'Somebody Else' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      fullName: 'Ana Lima',
      email: 'ana@example.com',
      preferredPlan: '450',
      createdAt: expect.any(String),
    });
    expect(await readApplicationByEmail(test.context, 'Ana@example.com')).toMatchObject({
      fullName: 'Ana Lima',
      phone: null,
      state: 'UT',
      understandsDeposit: 'yes',
      wantsEarlyReservation: 'yes',
      incomeVerificationStatus: 'pending',
      adminApprovedIncome: false,
      userId: null,
      version: 1,
    });
    await test.drainJobs();
    const [mail] = await test.mailbox('ana@example.com');
    expect(mail?.subject).toBe('We received your Casa Circle application');
    expect(mail?.text).toContain('up to 19 years');
  });

  it('needs a second yes where the figures leave little, and keeps when it was given', async () => {
    const refused = await apply({ email: 'a@example.com', confirmsAffordability: false });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'AFFORDABILITY_UNCONFIRMED' });
    expect(await readApplicationByEmail(test.context, 'a@example.com')).toBeUndefined();
    const short = { monthlyIncome: 'Under $3,000', confirmsAffordability: undefined };
    expect((await apply({ email: 'a@example.com', ...short })).status).toBe(422);
    expect((await apply({ email: 'a@example.com' })).status).toBe(201);
    const confirmed = await readApplicationByEmail(test.context, 'a@example.com');
    expect(confirmed?.affordabilityConfirmedAt).toEqual(confirmed?.createdAt);

    const enough = { monthlyIncome: '$7,500 - $9,999' };
    const unasked = { email: 'b@example.com', ...enough, confirmsAffordability: false };
    expect((await apply(unasked)).status).toBe(201);
    await apply({ email: 'c@example.com', ...enough });
    for (const email of ['b@example.com', 'c@example.com']) {
      const row = await readApplicationByEmail(test.context, email);
      expect(row?.affordabilityConfirmedAt, email).toBeNull();
    }
    const debts = { monthlyDebt: '2,500', monthlyRent: '1,800', confirmsAffordability: false };
    expect((await apply({ email: 'd@example.com', ...enough, ...debts })).status).toBe(422);
  });

  it('keeps rent and debts with the application, as they are typed or not at all', async () => {
    await apply({ email: 'a@example.com', monthlyRent: 'US$ 1.250,50', monthlyDebt: '$300' });
    await apply({ email: 'b@example.com', monthlyRent: '', monthlyDebt: 0 });
    expect(await readApplicationByEmail(test.context, 'a@example.com')).toMatchObject({
      monthlyRentCents: 125_050,
      monthlyDebtCents: 30_000,
    });
    expect(await readApplicationByEmail(test.context, 'b@example.com')).toMatchObject({
      monthlyRentCents: null,
      monthlyDebtCents: 0,
    });
    for (const monthlyRent of ['much', -1, '99999999', 'NaN', { cents: 1 }]) {
      const refused = await apply({ email: 'c@example.com', monthlyRent });
      expect(refused.status).toBe(422);
      expect((await refused.json()).fields).toEqual({
        monthlyRent: 'Please enter an amount such as $1,200, or leave it empty',
      });
    }
  });

  it('takes names and a city as long as they may be, though an index carries them', async () => {
    // Three bytes each and all different, so that they do not compress.
    const letters = (from: number, length = 100) =>
      Array.from({ length }, (_, n) => String.fromCodePoint(from + n * 13)).join('');
    const [firstName, lastName, city] = [letters(0x4e_00), letters(0x5e_00), letters(0x6e_00)];
    const email = `${letters(0x7e_00, 242)}@example.com`;
    expect((await apply({ firstName: `${firstName}a` })).status).toBe(422);
    expect((await apply({ city: `${city}a` })).status).toBe(422);
    expect((await apply({ email: `a${email}` })).status).toBe(422);
    expect((await apply({ firstName, lastName, city, email })).status).toBe(201);
    expect(await readApplicationByEmail(test.context, email)).toMatchObject({ firstName, city });
  });

  it('stores what was accepted: each text, its version, the time and the address', async () => {
    test.clock.set('2026-11-15T10:00:00Z');
    await apply({ acceptedVersions: currentVersions() });
    const [stored, ...others] = await test.context.db.select().from(applicationConsents);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      acceptedAt: new Date('2026-11-15T10:00:00Z'),
      ipAddress: '127.0.0.1',
    });
    const texts = stored?.texts ?? [];
    expect(new Set(texts.map(({ consent }) => consent))).toEqual(
      new Set(['acceptsDepositAgreement', ...CONSENT_KEYS]),
    );
    expect(texts).toHaveLength(7);
    for (const text of texts) expect(text.textVersion).toBe(currentVersions().consents);
    const version = (consent: string) =>
      texts.find((text) => text.consent === consent)?.documentVersion;
    expect(version('acceptsDepositAgreement')).toBe(currentVersions().depositAgreement);
    expect(version('acceptsTermsOfUse')).toBe(currentVersions().termsOfUse);
    expect(version('understandsNotLoan')).toBeNull();
  });

  it('stores in which language the texts were read, and which translation it was', async () => {
    await apply({ acceptedVersions: currentVersions('pt-BR') });
    const [stored] = await test.context.db.select().from(applicationConsents);
    expect(stored?.language).toBe('pt-BR');
    for (const text of stored?.texts ?? []) {
      expect(text).toMatchObject({
        textVersion: currentVersions().consents,
        translationVersion: TRANSLATION_VERSION,
      });
    }
    const consents = await readConsents(test.context, stored?.applicationId ?? '');
    expect(consents).toHaveLength(7);
    expect(consents[0]).toMatchObject({
      language: 'pt-BR',
      translationVersion: TRANSLATION_VERSION,
      documentVersion: currentVersions().depositAgreement,
    });
  });

  it('takes versions without a language as those of the English texts', async () => {
    const { language: _, ...seen } = currentVersions();
    expect((await apply({ acceptedVersions: seen })).status).toBe(201);
    const [stored] = await test.context.db.select().from(applicationConsents);
    expect(stored?.language).toBe('en');
    expect(JSON.stringify(stored?.texts)).not.toContain('translationVersion');
  });

  it.each([
    ['another translation', { ...currentVersions('pt-BR'), translation: '2020-01-01' }],
    ['a translation that is not named', { ...currentVersions(), language: 'pt-BR' }],
  ])('refuses an acceptance of %s', async (_, acceptedVersions) => {
    const response = await apply({ acceptedVersions });
    expect(await response.json()).toMatchObject({ code: 'TEXTS_CHANGED' });
    expect(await test.context.db.$count(applications)).toBe(0);
  });

  it('refuses a language that the texts do not have', async () => {
    const acceptedVersions = { ...currentVersions(), language: 'fr' };
    expect((await apply({ acceptedVersions })).status).toBe(422);
  });

  it('refuses an acceptance of texts that have changed since', async () => {
    const seen = { ...currentVersions(), termsOfUse: '2020-01-01' };
    const response = await apply({ acceptedVersions: seen });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'TEXTS_CHANGED' });
    expect(await test.context.db.$count(applications)).toBe(0);
  });

  it('gives the same answer to the same key, and one record', async () => {
    const headers = { 'idempotency-key': 'submission-0001' };
    const first = await (await apply({}, headers)).json();
    const again = await apply({}, headers);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(first);
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(1);
  });

  it('refuses one key for two different requests, and an invalid key', async () => {
    const headers = { 'idempotency-key': 'submission-0001' };
    await apply({}, headers);
    const other = await apply({ email: 'bia@example.com' }, headers);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await apply({}, { 'idempotency-key': 'short' })).status).toBe(400);
  });

  it('lets a key be reused after a failed submission', async () => {
    const headers = { 'idempotency-key': 'submission-0002' };
    await apply();
    expect((await apply({}, headers)).status).toBe(409);
    await test.context.db.delete(applications);
    expect((await apply({}, headers)).status).toBe(201);
  });

  it('answers 409 to another submission with a taken address', async () => {
    await apply();
    const again = await apply({ email: 'ANA@example.com', firstName: 'Mallory' });
    expect(again.status).toBe(409);
    expect((await again.json()).message).toContain('Application already exists');
    expect(await readApplicationByEmail(test.context, 'ana@example.com')).toMatchObject({
      firstName: 'Ana',
    });
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(1);
  });

  it.each([
    ['understandsNotLoan', { understandsNotLoan: 'no' }],
    ['state', { state: 'ZZ' }],
    ['firstName', { firstName: 'A\u0000na' }],
    ['lastName', { lastName: 'x'.repeat(10_000) }],
    ['userId', { userId: 'someone' }],
    ['adminApprovedIncome', { adminApprovedIncome: true }],
  ])('refuses a wrong %s and stores nothing', async (field, changes) => {
    const response = await apply(changes);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(await test.context.db.$count(applications)).toBe(0);
    expect(await test.drainJobs()).toBe(0);
  });

  it.each([
    ['[1', 400],
    [JSON.stringify({ ...example, source: 'x'.repeat(70_000) }), 413],
    ['null', 422],
    ['[]', 422],
    ['"text"', 422],
  ])('refuses the body %.20s', async (body, status) => {
    expect((await test.request('POST', '/api/applications', body)).status).toBe(status);
  });

  it.each(['مريم', '👩‍👧 Ana', '<script>alert(1)</script>', "O'Brien; drop table x"])(
    'keeps the name %s as it was written, and shows it as text',
    async (firstName) => {
      await apply({ firstName });
      expect(await readApplicationByEmail(test.context, example.email)).toMatchObject({
        firstName,
      });
      await test.drainJobs();
      expect((await test.mailbox())[0]?.html).not.toContain('<script>');
    },
  );
});

describe('GET /api/applications/check-email', () => {
  const test = useTestApp({
    settings: { RATE_CHECK_EMAIL_ADDRESS: '2/1h', RATE_CHECK_EMAIL_NETWORK: '4/1h' },
  });
  const ask = (email: string) =>
    test.request('GET', `/api/applications/check-email?email=${encodeURIComponent(email)}`);

  it('tells whether the normalised address has an application', async () => {
    expect(await (await ask('ana@example.com')).json()).toEqual({ exists: false });
    await test.request('POST', '/api/applications', example);
    expect(await (await ask(' ANA@example.com')).json()).toEqual({ exists: true });
  });

  it('refuses an invalid address', async () => {
    const response = await ask('nobody');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { email: 'Valid email is required' } });
  });

  it('is rate-limited per address and per network', async () => {
    expect((await ask('a@example.com')).status).toBe(200);
    expect((await ask('a@example.com')).status).toBe(200);
    expect((await ask('A@example.com')).status).toBe(429);
    expect((await ask('b@example.com')).status).toBe(200);
    expect((await ask('c@example.com')).status).toBe(429);
  });
});
