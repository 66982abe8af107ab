import pg from 'pg';
import type { OutgoingMail } from '../src/providers/mail/mail-provider.ts';
import { addMonths } from '../src/shared/calendar/months.ts';
import { formatMoney, usd } from '../src/shared/text/money.ts';
import { RESTLESS } from '../src/testing/lives/habits.ts';
import { openWorld } from '../src/testing/lives/life-world.ts';
import { liveThrough } from '../src/testing/lives/live-through.ts';
import { createMemberReader, type MemberMonth } from '../src/testing/lives/member-month.ts';
import { findLedgerFault } from '../src/testing/lives/verify-life.ts';
import { startPostgresServer } from '../src/testing/servers/postgres-server.ts';
import { TEST_SETTINGS } from '../src/testing/setup/test-settings.ts';
import { defineCommand } from './casa/command.ts';
import { runProgram } from './casa/run-program.ts';

const COLUMNS = ['page', 'statement', 'ledger', 'mails', 'cash', 'fund'] as const;
const WIDTH = 15;

const command = defineCommand({
  name: 'npm run member-life',
  about:
    'Plays the members of a group through the sandbox and compares, at the end of every month and to the cent, what their pages, statements, group page and mails say with the ledger. Ends with 1 on a difference.',
  options: {
    months: { kind: 'number', about: 'How long', fallback: 36, min: 1 },
    capacity: { kind: 'number', about: 'Seats of the group', fallback: 8, min: 1 },
  },
  async run({ months, capacity }) {
    const server = await startPostgresServer();
    const admin = new pg.Client({ connectionString: server.url('postgres') });
    await admin.connect();
    await admin.query('create database life');
    await admin.end();
    const sent: OutgoingMail[] = [];
    const world = await openWorld({
      seed: 'member-life',
      startsAt: new Date('2026-01-05T18:00:00Z'),
      settings: {
        ...TEST_SETTINGS,
        GROUP_CAPACITY: String(capacity),
        DATABASE_URL: server.url('life'),
      },
      wrapMail: (mail) => ({
        ...mail,
        send: async (one) => {
          sent.push(one);
        },
      }),
    });
    const reader = createMemberReader(world, sent);
    const differences: string[] = [];
    try {
      console.log(headOf());
      const played = await liveThrough(world, {
        groups: 1,
        months,
        capacity,
        habits: RESTLESS,
        onFormed: reader.chooseMails,
        async onMonth(month, [lived]) {
          if (!lived) return;
          const { player } = lived;
          const row = await reader.readMonth(player, addMonths(player.startMonth, month - 1));
          console.log(lineOf(row));
          differences.push(...row.differences);
        },
      });
      const fault = await findLedgerFault(world.context);
      differences.push(...played.differences, ...(fault ? [fault] : []));
    } finally {
      await world.close();
      await server.stop();
    }
    for (const difference of differences) console.log(difference);
    console.log(
      `${months} months of ${capacity} seats, ${sent.length} mails, ${differences.length} differences.`,
    );
    return differences.length > 0 ? 1 : 0;
  },
});

const headOf = () =>
  ['month  ', 'active/awarded/ended', ...COLUMNS.map((name) => name.padStart(WIDTH)), 'equal'].join(
    '  ',
  );

function lineOf(row: MemberMonth): string {
  const seats = `${row.active}/${row.awarded}/${row.ended}`.padEnd('active/awarded/ended'.length);
  const sums = COLUMNS.map((name) => formatMoney(usd(row[name])).padStart(WIDTH));
  return [row.month, seats, ...sums, row.differences.length === 0 ? 'yes' : 'no'].join('  ');
}

await runProgram(command);
