import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { currentVersions } from '#features/legal/consents.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import { saveOwnBankDetails } from '#features/payouts/server/save-bank-details.ts';
import { inTransaction } from '#platform/context.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { deleteDueAccounts } from './delete-accounts.ts';

const ANA = 'ana@example.com';
const NEW = 'ana.lima@example.com';
const PASSWORD = 'a good password';
const HELD = [
  'secondFactors',
  'bids',
  'awards',
  'payouts',
  'bankDetails',
  'leaving',
  'transfers',
  'log',
];

describe('account settings', () => {
  const test = useTestApp();

  /** Somebody signed in with a verified address. */
  const signedIn = async (email = ANA): Promise<TestBrowser> => {
    const browser = openTestBrowser(test);
    await browser.signUp(email);
    await test.context.db.update(identityUsers).set({ emailVerified: true });
    await browser.sync();
    return browser;
  };
  const read = async (browser: TestBrowser, path: string) =>
    (await browser.send('GET', `/api/account${path}`)).json();
  const subjects = async (to: string) => {
    await test.drainJobs();
    return (await test.mailbox(to)).map(({ subject }) => subject);
  };

  it('shows the account, and nothing to whoever is not signed in', async () => {
    expect(await read(await signedIn(), '')).toEqual({
      email: ANA,
      isEmailVerified: true,
      hasPassword: true,
      hasGoogle: false,
      mailLanguage: 'en',
      mailChoice: 'digest',
      application: null,
      deletion: { dueAt: null, refusal: null },
    });
    for (const path of ['', '/sessions', '/payments', '/data.json']) {
      expect((await test.request('GET', `/api/account${path}`)).status).toBe(401);
    }
  });

  it('changes the password by the present one, and signs every other browser out', async () => {
    const browser = await signedIn();
    const other = openTestBrowser(test);
    await other.signIn(ANA);
    const change = (currentPassword: string, newPassword: string) =>
      browser.send('POST', '/api/account/password', { currentPassword, newPassword });
    const wrong = await change('not this one', 'another good password');
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields).toHaveProperty('currentPassword');
    expect((await change(PASSWORD, '123')).status).toBe(422);
    expect(await subjects(ANA)).not.toContain('Your Casa Circle password was changed');

    expect((await change(PASSWORD, 'another good password')).status).toBe(200);
    expect((await browser.send('GET', '/api/account')).status).toBe(200);
    expect((await other.send('GET', '/api/account')).status).toBe(401);
    expect((await openTestBrowser(test).signIn(ANA)).status).toBe(401);
    expect((await openTestBrowser(test).signIn(ANA, 'another good password')).status).toBe(200);
    expect(await subjects(ANA)).toContain('Your Casa Circle password was changed');
  });

  it('lists the browsers, and ends one or all of them', async () => {
    const browser = await signedIn();
    const phone = openTestBrowser(test);
    await phone.send(
      'POST',
      '/api/identity/sign-in/email',
      { email: ANA, password: PASSWORD },
      { 'user-agent': 'Phone' },
    );
    const stranger = await signedIn('eve@example.com');
    const sessions = await read(browser, '/sessions');
    expect(sessions).toHaveLength(2);
    const [own] = sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const [there] = sessions.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(there).toMatchObject({ userAgent: 'Phone', ipAddress: expect.any(String) });

    const end = (who: TestBrowser, id: string) => who.send('DELETE', `/api/account/sessions/${id}`);
    expect((await end(stranger, there.id)).status).toBe(404);
    expect((await end(browser, there.id)).status).toBe(200);
    expect((await phone.send('GET', '/api/account')).status).toBe(401);
    expect((await end(browser, there.id)).status).toBe(404);
    expect(own.id).toBe((await read(browser, '/sessions'))[0].id);

    await phone.signIn(ANA);
    const signOut = async (scope: string) =>
      (await browser.send('POST', '/api/account/sign-out', { scope })).json();
    expect(await signOut('elsewhere')).toEqual({ ended: 1 });
    expect((await phone.send('GET', '/api/account')).status).toBe(401);
    expect(await signOut('everywhere')).toEqual({ ended: 1 });
    expect((await browser.send('GET', '/api/account')).status).toBe(401);
    expect(browser.cookies.has('casa.session_token')).toBe(false);
    expect((await stranger.send('GET', '/api/account')).status).toBe(200);
  });

  describe('another email address', () => {
    const ask = (browser: TestBrowser, email: string, currentPassword = PASSWORD) =>
      browser.send('POST', '/api/account/email', { email, currentPassword });
    const confirm = (token: string) =>
      test.request('POST', '/api/account/email/confirm', { token });
    const linkTo = async (email: string) => {
      await test.drainJobs();
      const [mail] = await test.mailbox(email);
      return /change-email#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };

    it('is used once its owner follows the link; the application goes along', async () => {
      const browser = await signedIn();
      const id = await saveApplication(test.context, { email: ANA });
      expect((await ask(browser, NEW, 'wrong')).status).toBe(422);
      expect((await ask(browser, ` ${NEW.toUpperCase()}`)).status).toBe(200);
      expect((await read(browser, '')).email).toBe(ANA);
      const token = await linkTo(NEW);
      expect((await confirm(`${token}x`)).status).toBe(400);
      expect(await (await confirm(token)).json()).toEqual({ email: NEW });
      expect((await confirm(token)).status).toBe(400);
      expect(await read(browser, '')).toMatchObject({ email: NEW, isEmailVerified: true });
      expect((await readApplicationByEmail(test.context, NEW))?.id).toBe(id);
      expect(await readApplicationByEmail(test.context, ANA)).toBeUndefined();
      expect(await subjects(ANA)).toContain('The email address of your account was changed');
      expect((await openTestBrowser(test).signIn(ANA)).status).toBe(401);
      expect((await openTestBrowser(test).signIn(NEW)).status).toBe(200);
      expect((await browser.sync()).email).toBe(NEW);
    });

    it('is refused when it has an account or an application of its own, also after the mail went', async () => {
      const browser = await signedIn();
      await saveApplication(test.context, { email: 'applied@example.com' });
      await signedIn('eve@example.com');
      for (const taken of ['applied@example.com', 'eve@example.com']) {
        const response = await ask(browser, taken);
        expect(await response.json()).toMatchObject({ code: 'ADDRESS_TAKEN' });
      }
      expect((await ask(browser, ANA)).status).toBe(422);
      await ask(browser, NEW);
      const token = await linkTo(NEW);
      await saveApplication(test.context, { email: NEW });
      expect(await (await confirm(token)).json()).toMatchObject({ code: 'ADDRESS_TAKEN' });
      expect((await read(browser, '')).email).toBe(ANA);
    });
  });

  it('writes in the language that was chosen', async () => {
    const browser = await signedIn();
    await browser.send('PUT', '/api/account/mail-language', { language: 'pt-BR' });
    expect((await read(browser, '')).mailLanguage).toBe('pt-BR');
    await browser.sync();
    await browser.send('POST', '/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'another good password',
    });
    expect(await subjects(ANA)).toContain('A sua senha da Casa Circle foi alterada');
    await test.request('POST', '/api/identity/request-password-reset', { email: ANA });
    expect(await subjects(ANA)).toContain('Redefina a sua senha da Casa Circle');
    // Mails of other features too: the queue looks up the language by the address.
    await applyAndStart(test, ANA);
    expect(await subjects(ANA)).toContain('Recebemos a sua inscrição na Casa Circle');
    expect(await subjects(ANA)).not.toContain('We received your Casa Circle application');
    const links = (await test.mailbox(ANA)).flatMap((mail) => mail.links).join(' ');
    expect(links).toContain('/redefinir-senha#token=');
    expect(links).toContain('/pagar#');
    expect(links).not.toMatch(/\/(reset-password|pay)#/);
    const other = await browser.send('PUT', '/api/account/mail-language', { language: 'de' });
    expect(other.status).toBe(422);
  });

  it('keeps how much mail was chosen', async () => {
    const browser = await signedIn();
    const change = (choice: string) => browser.send('PUT', '/api/account/mail-choice', { choice });
    expect((await change('everything')).status).toBe(200);
    expect((await read(browser, '')).mailChoice).toBe('everything');
    expect((await change('nothing')).status).toBe(422);
    expect((await read(browser, '')).mailChoice).toBe('everything');
  });

  it('writes in that language once to somebody who applies without signing in, also after a repeat', async () => {
    const browser = await signedIn();
    await browser.send('PUT', '/api/account/mail-language', { language: 'pt-BR' });
    const apply = async (key: string) => {
      const headers = { 'idempotency-key': key };
      const request = { ...exampleApplication, email: ANA };
      const response = await test.request('POST', '/api/applications', request, headers);
      return { status: response.status, answer: await response.json() };
    };
    const first = await apply('the-first-submission');
    expect(first.status).toBe(201);
    expect(await apply('the-first-submission')).toEqual(first);
    expect((await apply('another-submission')).status).toBe(409);
    expect(await readApplicationByEmail(test.context, ANA)).toMatchObject({ id: first.answer.id });
    const received = (await subjects(ANA)).filter((subject) =>
      /inscrição|application/.test(subject),
    );
    expect(received).toEqual(['Recebemos a sua inscrição na Casa Circle']);
  });

  it('hands out in which language and version the person read what they accepted', async () => {
    const browser = await signedIn();
    const acceptedVersions = currentVersions('pt-BR');
    const request = { ...exampleApplication, email: ANA, acceptedVersions };
    expect((await test.request('POST', '/api/applications', request)).status).toBe(201);
    const { application } = await read(browser, '/data.json');
    expect(application.consents).toHaveLength(7);
    expect(application.consents[0]).toMatchObject({
      consent: 'acceptsDepositAgreement',
      documentVersion: acceptedVersions.depositAgreement,
      language: 'pt-BR',
      translationVersion: acceptedVersions.translation,
    });
  });

  it('hands out everything we hold about the person, and nothing of others', async () => {
    const browser = await signedIn();
    await saveApplication(test.context, { email: ANA, phone: '801 555 0100' });
    await saveApplication(test.context, { email: 'eve@example.com', phone: '801 555 0199' });
    await test.drainJobs();
    const response = await browser.send('GET', '/api/account/data.json');
    expect(response.headers.get('content-disposition')).toContain('my-data.json');
    const data = await response.json();
    expect(data).toMatchObject({
      account: { email: ANA },
      application: { email: ANA, phone: '(801) 555-0100', documents: [] },
      mails: [
        { subject: 'We received your Casa Circle application' },
        { subject: 'Confirm your email for Casa Circle' },
      ],
    });
    expect(Object.keys(data)).toEqual(expect.arrayContaining(HELD));
    expect(JSON.stringify(data)).not.toContain('0199');
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|session_token|clientSecret/);
  });

  it('hands out bids, bank details without the numbers, and what the log says', async () => {
    const browser = await signedIn();
    const { id: userId } = await browser.sync();
    const applicationId = await saveApplication(test.context, { email: ANA });
    const membershipId = test.context.randomness.id();
    await saveMemberships(test.context, [membershipId]);
    await inTransaction(test.context, async ({ db }) => {
      await db.execute(sql`set local session_replication_role = replica`);
      await db.update(memberships).set({ userId });
    });
    const session = { ...adminSession, userId, email: ANA, isEmailVerified: true };
    await saveOwnBankDetails(test.context, session, {
      holder: 'Ana Souza',
      routingNumber: '021000021',
      accountNumber: '000123456789',
      kind: 'checking',
    });
    const admin = { userId: test.context.randomness.id(), email: 'olga@example.com' };
    await inTransaction(test.context, (tx) =>
      recordAudit(tx, {
        actor: { ...adminSession, ...admin },
        action: 'application.income-approved',
        subject: { type: 'application', id: applicationId, label: ANA },
        after: { incomeVerificationStatus: 'approved' },
      }),
    );
    const data = await read(browser, '/data.json');
    expect(data.memberships).toMatchObject([{ id: membershipId }]);
    expect(data.bankDetails).toMatchObject({ account: expect.stringContaining('6789') });
    expect(data.log).toContainEqual(
      expect.objectContaining({
        action: 'application.income-approved',
        by: 'us',
        after: { incomeVerificationStatus: 'approved' },
      }),
    );
    expect(JSON.stringify(data)).not.toMatch(/000123456789|olga@example/);
  });

  it('shows what was paid, with the card, and keeps whoever has money here', async () => {
    const { clientSecret } = await applyAndStart(test, ANA);
    const browser = await signedIn();
    expect(await read(browser, '/payments')).toEqual([]);
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await read(browser, '/payments')).toMatchObject([
      {
        kind: 'deposit',
        amountCents: 20_000,
        returnedCents: 0,
        method: { kind: 'card', last4: '4242', name: 'visa' },
        receipt: expect.stringMatching(/^[0-9A-F]{12}$/),
      },
    ]);
    expect((await read(browser, '')).deletion.refusal).toBe('deposit');
    const refused = await browser.send('POST', '/api/account/deletion');
    expect(await refused.json()).toMatchObject({ code: 'DELETION_REFUSED_DEPOSIT' });
    const stranger = await signedIn('eve@example.com');
    expect(await read(stranger, '/payments')).toEqual([]);
  });

  it('discards an application that a stranger sent with the address, unless money belongs to it', async () => {
    const browser = await signedIn();
    const discard = async () => {
      const answer = await browser.send('DELETE', '/api/account/application');
      return [answer.status, (await answer.json()).code];
    };
    expect((await read(browser, '')).application).toBeNull();
    expect(await discard()).toEqual([404, 'NO_APPLICATION']);
    await saveApplication(test.context, { email: ANA });
    expect((await read(browser, '')).application).toMatchObject({ canDiscard: true });
    expect(await discard()).toEqual([200, undefined]);
    expect(await readApplicationByEmail(test.context, ANA)).toBeUndefined();
    await payWith(test, (await applyAndStart(test, ANA)).clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect((await read(browser, '')).application).toMatchObject({ canDiscard: false });
    expect(await discard()).toEqual([409, 'APPLICATION_HAS_MONEY']);
  });

  it('asks for a fresh sign-in before it deletes, hands out or moves anything', async () => {
    const browser = await signedIn();
    await test.context.db.execute(
      sql`update identity_sessions set created_at = created_at - interval '11 minutes'`,
    );
    for (const [method, path, body] of [
      ['GET', '/data.json', undefined],
      ['POST', '/deletion', undefined],
      ['DELETE', '/application', undefined],
      ['POST', '/email', { email: NEW, currentPassword: PASSWORD }],
    ] as const) {
      const answer = await browser.send(method, `/api/account${path}`, body);
      expect([answer.status, (await answer.json()).code], path).toEqual([
        403,
        'FRESH_SIGN_IN_NEEDED',
      ]);
    }
  });

  describe('deletion', () => {
    const ask = (browser: TestBrowser) => browser.send('POST', '/api/account/deletion');

    it('happens after the days to think it over, and takes the application along', async () => {
      const browser = await signedIn();
      await saveApplication(test.context, { email: ANA });
      expect((await ask(browser)).status).toBe(200);
      const { dueAt } = (await read(browser, '')).deletion;
      test.clock.advanceDays(5);
      expect(await (await ask(browser)).json()).toEqual({ dueAt });
      await deleteDueAccounts(test.context);
      expect((await browser.send('GET', '/api/account')).status).toBe(200);
      test.clock.advanceDays(10);
      await deleteDueAccounts(test.context);
      await deleteDueAccounts(test.context);
      expect((await browser.send('GET', '/api/account')).status).toBe(401);
      expect(await readApplicationByEmail(test.context, ANA)).toBeUndefined();
      expect(await test.context.db.$count(identityUsers)).toBe(0);
      expect(await subjects(ANA)).toEqual(
        expect.arrayContaining(['You asked us to delete your account', 'Your account is deleted']),
      );
    });

    it('is refused to a member of a formed group', async () => {
      const browser = await signedIn();
      const { id: userId } = await browser.sync();
      const membershipId = test.context.randomness.id();
      await saveMemberships(test.context, [membershipId]);
      await inTransaction(test.context, async ({ db }) => {
        await db.execute(sql`set local session_replication_role = replica`);
        await db.update(memberships).set({ userId });
      });
      expect(await (await ask(browser)).json()).toMatchObject({ code: 'DELETION_REFUSED_MEMBER' });
    });

    it('does not happen when it was withdrawn', async () => {
      const browser = await signedIn();
      await ask(browser);
      await browser.send('DELETE', '/api/account/deletion');
      test.clock.advanceDays(20);
      await deleteDueAccounts(test.context);
      expect((await read(browser, '')).deletion.dueAt).toBeNull();
    });
  });
});
