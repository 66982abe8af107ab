import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bulkDelete } from '#features/admin/server/bulk-delete.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import { adminSession } from '#testing/admin-session.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { listMembershipsOf, readMembership } from './read-memberships.ts';

const EMAIL = 'ana@example.com';

describe('somebody who paid and never made an account', () => {
  const test = useTestApp();
  const prove = (email: string) =>
    test.context.db
      .update(identityUsers)
      .set({ emailVerified: true })
      .where(eq(identityUsers.email, email));

  it('is a member, and finds the membership at the first sign-in with the verified address', async () => {
    const { members } = await formGroup(test, { capacity: 2, emails: [EMAIL] });
    const [own] = members;
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    const unproven = await browser.sync();
    expect(unproven.id).not.toBe(own?.userId);
    expect(await listMembershipsOf(test.context, unproven.id)).toEqual([]);

    await prove(EMAIL);
    const proven = await browser.sync();
    expect(proven.id).toBe(own?.userId);
    expect((await browser.sync()).id).toBe(own?.userId);
    expect(await listMembershipsOf(test.context, proven.id)).toMatchObject([
      { seat: 1, status: 'active' },
    ]);
  });

  it('is the person who had verified the address before the group formed', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    await prove(EMAIL);
    const { id } = await browser.sync();
    const { members } = await formGroup(test, { capacity: 2, emails: [EMAIL] });
    expect(members[0]?.userId).toBe(id);
    expect((await browser.sync()).id).toBe(id);
  });

  it('is not deleted while there is a membership', async () => {
    const { members } = await formGroup(test, { capacity: 1 });
    const [member] = members;
    const answer = await bulkDelete(test.context, adminSession, {
      type: 'users',
      ids: [member?.userId ?? ''],
    });
    expect(answer).toMatchObject({ deletedCount: 0, kept: [{ id: member?.userId }] });
    expect(await readMembership(test.context, member?.id ?? '')).toEqual(member);
  });
});
