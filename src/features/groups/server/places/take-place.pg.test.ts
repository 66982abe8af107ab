import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { listAllGroups } from '../list-groups.ts';
import { takePlace } from './take-place.ts';

describe('taking a place at the same time as others', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '8' } });
  const take = async (applicationId: string, deposit?: string) => {
    const depositId = deposit ?? (await saveDeposit(test.context));
    return inTransaction(test.context, (tx) =>
      takePlace(tx, { planId: '450', mode: 'sandbox', applicationId, depositId }),
    );
  };
  const applicants = async (count: number) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await saveApplication(test.context));
    return ids;
  };

  it('lets exactly two of ten into the last two places; eight go to the next group', async () => {
    const before: string[] = [];
    for (const applicant of await applicants(6)) before.push((await take(applicant)).groupId);
    const [firstGroup] = before;
    const ten = await applicants(10);
    const takers = await Promise.all(ten.map((applicant) => take(applicant)));
    expect(takers.filter(({ groupId }) => groupId === firstGroup)).toHaveLength(2);
    const groups = await listAllGroups(test.context);
    expect(groups).toHaveLength(2);
    expect(groups.map(({ status, currentMembers }) => [status, currentMembers])).toEqual([
      ['forming', 8],
      ['forming', 8],
    ]);
    expect(new Set(takers.map(({ groupId }) => groupId)).size).toBe(2);
  });

  it('opens one group when many find none, and fills group after group', async () => {
    const twenty = await applicants(20);
    await Promise.all(twenty.map((applicant) => take(applicant)));
    const groups = await listAllGroups(test.context);
    expect(groups.map(({ name, currentMembers }) => [name, currentMembers]).sort()).toEqual([
      ['$450,000 Group 1', 8],
      ['$450,000 Group 2', 8],
      ['$450,000 Group 3', 4],
    ]);
  });

  it('gives one deposit one place when it is settled many times at once', async () => {
    const depositId = await saveDeposit(test.context);
    const applicant = await saveApplication(test.context);
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(applicant, depositId)));
    expect(new Set(answers.map(({ groupId }) => groupId)).size).toBe(1);
    expect(await listAllGroups(test.context)).toMatchObject([{ currentMembers: 1 }]);
  });
});
