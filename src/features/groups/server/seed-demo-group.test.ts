import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { listAllGroups } from './list-groups.ts';
import { seedDemoGroup } from './seed-demo-group.ts';

describe('seedDemoGroup', () => {
  const test = useTestApp();

  it('opens one forming group, and changes nothing when repeated', async () => {
    await seedDemoGroup(test.context);
    await seedDemoGroup(test.context);
    expect(await listAllGroups(test.context)).toMatchObject([
      { planId: '450', status: 'forming', currentMembers: 0, daysRemaining: 120 },
    ]);
  });
});
