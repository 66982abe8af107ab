import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTraps } from './find-traps.ts';
import { LARGE_TABLES } from './rules.ts';

/** Written before the product was in use. */
const FIRST_VERSION = ['0000_schema.sql', '0001_guards.sql'];

describe('the migrations after the first version', () => {
  it('do nothing that stops or breaks a running installation', () => {
    const found = readdirSync('migrations')
      .filter((name) => name.endsWith('.sql') && !FIRST_VERSION.includes(name))
      .flatMap((name) =>
        findTraps(readFileSync(`migrations/${name}`, 'utf8')).map((trap) => `${name}: ${trap}`),
      );
    expect(found).toEqual([]);
  });

  it('know the large tables by their names', () => {
    const schema = readFileSync('migrations/0000_schema.sql', 'utf8');
    const unknown = [...LARGE_TABLES].filter((name) => !schema.includes(`CREATE TABLE "${name}"`));
    expect(unknown).toEqual([]);
  });
});

const BROKEN: readonly [trap: string, statement: string][] = [
  ['rewrite mails.attempts', 'ALTER TABLE "mails" ALTER COLUMN "attempts" SET DATA TYPE bigint;'],
  ['rewrite mails.attempts', 'alter table only public.mails alter attempts type bigint;'],
  ['rewrite users.token', 'ALTER TABLE users ADD COLUMN token uuid DEFAULT gen_random_uuid();'],
  ['rewrite users.n', 'ALTER TABLE users ADD COLUMN n bigserial;'],
  ['rewrite users.n', 'alter table users add n int generated always as (id + 1) stored;'],
  ['rewrite users.at', "alter table users add at timestamptz default now() + '1 day'::interval;"],
  ['rewrite mails', 'alter table mails set unlogged;'],
  ['rewrite mails', 'CLUSTER mails USING mails_pkey;'],
  ['not-null users.city', 'ALTER TABLE "users" ADD COLUMN "city" text NOT NULL;'],
  ['not-null groups.city', 'ALTER TABLE "groups" ADD COLUMN "city" text NOT NULL;'],
  ['not-null users.city', 'ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;'],
  ['not-null users', 'alter table users add constraint has_city not null city;'],
  ['index users', 'CREATE INDEX "users_city" ON "users" USING btree ("city");'],
  ['index users', 'CREATE UNIQUE INDEX IF NOT EXISTS users_city ON public.users (city);'],
  ['index users', 'ALTER TABLE "users" ADD CONSTRAINT "one" UNIQUE("city");'],
  ['index users.code', 'alter table users add code text unique;'],
  ['index users', 'reindex table users;'],
  ['concurrently groups_city', 'create index concurrently if not exists groups_city on groups(c);'],
  ['concurrently groups_city', 'drop index concurrently groups_city;'],
  [
    'constraint mails',
    'ALTER TABLE "mails" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;',
  ],
  ['constraint mails', 'ALTER TABLE mails ADD CONSTRAINT c CHECK (attempts >= 0);'],
  ['constraint mails', 'alter table mails add check (attempts >= 0);'],
  ['constraint mails.a', 'alter table mails add column a uuid references users (id);'],
  [
    'constraint mails',
    'alter table mails add constraint c check (attempts > 0) not valid; alter table mails validate constraint c;',
  ],
  ['lock groups', 'LOCK TABLE groups IN EXCLUSIVE MODE;'],
  ['lock groups', 'lock groups;'],
  ['drop-column groups.city', 'ALTER TABLE "groups" DROP COLUMN "city";'],
  ['drop-column groups.city', 'alter table groups drop city cascade;'],
  ['drop-table reminders', 'DROP TABLE "reminders" CASCADE;'],
  ['rename groups.city', 'ALTER TABLE "groups" RENAME COLUMN "city" TO "town";'],
  ['rename groups', 'ALTER TABLE "groups" RENAME TO "circles";'],
  ['change-rows groups', "UPDATE groups SET city = 'Provo';"],
  ['change-rows groups', 'delete from only groups where true;'],
  ['change-rows groups', 'TRUNCATE groups;'],
  // A `do` block runs at once; every action of a statement is checked, not only the first.
  ['lock groups', 'do $$ begin lock table groups; end $$;'],
  ['drop-column groups.city', "do $x$ begin execute 'alter table groups drop city'; end $x$;"],
  ['drop-column mails.b', 'alter table mails add column a numeric(10, 2), drop column b;'],
];

const ALLOWED = [
  'CREATE TABLE "visits" ("id" uuid PRIMARY KEY, "n" int NOT NULL);',
  'create table visits (n int); create index on visits (n); alter table visits add constraint c check (n > 0);',
  'ALTER TABLE "users" ADD COLUMN "city" text;',
  'ALTER TABLE "users" ADD COLUMN "city" text DEFAULT \'\' NOT NULL;',
  "alter table users add tags text[] not null default '{}'::text[], add at timestamptz default now();",
  'alter table users add n int default -1, add b boolean default false not null;',
  'ALTER TABLE mails ADD CONSTRAINT c CHECK (attempts >= 0) NOT VALID;',
  'ALTER TABLE mails VALIDATE CONSTRAINT c;',
  'ALTER TABLE mails DROP CONSTRAINT c;',
  'alter table mails rename constraint c to d;',
  'ALTER TABLE "mails" ALTER COLUMN "attempts" DROP NOT NULL;',
  'alter table users add constraint one unique using index users_city;',
  'create index groups_city on groups (city); drop index users_city;',
  'create trigger t before update or delete or truncate on users for each row execute function f();',
  'create function f() returns void language sql as $$ delete from users; $$;',
  '-- drop table users;\n/* lock users; */ select \'update users set a = 1\', "lock" from groups;',
  'insert into groups (id) values (1) on conflict (id) do update set id = 2;',
];

describe('a migration', () => {
  it.each(BROKEN)('with the trap %s is found: %s', (trap, statement) => {
    expect(findTraps(statement).map((sentence) => sentence.split(':')[0])).toEqual([trap]);
    // An exception permits it.
    expect(findTraps(`-- allow ${trap}: nobody has rows in it yet\n${statement}`)).toEqual([]);
  });

  it.each(ALLOWED)('without a trap passes: %s', (statement) => {
    expect(findTraps(statement)).toEqual([]);
  });

  it('may allow only what it does, by a known rule and with a reason', () => {
    const statement = 'ALTER TABLE groups DROP COLUMN city;';
    const other = `-- allow drop-column groups.town: not read since version 2\n${statement}`;
    expect(findTraps(other)).toHaveLength(2);
    for (const comment of [
      '-- allow drop-column groups.city',
      '-- allow drop-column groups.city: ok',
      '-- allow everything groups.city: not read since version 2',
    ]) {
      expect(() => findTraps(`${comment}\n${statement}`)).toThrow('is not of the form');
    }
  });
});
