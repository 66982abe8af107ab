import { expect, test } from 'vitest';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { auditGroup } from './audit.ts';
import { randomConfig } from './random-config.ts';

/** A hundred take two seconds; `npm run simulate:search` plays any number. */
const GROUPS = IS_LONG ? 1000 : 100;

test(`no rule is broken in ${GROUPS} random groups`, { timeout: 300_000 }, () => {
  const seen = { short: 0, alarmed: 0, served: 0, missed: 0, refunds: 0, bids: 0, unpaid: 0 };
  for (let number = 0; number < GROUPS; number++) {
    const config = randomConfig(number);
    const { life, faults } = auditGroup(config);
    expect(faults, `group ${number}: ${JSON.stringify(config)}`).toEqual([]);
    const isServed = life.closing.claimsPaid.every(([, , claim, paid]) => claim === paid);
    seen[isServed ? 'served' : 'short'] += 1;
    if (life.warnings.firstAlarm > 0) seen.alarmed += 1;
    if (life.warnings.firstMissedPick > 0) seen.missed += 1;
    if (life.months.some(({ refunds }) => refunds.length > 0)) seen.refunds += 1;
    if (life.months.some(({ awards }) => awards.some(([, kind]) => kind === 'bid'))) seen.bids += 1;
    if (life.months.some(({ unpaidBids }) => unpaidBids.length > 0)) seen.unpaid += 1;
  }
  // Proves that the checked cases do occur.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(GROUPS / 20);
});
