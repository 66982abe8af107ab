import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction } from '#platform/context.ts';
import { saveApplication } from '#testing/save-application.ts';
import { saveDeposit } from '#testing/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { takePlace } from './take-place.ts';

const MIGRATION = readFileSync(
  new URL('../../../../migrations/0008_places_are_paid.sql', import.meta.url),
  'utf8',
);

describe('a place and the deposit that paid for it', () => {
  const test = useTestApp();
  const take = async (depositId: string) => {
    const applicationId = await saveApplication(test.context);
    return inTransaction(test.context, (tx) =>
      takePlace(tx, { planId: '450', mode: 'sandbox', applicationId, depositId }),
    );
  };
  const run = (statement: string) => test.context.db.execute(sql.raw(statement));
  const counted = () =>
    selectRows(
      test.context.db,
      sql`select member_count as members, (select count(*)::int from group_places) as places from groups`,
    );

  it('cannot be without each other', async () => {
    const paid = await saveDeposit(test.context);
    await take(paid);
    await expect(take(test.context.randomness.id())).rejects.toThrow();
    await expect(run('delete from deposits')).rejects.toThrow();
    expect(await counted()).toEqual([{ members: 1, places: 1 }]);
  });

  it('are brought together in a database where a deposit went missing', async () => {
    const [kept, lost] = [await saveDeposit(test.context), await saveDeposit(test.context)];
    for (const deposit of [kept, lost]) await take(deposit);
    await run('alter table group_places drop constraint group_places_deposit_id_deposits_id_fk');
    await run(`delete from deposits where id = '${lost}'`);
    for (const statement of MIGRATION.split('--> statement-breakpoint')) await run(statement);
    expect(await counted()).toEqual([{ members: 1, places: 1 }]);
    await expect(run('delete from deposits')).rejects.toThrow();
  });
});
