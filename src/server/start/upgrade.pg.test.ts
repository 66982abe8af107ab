import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openEmptyDatabase } from '#testing/empty-database.ts';
import { findUpgradeFaults } from '#testing/upgrade/find-upgrade-faults.ts';
import { plantMigration } from '#testing/upgrade/plant-migration.ts';
import { loadVersion1 } from '#testing/upgrade/recorded-version.ts';

const root = mkdtempSync(join(tmpdir(), 'casa-upgrade-'));
let database: Database;
let fresh: Database;

async function findFaults(folder: string): Promise<string[]> {
  await loadVersion1(database, folder);
  return findUpgradeFaults(database, fresh, folder);
}

beforeEach(async () => {
  [database, fresh] = [await openEmptyDatabase(), await openEmptyDatabase()];
});
afterEach(async () => {
  await database.close();
  await fresh.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a migration must not do, each with the beginning of its error. */
const PLANTED: readonly [statement: string, fault: string][] = [
  ['delete from page_visits;', 'page_visits: 1 of 1 rows are gone or changed'],
  ["update events set city = 'Orem';", 'events: 1 of 1 rows are gone or changed'],
  ['alter table events drop column address;', 'events.address is gone'],
  ['drop table tally_changes;', 'tally_changes is gone'],
  ['alter table mails alter column attempts type bigint;', 'mails was written anew'],
  [
    'do $$ begin if exists (select from users) then alter table events add n int; end if; end $$;',
    'only after an upgrade: column events.n integer',
  ],
  [
    'do $$ begin if not exists (select from users) then create index planted on events (city); end if; end $$;',
    'missing: index CREATE INDEX planted ON public.events USING btree (city)',
  ],
  [
    'do $$ begin set local session_replication_role = replica; delete from events; end $$;',
    'event_registrations_event_id_events_id_fk: 1',
  ],
];

describe('a planted migration', () => {
  it('is found, whatever it does', async () => {
    const statements = PLANTED.map(([statement]) => statement);
    const faults = await findFaults(
      plantMigration(join(root, 'broken'), statements.join('\n--> statement-breakpoint\n')),
    );
    const missed = PLANTED.filter(([, fault]) => !faults.some((one) => one.startsWith(fault)));
    expect(missed, faults.join('\n')).toEqual([]);
    expect(faults).toHaveLength(PLANTED.length);
  });

  it('may add, and may do what it explains', async () => {
    const folder = plantMigration(
      join(root, 'explained'),
      `
      create table planted (id int primary key, event_id uuid references events (id));
      --> statement-breakpoint
      alter table users add column city text not null default '';
      --> statement-breakpoint
      -- allow change-rows events: the first version wrote the city in two ways
      update events set city = upper(city);
      --> statement-breakpoint
      -- allow drop-column page_visits.count: nothing reads it since version 2
      alter table page_visits drop column count;`,
    );
    expect(await findFaults(folder)).toEqual([]);
    await database.executor.execute(sql`select id from planted`);
  });
});
