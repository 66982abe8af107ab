import { describe, expect, it } from 'vitest';
import { pauseReminders } from '#features/contributions/arrears/server/pause-reminders.ts';
import { decideIncome } from '#features/reviews/server/decisions/decide-income.ts';
import { adminSession } from '#testing/admin-session.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';

const OWN = { email: adminSession.email };

/** Most of the staff are members too: a colleague acts where their own seat or money is at stake. */
describe('a member of the staff', () => {
  const test = useTestApp({ session: adminSession });
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await test.request(method, `/api/admin/${path}`, body);
    return { status: answer.status, ...(await answer.json()) };
  };

  it('neither approves their own income nor undoes what a colleague decided about it', async () => {
    const id = await saveApplication(test.context, OWN);
    const approve = { ...OWN, approved: true, isMissingPaperAccepted: true };
    const refusal = { status: 403, code: 'OWN_APPLICATION' };
    expect(await send('PATCH', 'approve-income', approve)).toMatchObject(refusal);
    const request = { adminNotes: 'Page 2', version: 1 };
    expect(await send('POST', `applications/${id}/paper-request`, request)).toMatchObject(refusal);

    const colleague = { ...adminSession, userId: 'colleague', email: 'bea@example.com' };
    const rejection = { ...OWN, approved: false, adminNotes: 'The figures do not match' };
    const { decision } = await decideIncome(test.context, colleague, rejection);
    const undo = `applications/${id}/decisions/${decision?.id}`;
    expect(await send('DELETE', undo)).toMatchObject(refusal);
  });

  it('does not refund their own deposit', async () => {
    const applicationId = await saveApplication(test.context, OWN);
    const id = await saveDeposit(test.context, { applicationId, ...OWN });
    const body = { confirmation: OWN.email, reason: 'Moved' };
    const answer = await send('POST', `deposits/${id}/refund`, body);
    expect(answer).toMatchObject({ status: 403, code: 'OWN_BENEFIT' });
  });

  it('does not put off the end of their own seat', async () => {
    const seats = await runSeats(test, { capacity: 2 });
    const { id, userId } = seats.of(1);
    const pause = { until: '2026-03-25', reason: 'Travelling' };
    expect(await send('PUT', `contributions/${id}/pause`, pause)).toMatchObject({ status: 200 });
    const own = { ...adminSession, userId };
    const again = pauseReminders(test.context, own, { membershipId: id, ...pause });
    await expect(again).rejects.toMatchObject({ code: 'OWN_BENEFIT' });
  });
});
