import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '#platform/settings/config.ts';
import { createContext } from '#server/start/create-context.ts';
import { HARNESS_NAME } from '../deposit-faults/count-steps.ts';
import { type AssemblyGroup, reopenPlay } from '../scenes/assembly-group.ts';
import { TEST_SETTINGS } from '../setup/test-settings.ts';

/** The harness's own connection to a database: it places bids, moves money and reads results. */
export type World = {
  readonly url: string;
  readonly play: AssemblyGroup;
  readonly close: () => Promise<void>;
};

/** A clock that stands still until it is set. */
export function createStandingClock(at: string) {
  let now = new Date(at);
  return {
    now: () => now,
    set(moment: string) {
      now = new Date(moment);
    },
  };
}

export async function openContext(url: string, clock: ReturnType<typeof createStandingClock>) {
  const own = `${url}?application_name=${HARNESS_NAME}`;
  const config = readConfig({ ...TEST_SETTINGS, DATABASE_URL: own, ROLE: 'web' });
  return createContext(config, { clock });
}

/** Copies the prepared database, so that each case starts with the same group. */
export async function copyDatabase(template: string, name: string): Promise<string> {
  const prepared = inject('testDatabase');
  if (prepared.kind !== 'postgres') throw new Error('This test belongs in a *.pg.test.ts file.');
  await onServer(
    prepared.url,
    `create database ${name} template ${new URL(template).pathname.slice(1)}`,
  );
  return `${prepared.url}/${name}`;
}

export async function dropDatabase(url: string): Promise<void> {
  const { pathname, origin } = new URL(url);
  const server = origin === 'null' ? url.slice(0, url.lastIndexOf('/')) : origin;
  await onServer(server, `drop database if exists ${pathname.slice(1)} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export async function openWorld(url: string, groupId: string, at: string): Promise<World> {
  const clock = createStandingClock(at);
  const { context, close } = await openContext(url, clock);
  return { url, play: await reopenPlay({ context, clock }, groupId), close };
}
