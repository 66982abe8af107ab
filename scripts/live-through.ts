import pg from 'pg';
import { ORDINARY, RESTLESS } from '../src/testing/lives/habits.ts';
import { liveThrough } from '../src/testing/lives/live-through.ts';
import { openLife } from '../src/testing/lives/open-life.ts';
import {
  findDrawFaults,
  findLedgerFault,
  findStatementFaults,
} from '../src/testing/lives/verify-life.ts';
import { memoryInUse } from '../src/testing/servers/memory-in-use.ts';
import { startPostgresServer } from '../src/testing/servers/postgres-server.ts';
import { defineCommand } from './casa/command.ts';
import { runProgram } from './casa/run-program.ts';

const MEGABYTE = 1024 * 1024;

const command = defineCommand({
  name: 'npm run live-through',
  about:
    'Plays groups through the product on its own PostgreSQL, verifies ledger, draws and statements, and compares with the simulator. Ends with 1 on a difference.',
  options: {
    groups: { kind: 'number', about: 'How many groups', fallback: 1, min: 1 },
    years: { kind: 'number', about: 'How long', fallback: 20 },
    capacity: { kind: 'number', about: 'Seats of each', fallback: 480, min: 1 },
    habits: {
      kind: 'text',
      value: 'ordinary|restless',
      about: 'With restless ones more goes wrong',
      fallback: 'ordinary',
    },
    concurrency: {
      kind: 'number',
      about: 'How many people and jobs act at once',
      fallback: 4,
      min: 1,
    },
  },
  async run({ groups, years, capacity, habits, concurrency }) {
    const months = Math.round(years * 12);

    const server = await startPostgresServer();
    const admin = new pg.Client({ connectionString: server.url('postgres') });
    await admin.connect();
    await admin.query('create database life');
    await admin.end();
    const world = await openLife(server.url('life'), capacity, concurrency);
    try {
      let startedAt = performance.now();
      const memory: number[] = [];
      const { differences, lived } = await liveThrough(world, {
        groups,
        months,
        capacity,
        habits: habits === 'restless' ? RESTLESS : ORDINARY,
        onMonth(month) {
          if (month === 1) startedAt = performance.now();
          if (month % 12 !== 0) return;
          memory.push(Math.round(memoryInUse().held / MEGABYTE));
          const rate = ratePerMinute(month - 1);
          console.log(`month ${month}: ${rate} group months a minute, ${memory.at(-1)} MB in use`);
        },
      });
      const rate = ratePerMinute(months - 1);
      const faults = [
        ...differences,
        ...(await verify(
          world,
          lived.map(({ player }) => player),
          months,
        )),
      ];
      for (const fault of faults) console.log(fault);
      console.log(
        `${groups} × ${months} months with ${capacity} seats: ${rate} group months a minute, memory from ${memory[0]} to ${memory.at(-1)} MB, ${faults.length} differences.`,
      );
      return faults.length > 0 ? 1 : 0;

      function ratePerMinute(past: number): string {
        return ((groups * past * 60_000) / (performance.now() - startedAt)).toFixed(1);
      }
    } finally {
      await world.close();
      await server.stop();
    }
  },
});

type Player = Awaited<ReturnType<typeof liveThrough>>['lived'][number]['player'];

async function verify(
  { context }: Awaited<ReturnType<typeof openLife>>,
  players: readonly Player[],
  months: number,
): Promise<string[]> {
  const faults = [(await findLedgerFault(context)) ?? []].flat();
  for (const player of players) {
    faults.push(...(await findDrawFaults(context, player.group, months)));
    for (const seat of await player.seats()) {
      faults.push(...(await findStatementFaults(context, player.group, seat)));
    }
  }
  return faults;
}

await runProgram(command);
