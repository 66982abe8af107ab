import { describe, expect, it } from 'vitest';
import { rejectApproval } from '#features/approvals/server/decide-approval.ts';
import { adminSession } from '#testing/admin-session.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';

const WIRE = {
  amountCents: 234_400,
  receivedOn: '2026-03-20',
  method: 'wire',
  reference: 'FT 4711',
};

describe('a payment that was entered before', () => {
  const test = useTestApp({ session: adminSession });
  const prepare = async () => {
    const { of, group } = await runSeats(test, { capacity: 2 });
    const enter = (seat: number, body: object = {}) => {
      const path = `/api/admin/contributions/${of(seat).id}/manual-payments`;
      return test.request('POST', path, { ...WIRE, ...body });
    };
    const enterOk = async (seat: number, body?: object): Promise<{ approvalId: string }> => {
      const response = await enter(seat, body);
      expect(response.status).toBe(200);
      return response.json();
    };
    return { of, group, enter, enterOk };
  };

  it.each([
    ['the same again', 1, {}],
    ['the same seat and amount', 1, { reference: 'other' }],
    ['the same reference, written differently', 2, { amountCents: 1, reference: 'ft-4711' }],
  ])('is refused: %s', async (_, seat, body) => {
    const { enter, enterOk } = await prepare();
    await enterOk(1);
    const refused = await enter(seat, body);
    expect(refused.status).toBe(409);
    const sentence = expect.stringMatching(
      /^Payment for seat 1 of .*\$2,344(\.00)?, reference FT 4711, was entered on .* by admin@example.com and waits for approval\./,
    );
    expect(await refused.json()).toMatchObject({
      code: 'PAYMENT_REPEATED',
      message: sentence,
      fields: { repeatReason: sentence },
    });
    expect((await enter(seat, { ...body, repeatReason: ' ' })).status, 'a blank reason').toBe(409);
  });

  it('is entered with a reason, which the log and whoever confirms it have', async () => {
    const { enterOk } = await prepare();
    const first = await enterOk(1);
    const second = await enterOk(1, { repeatReason: 'Two wires of the same day' });
    const audit = await (await test.request('GET', '/api/admin/audit')).json();
    expect(audit.items[0]).toMatchObject({
      action: 'approval.entered',
      after: { repeats: first.approvalId, repeatReason: 'Two wires of the same day' },
    });
    const { items } = await (await test.request('GET', '/api/admin/approvals')).json();
    const entered = items.find(({ id }: { id: string }) => id === second.approvalId);
    expect(entered.details.repeatReason).toBe('Two wires of the same day');
  });

  it('may come again after ten days, or when the first was rejected', async () => {
    const { enter, enterOk } = await prepare();
    const { approvalId } = await enterOk(1);
    test.clock.advanceDays(11);
    const later = { reference: 'FT 5000', receivedOn: '2026-03-31' };
    expect((await enter(1, { ...later, receivedOn: '2026-03-29' })).status, 'came then').toBe(409);
    await enterOk(1, later);
    expect((await enter(2)).status, 'a reference never comes again').toBe(409);
    const [admin = adminSession] = await makeAdmins(test, 1);
    await rejectApproval(test.context, admin, { id: approvalId, reason: 'Wrong seat' });
    await enterOk(2);
  });

  it('shows its seat as waiting for approval, in the month and among the arrears', async () => {
    const { of, group, enterOk } = await prepare();
    await enterOk(1);
    const month = await test.request('GET', `/api/admin/contributions/groups/${group.id}`);
    const { seats } = await month.json();
    const waiting = seats.map(
      (seat: { awaitingApprovalCents: number }) => seat.awaitingApprovalCents,
    );
    expect(waiting).toEqual([WIRE.amountCents, 0]);
    test.clock.set('2026-05-20T18:00:00Z');
    const { items } = await (await test.request('GET', '/api/admin/contributions/arrears')).json();
    const late = items.find(
      ({ membershipId }: { membershipId: string }) => membershipId === of(1).id,
    );
    expect(late).toMatchObject({ awaitingApprovalCents: WIRE.amountCents });
  });
});
