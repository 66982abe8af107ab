import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type PlanId, plans } from '#features/plans/plans.ts';
import { usd } from '#shared/text/money.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { affordabilityOf } from '../../affordability.ts';
import { monthlyIncomes } from '../../options.ts';
import { applications } from '../tables.ts';
import { FIGURES } from './figures-conditions.ts';

const INCOMES = [...monthlyIncomes, '$4,000', '$5,208.89', '$5,208.88', '$7,522.23', 'none', ''];
const DEBTS = [null, 0, 65_600, 65_700, 186_489, 413_801];
const RENTS = [null, 0, 200_000, 413_790];

describe('how declared figures count in a list', () => {
  const test = useTestApp();
  const change = (id: string, changes: Partial<typeof applications.$inferInsert>) =>
    test.context.db.update(applications).set(changes).where(eq(applications.id, id));
  const read = async (id: string) => {
    const [row] = await test.context.db
      .select({ figures: FIGURES })
      .from(applications)
      .where(eq(applications.id, id));
    return row?.figures;
  };

  it('agrees with the rule for every income, debt, rent and plan', async () => {
    const id = await saveApplication(test.context);
    for (const income of INCOMES)
      for (const debt of DEBTS)
        for (const rent of RENTS)
          for (const plan of Object.keys(plans) as PlanId[]) {
            const declared = {
              monthlyIncome: income,
              monthlyDebtCents: debt,
              monthlyRentCents: rent,
            };
            await change(id, { ...declared, preferredPlan: plan });
            const { state } = affordabilityOf({
              monthlyIncome: income,
              monthlyDebt: debt === null ? null : usd(debt),
              monthlyRent: rent === null ? null : usd(rent),
              plan,
            });
            expect(await read(id), JSON.stringify({ ...declared, plan })).toBe(state);
          }
  });

  it('says nothing once papers came in, also when a better one was asked for', async () => {
    const id = await saveApplication(test.context);
    expect(await read(id)).toBe('tight');
    await change(id, { adminNotes: 'The last page is missing.' });
    expect(await read(id)).toBeNull();
    await change(id, { adminNotes: null, incomeVerificationStatus: 'rejected' });
    expect(await read(id)).toBeNull();
  });
});
