import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '#features/applications/server/tables.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyDecisions } from '#testing/scenes/apply-decisions.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { untilBlocked } from '#testing/servers/until-blocked.ts';
import { useTestApp } from '#testing/test-app.ts';
import { claimApplication } from '../claim-application.ts';
import { readForAdmin } from '../read-application.ts';
import { pendingDecisions } from '../tables.ts';
import { applyDecision } from './apply-decisions.ts';
import { decideIncome } from './decide-income.ts';

describe('two admins at once', () => {
  const test = useTestApp({ session: adminSession });

  it('accepts one decision and refuses the others', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `person-${round}@example.com`;
      const id = await saveApplication(test.context, { email });
      const decide = (approved: boolean, adminNotes: string) =>
        test.request('PATCH', '/api/admin/approve-income', {
          email,
          approved,
          adminNotes,
          version: 1,
          isMissingPaperAccepted: true,
        });
      const answers = await Promise.all([
        decide(true, 'fits'),
        decide(false, 'page missing'),
        decide(true, 'other words'),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409, 409]);
      await applyDecisions(test);
      const { audit, version } = await (
        await test.request('GET', `/api/admin/applications/${id}`)
      ).json();
      expect(audit).toHaveLength(1);
      expect(version).toBe(2);
    }
    await test.drainJobs();
    const mails = (await test.mailbox()).filter(({ subject }) => /income/.test(subject));
    expect(mails).toHaveLength(10);
  });

  it('applies a decision once, and undoes it or applies it, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `undone-${round}@example.com`;
      const id = await saveApplication(test.context, { email });
      const { decision } = await decideIncome(test.context, adminSession, {
        email,
        approved: true,
        adminNotes: '',
        isMissingPaperAccepted: true,
      });
      if (!decision) throw new Error('nothing was decided');
      const applied = { applicationId: id, id: decision.id };
      const path = `/api/admin/applications/${id}/decisions/${decision.id}`;
      const [undone] = await Promise.all([
        test.request('DELETE', path),
        applyDecision(test.context, applied),
        applyDecision(test.context, applied),
      ]);
      const row = await (await test.request('GET', `/api/admin/applications/${id}`)).json();
      const isUndone = undone.status === 200;
      expect(row.incomeVerificationStatus).toBe(isUndone ? 'pending' : 'approved');
      expect(row.audit.map(({ action }: { action: string }) => action)).toEqual([
        isUndone ? 'application.decision-undone' : 'application.income-approved',
      ]);
    }
  });

  it('never shows a decision as gone whose effect is not shown yet', async () => {
    const { context } = test;
    const email = 'read-meanwhile@example.com';
    const id = await saveApplication(context, { email });
    await decideIncome(context, adminSession, {
      email,
      approved: true,
      adminNotes: '',
      isMissingPaperAccepted: true,
    });
    const reading = Promise.withResolvers<ReturnType<typeof readForAdmin>>();
    // Takes effect while somebody reads, who has to wait for the table of pending decisions.
    await context.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${pendingDecisions} in access exclusive mode`);
      reading.resolve(readForAdmin(context, adminSession, id));
      await untilBlocked(tx);
      await tx.update(applications).set({ incomeVerificationStatus: 'approved' });
      await tx.delete(pendingDecisions);
    });
    const { decision, incomeVerificationStatus } = await reading.promise;
    expect({ decision, incomeVerificationStatus }).toEqual({
      decision: null,
      incomeVerificationStatus: 'approved',
    });
  });

  it('gives an application to one of those who take it at the same time', async () => {
    const id = await saveApplication(test.context);
    const take = (userId: string) =>
      claimApplication(test.context, { ...adminSession, userId }, { id }).then(
        (claim) => claim.userId,
        (error: { code: string }) => error.code,
      );
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(take));
    expect(answers.filter((answer) => answer === 'ALREADY_CLAIMED')).toHaveLength(3);
    const [winner] = answers.filter((answer) => answer !== 'ALREADY_CLAIMED');
    const over = await Promise.all(
      ['e', 'f'].map((userId) =>
        claimApplication(test.context, { ...adminSession, userId }, { id, takeOverFrom: winner })
          .then(() => 'taken')
          .catch((error: { code: string }) => error.code),
      ),
    );
    expect(over.sort()).toEqual(['ALREADY_CLAIMED', 'taken']);
  });

  it('deletes once when two delete the same records in different orders', async () => {
    const emails = Array.from({ length: 40 }, (_, index) => `person-${index}@example.com`);
    for (const email of emails) await saveApplication(test.context, { email });
    const remove = async (ids: string[]) =>
      (await test.request('POST', '/api/admin/bulk-delete', { type: 'applications', ids })).json();
    const answers = await Promise.all([remove(emails), remove([...emails].reverse())]);
    const total = answers.reduce((sum, { deletedCount }) => sum + deletedCount, 0);
    expect(total).toBe(40);
  });
});
