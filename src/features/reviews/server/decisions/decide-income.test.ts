import { describe, expect, it } from 'vitest';
import { storeDocument } from '#features/documents/server/store-document.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyDecisions } from '#testing/scenes/apply-decisions.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';

const EMAIL = 'ana@example.com';

async function* pieces() {
  yield exampleFile('pdf');
}

describe('reviewing an application', () => {
  const test = useTestApp({ session: adminSession });
  /** Sends a decision; most of these applications have no paper. */
  const send = (body: object) =>
    test.request('PATCH', '/api/admin/approve-income', {
      email: EMAIL,
      isMissingPaperAccepted: true,
      ...body,
    });
  /** The same, and lets the time pass in which it can be undone. */
  const decide = async (body: object) => {
    const response = await send(body);
    await applyDecisions(test);
    return response;
  };
  const read = async (id: string) =>
    (await test.request('GET', `/api/admin/applications/${id}`)).json();
  const apply = () => saveApplication(test.context, { email: EMAIL });
  const uploadIncome = () =>
    storeDocument(
      test.context,
      { ...adminSession, email: EMAIL },
      { uploadId: crypto.randomUUID(), kind: 'income', name: 'a.pdf' },
      pieces(),
    );
  const decisionMails = async () => {
    await test.drainJobs();
    const mails = await test.mailbox(EMAIL);
    return mails.map(({ subject }) => subject).filter((subject) => /income/.test(subject));
  };

  it('approves with notes, tells the applicant, and logs before and after', async () => {
    const id = await apply();
    const response = await decide({ approved: true, adminNotes: 'Pay slips fit', version: 1 });
    expect(await response.json()).toMatchObject({
      incomeVerificationStatus: 'pending',
      version: 1,
      decision: { outcome: 'approved', email: adminSession.email },
    });
    const details = await read(id);
    expect(details).toMatchObject({
      adminApprovedIncome: true,
      adminNotes: 'Pay slips fit',
      audit: [
        {
          action: 'application.income-approved',
          actorEmail: adminSession.email,
          before: { incomeVerificationStatus: 'pending', version: 1 },
          after: { incomeVerificationStatus: 'approved', adminNotes: 'Pay slips fit' },
        },
      ],
    });
    expect(await decisionMails()).toEqual(['Your income is verified']);
    const mails = await test.mailbox(EMAIL);
    const mail = mails.find(({ subject }) => subject === 'Your income is verified');
    expect(mail?.text).toContain('From our review: Pay slips fit');
  });

  it('needs notes to reject, and sends them', async () => {
    await apply();
    const refused = await decide({ approved: false, version: 1 });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields: { adminNotes: expect.any(String) } });
    expect((await decide({ approved: false, adminNotes: 'Page 2 is missing' })).status).toBe(200);
    expect(await decisionMails()).toEqual(['We could not verify your income yet']);
  });

  it('does nothing when the same decision is sent again', async () => {
    const id = await apply();
    for (let time = 0; time < 3; time += 1) {
      const response = await decide({ approved: true, adminNotes: 'fine', version: 1 });
      expect(response.status).toBe(200);
    }
    expect((await read(id)).audit).toHaveLength(1);
    expect(await decisionMails()).toHaveLength(1);
  });

  it('refuses a decision on a record that changed since it was opened', async () => {
    const id = await apply();
    await decide({ approved: false, adminNotes: 'Page 2 is missing', version: 1 });
    for (const version of [1, undefined]) {
      const late = await decide({ approved: true, adminNotes: 'fine', version });
      expect(late.status).toBe(409);
      expect(await late.json()).toMatchObject({ code: 'APPLICATION_CHANGED' });
    }
    const otherNotes = await decide({ approved: false, adminNotes: 'Unreadable' });
    expect(otherNotes.status, 'the same decision, a colleague’s notes lost').toBe(409);
    expect(await read(id)).toMatchObject({ adminNotes: 'Page 2 is missing', version: 2 });
    expect((await decide({ approved: true, adminNotes: 'fine', version: 2 })).status).toBe(200);
  });

  it('keeps a note with its decision: it is not sent with a later one', async () => {
    const id = await apply();
    await decide({ approved: false, adminNotes: 'Your pay stub is blurry', version: 1 });
    await uploadIncome();
    expect(await read(id)).toMatchObject({
      incomeVerificationStatus: 'uploaded',
      adminNotes: null,
    });
    expect((await decide({ approved: true, version: 3 })).status).toBe(200);
    expect(await read(id)).toMatchObject({ adminNotes: null });
    await test.drainJobs();
    const mail = (await test.mailbox(EMAIL)).find(({ subject }) => /verified/.test(subject));
    expect(mail?.text).toContain('We checked your papers');
    expect(mail?.text).not.toContain('blurry');
  });

  it('mentions papers only if there are any', async () => {
    await apply();
    await decide({ approved: true, version: 1 });
    await test.drainJobs();
    const mail = (await test.mailbox(EMAIL)).find(({ subject }) => /verified/.test(subject));
    expect(mail?.text).toContain('your income covers the $450,000 plan');
    expect(mail?.text).not.toMatch(/papers/);
  });

  it('needs a confirmation to approve figures that do not cover the contribution', async () => {
    const id = await saveApplication(test.context, { email: EMAIL, monthlyIncome: 'Under $3,000' });
    const refused = await decide({ approved: true, version: 1 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'FIGURES_DO_NOT_COVER' });
    expect(await read(id)).toMatchObject({ incomeVerificationStatus: 'pending', version: 1 });
    expect((await decide({ approved: true, version: 1, isShortfallAccepted: true })).status).toBe(
      200,
    );
    const [entry] = (await read(id)).audit;
    expect(entry.after).toMatchObject({ isShortfallAccepted: true });
    await test.drainJobs();
    const texts = (await test.mailbox(EMAIL)).map(({ text }) => text);
    const decision = texts.find((text) =>
      text.includes('approved your income for the $450,000 plan'),
    );
    expect(decision).toBeDefined();
    expect(decision, 'the figures do not').not.toMatch(/covers/);
    expect((await decide({ approved: true, version: 1 })).status, 'the same again').toBe(200);
  });

  it('answers 404 for an address without an application, and for an unknown id', async () => {
    expect((await decide({ approved: true })).status).toBe(404);
    const unknown = await test.request(
      'GET',
      '/api/admin/applications/018f0000-0000-7000-8000-000000000009',
    );
    expect(unknown.status).toBe(404);
  });

  it('keeps history notes in order, each with its author', async () => {
    const id = await apply();
    for (const note of ['Called her', 'Papers by mail']) {
      const response = await test.request('PATCH', '/api/admin/add-history-note', {
        email: ' ANA@example.com',
        note,
      });
      expect(response.status).toBe(200);
      test.clock.advanceDays(1);
    }
    expect((await read(id)).historyNotes).toMatchObject([
      { entry: 'Called her', author: adminSession.email },
      { entry: 'Papers by mail' },
    ]);
  });

  it('refuses a blank note with its sentence', async () => {
    await apply();
    const response = await test.request('PATCH', '/api/admin/add-history-note', {
      email: EMAIL,
      note: '   ',
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { note: 'Please enter a note before adding.' },
    });
  });

  it('shows consents with their versions and times', async () => {
    const id = await apply();
    const { consents } = await read(id);
    expect(consents).toHaveLength(7);
    expect(consents[0]).toMatchObject({
      textVersion: expect.any(String),
      language: 'en',
      translationVersion: null,
      acceptedAt: expect.any(String),
    });
  });
});

describe('a member', () => {
  const test = useTestApp({ session: { ...adminSession, isAdmin: false } });

  it.each([
    ['GET', '/api/admin/applications', undefined],
    ['GET', '/api/admin/applications.csv', undefined],
    ['GET', '/api/admin/users', undefined],
    ['GET', '/api/admin/audit', undefined],
    ['GET', '/api/admin/overview', undefined],
    ['PATCH', '/api/admin/approve-income', { email: EMAIL, approved: true }],
    ['POST', '/api/admin/bulk-delete', { type: 'users', ids: ['1'] }],
    ['DELETE', `/api/admin/application/${EMAIL}`, undefined],
  ])('is refused %s %s with 403', async (method, path, body) => {
    expect((await test.request(method, path, body)).status).toBe(403);
  });
});
