import { auditGroup } from '../src/features/simulator/engine/audit.ts';
import { randomConfig } from '../src/features/simulator/engine/random-config.ts';
import { defineCommand } from './casa/command.ts';
import { runProgram } from './casa/run-program.ts';

const command = defineCommand({
  name: 'npm run simulate:search',
  about:
    'Plays random groups and prints every one that breaks a rule, as a scenario that `npm run simulate` can play again. For long runs.',
  options: {
    groups: { kind: 'number', about: 'How many', fallback: 100_000, min: 1 },
    from: { kind: 'number', about: 'The number of the first', fallback: 3000 },
  },
  run({ groups, from }) {
    const startedAt = performance.now();
    let [faulty, short, alarmed] = [0, 0, 0];
    for (let number = from; number < from + groups; number++) {
      const config = randomConfig(number);
      const { life, faults } = auditGroup(config);
      if (life.closing.claimsPaid.some(([, , claim, paid]) => paid < claim)) short += 1;
      if (life.warnings.firstAlarm > 0) alarmed += 1;
      if (faults.length > 0) {
        faulty += 1;
        console.log(
          JSON.stringify({ name: `random-${number}`, config, faults: faults.slice(0, 5) }),
        );
      }
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${groups} groups from number ${from} in ${seconds} s: ${faulty} broke a rule; ${short} could not serve everybody, ${alarmed} rang the early alarm.`,
    );
    return faulty === 0 ? 0 : 1;
  },
});

await runProgram(command);
