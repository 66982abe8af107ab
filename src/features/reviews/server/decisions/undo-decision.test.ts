import { describe, expect, it } from 'vitest';
import {
  changeIncomeStatus,
  lockApplication,
} from '#features/applications/server/edit-application.ts';
import { storeDocument } from '#features/documents/server/store-document.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyDecisions } from '#testing/scenes/apply-decisions.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { applyDueDecisions } from './apply-decisions.ts';
import { decideIncome } from './decide-income.ts';
import { insertDecision } from './decision-queries.ts';

const EMAIL = 'ana@example.com';
const colleague: Session = { ...adminSession, userId: 'colleague', email: 'bea@example.com' };

async function* pieces() {
  yield exampleFile('pdf');
}

describe('a decision on an income', () => {
  const test = useTestApp({ session: adminSession });
  const read = async (id: string) =>
    (await test.request('GET', `/api/admin/applications/${id}`)).json();
  const decide = async (body: object = {}) => {
    const given = { email: EMAIL, approved: true, ...body };
    return test.request('PATCH', '/api/admin/approve-income', given);
  };
  const upload = () =>
    storeDocument(
      test.context,
      { ...adminSession, email: EMAIL },
      { uploadId: crypto.randomUUID(), kind: 'income', name: 'a.pdf' },
      pieces(),
    );
  const withPaper = async (given: Parameters<typeof saveApplication>[1] = {}) => {
    const id = await saveApplication(test.context, { email: EMAIL, ...given });
    await upload();
    return id;
  };
  const undo = (id: string, decisionId: string) =>
    test.request('DELETE', `/api/admin/applications/${id}/decisions/${decisionId}`);
  const mails = async (subject: RegExp) => {
    await test.drainJobs();
    return (await test.mailbox(EMAIL)).filter((mail) => subject.test(mail.subject));
  };

  it('has no effect for ten seconds: no status, no mail, no formation', async () => {
    const id = await withPaper();
    const { decision } = await (await decide()).json();
    await applyDueDecisions(test.context);
    expect(await mails(/income/)).toEqual([]);
    const pending = await read(id);
    expect(pending).toMatchObject({ incomeVerificationStatus: 'uploaded', version: 2, decision });
    const [listed] = (await (await test.request('GET', '/api/admin/applications')).json()).items;
    expect(listed.decision).toEqual(decision);
    await applyDecisions(test);
    expect(await read(id)).toMatchObject({
      incomeVerificationStatus: 'approved',
      version: 3,
      decision: null,
    });
    await applyDueDecisions(test.context);
    expect(await mails(/income/)).toHaveLength(1);
  });

  it('is undone before that, by anybody of the team, and not after', async () => {
    const id = await withPaper();
    const { decision } = await decideIncome(test.context, colleague, {
      email: EMAIL,
      approved: true,
      adminNotes: '',
    });
    expect((await undo(id, decision?.id ?? '')).status).toBe(200);
    await applyDecisions(test);
    const after = await read(id);
    expect(after).toMatchObject({ incomeVerificationStatus: 'uploaded', decision: null });
    expect(after.audit[0]).toMatchObject({
      action: 'application.decision-undone',
      actorEmail: adminSession.email,
      before: { outcome: 'approved', reviewer: colleague.email },
    });
    const { decision: second } = await (await decide()).json();
    await applyDecisions(test);
    const late = await undo(id, second.id);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'DECISION_OVER' });
    expect(await mails(/income/)).toHaveLength(1);
  });

  it('stands beside no other one: a colleague undoes it first', async () => {
    await withPaper();
    await decideIncome(test.context, colleague, { email: EMAIL, approved: true, adminNotes: '' });
    for (const body of [{}, { approved: false, adminNotes: 'Page 2?' }]) {
      const second = await decide(body);
      expect(second.status).toBe(409);
      expect(await second.json()).toMatchObject({ code: 'DECISION_PENDING' });
    }
  });

  it('is dropped when the applicant changed the record meanwhile', async () => {
    const id = await withPaper();
    await decide();
    await inTransaction(test.context, async (tx) => {
      await changeIncomeStatus(tx, await lockApplication(tx, id), 'uploaded');
    });
    await applyDecisions(test);
    const { incomeVerificationStatus, decision, audit } = await read(id);
    expect({ incomeVerificationStatus, decision }).toEqual({
      incomeVerificationStatus: 'uploaded',
      decision: null,
    });
    expect(audit[0]).toMatchObject({
      action: 'application.decision-dropped',
      after: { because: 'the application changed' },
    });
    expect(await mails(/income/)).toEqual([]);
  });

  it('goes with its application', async () => {
    await withPaper();
    await decide();
    await test.request('DELETE', `/api/admin/application/${EMAIL}`);
    await applyDecisions(test);
    expect(await mails(/income is/)).toEqual([]);
  });

  it('needs a confirmation to approve an income that no paper shows', async () => {
    const id = await saveApplication(test.context, { email: EMAIL });
    const refused = await decide();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'NO_INCOME_PAPERS' });
    expect((await decide({ isMissingPaperAccepted: true })).status).toBe(200);
    await applyDecisions(test);
    const [entry] = (await read(id)).audit;
    expect(entry.after).toMatchObject({ isMissingPaperAccepted: true });
  });

  it('asks for a better paper in the applicant’s language, until one comes', async () => {
    const id = await withPaper();
    const ask = (body: object) =>
      test.request('POST', `/api/admin/applications/${id}/paper-request`, { version: 2, ...body });
    const blank = await ask({ adminNotes: ' ' });
    expect(await blank.json()).toMatchObject({ fields: { adminNotes: expect.any(String) } });
    expect((await ask({ adminNotes: 'Page 2 is missing' })).status).toBe(200);
    await applyDecisions(test);
    expect(await read(id)).toMatchObject({
      incomeVerificationStatus: 'pending',
      isPaperRequested: true,
      adminNotes: 'Page 2 is missing',
      waitingSince: null,
      audit: [{ action: 'application.paper-requested' }],
    });
    const [mail] = await mails(/better paper/);
    expect(mail?.text).toContain('Page 2 is missing');
    const list = await (await test.request('GET', '/api/admin/applications')).json();
    expect(list.items[0].isPaperRequested).toBe(true);
    const again = await ask({ adminNotes: 'Page 3 too', version: 3 });
    expect(again.status, 'another reason').toBe(200);
    await applyDecisions(test);
    expect(await mails(/better paper/)).toHaveLength(2);
    await upload();
    expect(await read(id)).toMatchObject({
      incomeVerificationStatus: 'uploaded',
      isPaperRequested: false,
      adminNotes: null,
    });
  });

  it('asks for no better paper where there is none', async () => {
    const id = await saveApplication(test.context, { email: EMAIL });
    const path = `/api/admin/applications/${id}/paper-request`;
    const refused = await test.request('POST', path, { adminNotes: 'Blurry', version: 1 });
    expect(await refused.json()).toMatchObject({ code: 'NOTHING_TO_REPLACE' });
  });

  it('is refused once the group has formed, and dropped if it forms meanwhile', async () => {
    const { people } = await formGroup(test, { capacity: 2 });
    const [{ applicationId, email } = { applicationId: '', email: '' }] = people;
    const { version } = await read(applicationId);
    for (const body of [
      { email, approved: false, adminNotes: 'Too little', version },
      { email, approved: true, adminNotes: 'Other notes', version },
    ]) {
      const refused = await decide(body);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'GROUP_HAS_FORMED',
        message: expect.stringContaining('pause their reminders'),
      });
    }
    // As if it had been decided in the last moment before.
    await insertDecision(test.context.db, {
      applicationId,
      id: test.context.randomness.id(),
      outcome: 'rejected',
      notes: 'Too little',
      version,
      isMissingPaperAccepted: false,
      userId: adminSession.userId,
      email: adminSession.email,
      appliesAt: test.clock.now(),
    });
    await applyDecisions(test);
    const after = await read(applicationId);
    expect(after).toMatchObject({ isMember: true, incomeVerificationStatus: 'approved', version });
    expect(after.audit[0]).toMatchObject({ after: { because: 'the group formed' } });
  });
});
