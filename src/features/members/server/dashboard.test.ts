import { describe, expect, it } from 'vitest';
import {
  changeIncomeStatus,
  lockApplication,
} from '#features/applications/server/edit-application.ts';
import {
  readApplicationByEmail,
  readApplicationById,
} from '#features/applications/server/read-application.ts';
import { listAllGroups } from '#features/groups/server/list-groups.ts';
import { takePlace } from '#features/groups/server/places/take-place.ts';
import { formGroup } from '#features/memberships/server/form-group.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { decideIncome, requestPaper } from '#features/reviews/server/decisions/decide-income.ts';
import { inTransaction } from '#platform/context.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyDecisions } from '#testing/scenes/apply-decisions.ts';
import { approveIncome } from '#testing/scenes/approve-income.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { type TestApp, useTestApp } from '#testing/test-app.ts';

const session = {
  userId: '01900000-0000-7000-8000-00000000000a',
  email: 'ana@example.com',
  isEmailVerified: true,
  isAdmin: false,
};

const apply = (test: TestApp) => saveApplication(test.context, { email: session.email });
const decide = (test: TestApp, id: string, status: 'approved' | 'rejected') =>
  inTransaction(test.context, async (tx) =>
    changeIncomeStatus(tx, await lockApplication(tx, id), status),
  );
const uploadIncome = (test: TestApp) =>
  test.app.hono.request(`/api/documents/${crypto.randomUUID()}?kind=income&name=a.pdf`, {
    method: 'PUT',
    body: exampleFile('pdf') as BodyInit,
  });

describe('GET /api/dashboard', () => {
  const test = useTestApp({ session });

  it('shows a member without an application what there is', async () => {
    const response = await test.request('GET', `/api/dashboard?userId=${session.userId}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      user: { id: session.userId, email: session.email, isEmailVerified: true },
      deposits: [],
      groups: [],
      hasActivePaidDeposit: false,
      application: null,
      stripePaymentAmount: 200,
    });
  });

  it('shows the application with its documents and groups, and nothing that is ours alone', async () => {
    const id = await apply(test);
    await saveApplication(test.context);
    await uploadIncome(test);
    const depositId = await saveDeposit(test.context);
    await inTransaction(test.context, (tx) =>
      takePlace(tx, { planId: '450', mode: 'sandbox', applicationId: id, depositId }),
    );
    const { application, groups } = await (await test.request('GET', '/api/dashboard')).json();
    expect(application).toMatchObject({
      id,
      fullName: 'Ana Lima',
      incomeVerificationStatus: 'uploaded',
      incomeDocumentsUploaded: true,
      uploadedDocumentNames: ['a.pdf'],
      idDocumentUploaded: false,
    });
    expect(Object.keys(application)).not.toContain('version');
    expect(groups).toMatchObject([
      { name: '$450,000 Group 1', status: 'forming', currentMembers: 1, daysRemaining: 120 },
    ]);
    const file = await test.app.hono.request(application.uploadedDocumentData[0]);
    expect(file.status).toBe(200);
  });

  it('shows the notes of the decision that stands', async () => {
    await apply(test);
    const shown = async () =>
      (await (await test.request('GET', '/api/dashboard')).json()).application.adminNotes;
    const review = async (approved: boolean, adminNotes: string, version: number) => {
      const { email } = session;
      const given = { email, approved, adminNotes, version };
      await decideIncome(test.context, adminSession, given);
      await applyDecisions(test);
    };
    await review(false, 'Your pay stub is blurry', 1);
    expect(await shown()).toBe('Your pay stub is blurry');
    await uploadIncome(test);
    expect(await shown()).toBeNull();
    const id = (await readApplicationByEmail(test.context, session.email))?.id ?? '';
    await requestPaper(test.context, adminSession, { id, adminNotes: 'Page 2?', version: 3 });
    expect(await shown(), 'it can still be undone').toBeNull();
    await applyDecisions(test);
    expect(await shown()).toBe('Page 2?');
    await uploadIncome(test);
    expect(await shown(), 'a new paper answers it').toBeNull();
    await review(true, 'Thank you for the new one', 5);
    expect(await shown()).toBe('Thank you for the new one');
  });

  it("answers 403 to somebody else's id", async () => {
    const other = '01900000-0000-7000-8000-00000000000b';
    expect((await test.request('GET', `/api/dashboard?userId=${other}`)).status).toBe(403);
  });
});

describe('an account whose address is not verified', () => {
  const test = useTestApp({ session: { ...session, isEmailVerified: false } });

  it("sees nothing of the application of that address's owner, and changes nothing", async () => {
    await apply(test);
    const { application, user } = await (await test.request('GET', '/api/dashboard')).json();
    expect(application).toBeNull();
    expect(user).toMatchObject({ isEmailVerified: false });
    for (const [path, body] of [
      ['income', { email: session.email, monthlyIncome: '$15,000+' }],
      ['credit-amount', { email: session.email, preferredPlan: '650' }],
      ['profile', { profession: 'Nurse' }],
    ] as const) {
      const response = await test.request('PATCH', `/api/applications/${path}`, body);
      expect(response.status).toBe(403);
    }
  });
});

describe('a visitor who is not signed in', () => {
  const test = useTestApp();
  it('gets 401', async () => {
    expect((await test.request('GET', '/api/dashboard')).status).toBe(401);
  });
});

describe('PATCH /api/applications/income', () => {
  const test = useTestApp({ session });
  const change = (body: unknown) => test.request('PATCH', '/api/applications/income', body);

  it('starts the check over and asks for new papers', async () => {
    const id = await apply(test);
    await uploadIncome(test);
    await decide(test, id, 'approved');
    const response = await change({
      email: ' ANA@example.com',
      monthlyIncome: '$10,000 - $14,999',
    });
    expect(await response.json()).toMatchObject({
      application: {
        monthlyIncome: '$10,000 - $14,999',
        incomeVerificationStatus: 'pending',
        adminApprovedIncome: false,
      },
    });
    const { application, documents } = await (await test.request('GET', '/api/dashboard')).json();
    expect(application.incomeDocumentsUploaded).toBe(false);
    expect(documents).toMatchObject([{ isCurrent: false }]);
    expect((await uploadIncome(test)).status).toBe(200);
    expect((await readApplicationById(test.context, id))?.incomeVerificationStatus).toBe(
      'uploaded',
    );
  });

  it('keeps an approval when the income is the same', async () => {
    const id = await apply(test);
    await decide(test, id, 'approved');
    await change({ email: session.email, monthlyIncome: '$5,000 - $7,499' });
    expect((await readApplicationById(test.context, id))?.adminApprovedIncome).toBe(true);
  });

  it("answers 403 to another person's address", async () => {
    await apply(test);
    await saveApplication(test.context, { email: 'eve@example.com' });
    const response = await change({ email: 'eve@example.com', monthlyIncome: '$15,000+' });
    expect(response.status).toBe(403);
  });

  it.each(['', '   ', 'a lot', '-5', '$1,000,000,000,000', '12\u0000'])(
    'refuses %j with a sentence',
    async (monthlyIncome) => {
      await apply(test);
      const response = await change({ email: session.email, monthlyIncome });
      expect(response.status).toBe(422);
      expect((await response.json()).fields.monthlyIncome).toBeTruthy();
    },
  );

  it('takes a plain figure', async () => {
    await apply(test);
    expect((await change({ email: session.email, monthlyIncome: '$6,200' })).status).toBe(200);
  });
});

describe('PATCH /api/applications/credit-amount', () => {
  const test = useTestApp({ session, settings: { GROUP_CAPACITY: '2' } });
  const change = (preferredPlan: unknown) =>
    test.request('PATCH', '/api/applications/credit-amount', {
      email: session.email,
      preferredPlan,
    });
  const pay = async (applicationId: string, planId: PlanId) => {
    const depositId = await saveDeposit(test.context);
    return inTransaction(test.context, (tx) =>
      takePlace(tx, { planId, mode: 'sandbox', applicationId, depositId }),
    );
  };

  it.each(['650', 650, '$650,000'])('takes %j', async (plan) => {
    await apply(test);
    const response = await change(plan);
    expect(await response.json()).toMatchObject({ application: { preferredPlan: '650' } });
  });

  it('refuses an unknown plan with 422', async () => {
    await apply(test);
    const response = await change('700');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { preferredPlan: 'Please choose a credit amount' },
    });
  });

  it('is locked after approval', async () => {
    const id = await apply(test);
    await decide(test, id, 'approved');
    const response = await change('650');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'CREDIT_AMOUNT_LOCKED' });
    expect((await readApplicationById(test.context, id))?.preferredPlan).toBe('450');
  });

  it('takes the place in a forming group along', async () => {
    const id = await apply(test);
    await pay(id, '450');
    await change('650');
    const counts = (await listAllGroups(test.context)).map(
      ({ name, currentMembers }) => `${name}: ${currentMembers}`,
    );
    expect(counts.sort()).toEqual(['$450,000 Group 1: 0', '$650,000 Group 1: 1']);
  });

  it('changes nothing once the group has formed', async () => {
    const id = await apply(test);
    await pay(id, '450');
    const other = await saveApplication(test.context);
    const { groupId } = await pay(other, '450');
    for (const applicationId of [id, other]) await approveIncome(test.context, applicationId);
    await formGroup(test.context, { groupId });
    // An income that is looked at again unlocks the amount, but not the group.
    await decide(test, id, 'rejected');
    const response = await change('650');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'GROUP_FORMED' });
    const income = await test.request('PATCH', '/api/applications/income', {
      email: session.email,
      monthlyIncome: '$10,000 - $14,999',
    });
    expect(income.status).toBe(409);
    expect(await income.json()).toMatchObject({ code: 'INCOME_CONFIRMED' });
    expect(await readApplicationById(test.context, id)).toMatchObject({
      preferredPlan: '450',
      incomeVerificationStatus: 'rejected',
    });
  });
});

describe('PATCH /api/applications/profile', () => {
  const test = useTestApp({ session });
  const save = (body: unknown) => test.request('PATCH', '/api/applications/profile', body);

  it('completes the record step by step', async () => {
    await apply(test);
    await save({ dateOfBirth: '1990-05-17', profession: ' Nurse ', hasSsnOrItin: true });
    const response = await save({ monthlyDebt: 412.55, streetAddress: '120 S Main St' });
    expect(await response.json()).toMatchObject({
      application: {
        dateOfBirth: '1990-05-17',
        profession: 'Nurse',
        hasSsnOrItin: true,
        streetAddress: '120 S Main St',
        monthlyDebt: 412.55,
        city: 'Provo',
      },
    });
  });

  it('refuses somebody under 18, beside the field', async () => {
    await apply(test);
    test.clock.set('2026-06-14T12:00:00Z');
    const response = await save({ dateOfBirth: '2008-06-15' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { dateOfBirth: 'Applicants must be 18 or over' },
    });
  });

  it.each([
    ['dateOfBirth', '1990-02-30'],
    ['zipCode', '8410'],
    ['monthlyDebt', -1],
    ['monthlyDebt', 'much'],
    ['profession', ' '],
    ['hasSsnOrItin', 'yes'],
    ['state', 'ZZ'],
    ['ssn', '123-45-6789'],
  ])('refuses %s %j', async (field, value) => {
    await apply(test);
    const response = await save({ [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
  });
});
