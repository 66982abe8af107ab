import { beforeEach, describe, expect, it } from 'vitest';
import { usersOfAddresses } from '#features/accounts/profile/server/users-of-addresses.ts';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { StaffRole } from '#shared/staff-roles.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { useTestApp } from '#testing/test-app.ts';
import { confirmApproval, enterApproval, rejectApproval } from './decide-approval.ts';

/** Kinds of features above this one. */
const [MANUAL_PAYMENT, EXECUTOR_APPROVAL] = ['contribution', 'estate-account'];
const NOBODY = '018f0000-0000-7000-8000-0000000000f1';

describe('what roles may confirm', () => {
  const test = useTestApp();
  let admin: Session;
  beforeEach(async () => {
    const [first] = await makeAdmins(test, 1);
    if (!first) throw new Error('there is no admin');
    admin = first;
  });
  const enter = (kind: string) =>
    inTransaction(test.context, (tx) =>
      enterApproval(tx, admin, {
        kind,
        subjectId: NOBODY,
        beneficiaryId: NOBODY,
        amountCents: 100,
        summary: 'A test',
        details: {},
      }),
    );
  const join = async (staffRole: StaffRole): Promise<Session> => {
    const email = `${staffRole}@example.com`;
    const ids = await inTransaction(test.context, (tx) =>
      usersOfAddresses(tx, [{ email, firstName: 'Tia', lastName: 'Lima' }]),
    );
    const userId = ids.get(email) ?? '';
    await setRole(test.context, userId, staffRole);
    return { userId, email, isEmailVerified: true, isAdmin: false, staffRole };
  };
  const confirm = (actor: Session, id: string) => confirmApproval(test.context, actor, { id });

  it('lets a treasurer confirm money from the eighth day on', async () => {
    const id = await enter(MANUAL_PAYMENT);
    const tia = await join('treasurer');
    await expect(confirm(tia, id)).rejects.toMatchObject({ code: 'ADMIN_TOO_NEW' });
    test.clock.advanceDays(8);
    // It takes effect: the seat that it is for does not exist.
    await expect(confirm(tia, id)).rejects.toMatchObject({ code: 'SEAT_NOT_FOUND' });
  });

  it('starts the days again with a role that confirms more', async () => {
    const id = await enter(MANUAL_PAYMENT);
    const tia = await join('treasurer');
    test.clock.advanceDays(8);
    await setRole(test.context, tia.userId, 'admin');
    await expect(confirm({ ...tia, isAdmin: true }, id)).rejects.toMatchObject({
      code: 'ADMIN_TOO_NEW',
    });
    test.clock.advanceDays(8);
    await setRole(test.context, tia.userId, 'treasurer');
    await expect(confirm(tia, id)).rejects.toMatchObject({ code: 'SEAT_NOT_FOUND' });
  });

  it('refuses other roles, whatever the session says', async () => {
    const id = await enter(MANUAL_PAYMENT);
    const rita = await join('reviewer');
    test.clock.advanceDays(8);
    await expect(confirm(rita, id)).rejects.toMatchObject({ code: 'ROLE_NEEDED' });
    await expect(confirm({ ...rita, isAdmin: true }, id)).rejects.toMatchObject({
      code: 'ROLE_NEEDED',
    });
  });

  it('leaves the account of an estate to admins', async () => {
    const id = await enter(EXECUTOR_APPROVAL);
    const tia = await join('treasurer');
    test.clock.advanceDays(8);
    await expect(confirm(tia, id)).rejects.toMatchObject({ code: 'ROLE_NEEDED' });
    await expect(rejectApproval(test.context, tia, { id, reason: 'A test' })).rejects.toMatchObject(
      { code: 'ROLE_NEEDED' },
    );
  });
});
