import { parseArgs } from 'node:util';
import { auditGroup } from '../src/features/simulator/engine/audit.ts';
import { randomConfig } from '../src/features/simulator/engine/random-config.ts';

/**
 * `npm run simulate:search -- --groups 100000 --from 3000`: plays random groups and prints every
 * one that breaks a rule, as a scenario that `npm run simulate` can play again. For long runs.
 */
const { values } = parseArgs({
  options: {
    groups: { type: 'string', default: '100000' },
    from: { type: 'string', default: '3000' },
  },
});
const from = Number(values.from);
const groups = Number(values.groups);
const startedAt = performance.now();
let [faulty, short, alarmed] = [0, 0, 0];
for (let number = from; number < from + groups; number++) {
  const config = randomConfig(number);
  const { life, faults } = auditGroup(config);
  if (life.closing.claimsPaid.some(([, , claim, paid]) => paid < claim)) short += 1;
  if (life.warnings.firstAlarm > 0) alarmed += 1;
  if (faults.length > 0) {
    faulty += 1;
    console.log(JSON.stringify({ name: `random-${number}`, config, faults: faults.slice(0, 5) }));
  }
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(
  `${groups} groups from number ${from} in ${seconds} s: ${faulty} broke a rule; ${short} could not serve everybody, ${alarmed} rang the early alarm.`,
);
process.exitCode = faulty === 0 ? 0 : 1;
