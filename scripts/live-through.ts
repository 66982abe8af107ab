import { parseArgs } from 'node:util';
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

/**
 * `npm run live-through -- --groups 3 --years 20`: plays groups through the product on its own
 * PostgreSQL, verifies ledger, draws and statements, and compares with the simulator. `--capacity`
 * is 480 by default; `--habits restless` lets more go wrong; `--lanes` is how many people and jobs
 * act concurrently. Ends with 1 on a difference.
 */
const { values } = parseArgs({
  options: {
    groups: { type: 'string', default: '1' },
    years: { type: 'string', default: '20' },
    capacity: { type: 'string', default: '480' },
    habits: { type: 'string', default: 'ordinary' },
    lanes: { type: 'string', default: '4' },
  },
});
const [groups, capacity] = [Number(values.groups), Number(values.capacity)];
const months = Math.round(Number(values.years) * 12);
const MEGABYTE = 1024 * 1024;

const server = await startPostgresServer();
const admin = new pg.Client({ connectionString: server.url('postgres') });
await admin.connect();
await admin.query('create database life');
await admin.end();
const world = await openLife(server.url('life'), capacity, Number(values.lanes));
try {
  let startedAt = performance.now();
  const memory: number[] = [];
  const { differences, lived } = await liveThrough(world, {
    groups,
    months,
    capacity,
    habits: values.habits === 'restless' ? RESTLESS : ORDINARY,
    onMonth(month) {
      if (month === 1) startedAt = performance.now();
      if (month % 12 !== 0) return;
      memory.push(Math.round(memoryInUse().held / MEGABYTE));
      const rate = ratePerMinute(month - 1);
      console.log(`month ${month}: ${rate} group months a minute, ${memory.at(-1)} MB in use`);
    },
  });
  const rate = ratePerMinute(months - 1);
  const faults = [...differences, ...(await verify(lived.map(({ player }) => player)))];
  for (const fault of faults) console.log(fault);
  console.log(
    `${groups} × ${months} months with ${capacity} seats: ${rate} group months a minute, memory from ${memory[0]} to ${memory.at(-1)} MB, ${faults.length} differences.`,
  );
  if (faults.length > 0) process.exitCode = 1;

  function ratePerMinute(past: number): string {
    return ((groups * past * 60_000) / (performance.now() - startedAt)).toFixed(1);
  }
} finally {
  await world.close();
  await server.stop();
}

type Player = Awaited<ReturnType<typeof liveThrough>>['lived'][number]['player'];

async function verify(players: readonly Player[]): Promise<string[]> {
  const { context } = world;
  const faults = [(await findLedgerFault(context)) ?? []].flat();
  for (const player of players) {
    faults.push(...(await findDrawFaults(context, player.group, months)));
    for (const seat of await player.seats()) {
      faults.push(...(await findStatementFaults(context, player.group, seat)));
    }
  }
  return faults;
}
