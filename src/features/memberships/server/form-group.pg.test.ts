import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import {
  editApplication,
  lockApplication,
} from '#features/applications/server/edit-application.ts';
import { checkGroup } from '#features/groups/server/formation/check-group.ts';
import { listAllGroups } from '#features/groups/server/list-groups.ts';
import { inTransaction } from '#platform/context.ts';
import { approveIncome } from '#testing/scenes/approve-income.ts';
import { takePaidPlace } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { formGroup } from './form-group.ts';

describe('forming a group while others act', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '4' } });
  const fill = async (count: number, isApproved: boolean) => {
    const people: Awaited<ReturnType<typeof takePaidPlace>>[] = [];
    while (people.length < count) {
      people.push(await takePaidPlace(test.context, '450', { isApproved }));
    }
    return people;
  };
  const onlyGroup = async () => (await listAllGroups(test.context))[0]?.id ?? '';
  const violations = () =>
    selectRows(
      test.context.db,
      sql`select 1 from memberships m join applications a on a.id = m.application_id
          join groups g on g.id = m.group_id
        where a.income_verification_status <> 'approved' or g.status <> 'formed'
        union all select 1 from groups where status = 'formed'
          and (select count(*) from memberships m where m.group_id = groups.id) <> capacity
        union all select 1 from groups g where member_count <> (select count(*) from group_places p
          where p.group_id = g.id and p.released_at is null)`,
    );

  it('makes each seat once when many calls run at the same time', async () => {
    await fill(4, true);
    const groupId = await onlyGroup();
    await Promise.all(Array.from({ length: 8 }, () => formGroup(test.context, { groupId })));
    const seats = await selectRows<{ seat: number }>(
      test.context.db,
      sql`select seat from memberships order by seat`,
    );
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    expect(await violations()).toEqual([]);
  });

  it('never forms with an income that is changed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await fill(4, true);
      const [group] = (await listAllGroups(test.context)).filter(
        ({ status, currentMembers }) => status === 'forming' && currentMembers === 4,
      );
      const applicationId = people[round % 4]?.applicationId ?? '';
      const withdraw = inTransaction(test.context, async (tx) => {
        const application = await lockApplication(tx, applicationId);
        if (!application) throw new Error('there is no application');
        await editApplication(tx, application, { incomeVerificationStatus: 'pending' });
      });
      await Promise.all([formGroup(test.context, { groupId: group?.id ?? '' }), withdraw]);
      const rows = await selectRows<{ formed: boolean; late: boolean }>(
        test.context.db,
        sql`select g.formed_at is not null as formed, a.updated_at >= g.formed_at as late
          from group_places p join groups g on g.id = p.group_id
            join applications a on a.id = p.application_id where a.id = ${applicationId}`,
      );
      // Either the change came first and nothing formed, or the group formed before it.
      for (const { formed, late } of rows) expect(!formed || late).toBe(true);
    }
  });

  it('forms all groups when approvals, checks and payments run at the same time', async () => {
    const people = await fill(6, false);
    await Promise.all([
      ...people.map(({ applicationId }) => approveIncome(test.context, applicationId)),
      takePaidPlace(test.context, '450'),
      takePaidPlace(test.context, '450'),
      listAllGroups(test.context).then((groups) =>
        Promise.all(groups.map(({ id }) => checkGroup(test.context, { groupId: id }))),
      ),
    ]);
    await test.drainJobs();
    expect((await listAllGroups(test.context)).map(({ status }) => status)).toEqual([
      'formed',
      'formed',
    ]);
    expect(await violations()).toEqual([]);
  });
});
