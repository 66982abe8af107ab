import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import { groupScope } from '../accounts.ts';
import type { Entry } from '../entry.ts';
import { postEntries } from './posting/post-entry.ts';
import { verifyLedger } from './verify-ledger.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [SUBJECT, MEMBER, OTHER] = [id(1), id(2), id(3)];

const instalment = (month: number): Entry => ({
  book: 'live',
  scope: groupScope(id(9)),
  key: `instalment:${month}`,
  kind: 'instalment',
  subjectId: SUBJECT,
  effectiveOn: `2026-0${month}-05`,
  legs: [
    { account: 'cash', cents: 234_400 },
    { account: 'fund', cents: -187_500, membershipId: MEMBER },
    { account: 'administration', cents: -45_000, membershipId: MEMBER },
    { account: 'reserve', cents: -1_900, membershipId: OTHER },
  ],
});

const deposit: Entry = {
  book: 'live',
  scope: 'cooperative',
  key: 'deposit',
  kind: 'deposit-received',
  subjectId: SUBJECT,
  effectiveOn: '2026-01-02',
  legs: [
    { account: 'provider-balance', cents: 20_000 },
    { account: 'member-deposits', cents: -20_000 },
  ],
};

const GROUP = "(select id from ledger_scopes where scope <> 'cooperative')";
const inGroup = `where scope_id = ${GROUP}`;

describe('verify-ledger', () => {
  const test = useTestApp();

  beforeEach(async () => {
    await saveMemberships(test.context, [MEMBER, OTHER]);
    await inTransaction(test.context, (tx) =>
      postEntries(tx, [1, 2, 3].map(instalment).concat(deposit)),
    );
  });

  /** Changes rows as a superuser could: without triggers and foreign keys. */
  const plant = (statement: string) =>
    test.context.db.execute(
      sql.raw(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`),
    );

  it('finds nothing in a sound ledger', async () => {
    expect(await verifyLedger(test.context.db)).toEqual({ entries: 4, difference: undefined });
  });

  it.each<[what: string, statement: string, says: string]>([
    [
      'an amount changed',
      `update ledger_postings set cents = cents + 1 ${inGroup} and sequence = 2 and leg = 1`,
      'entry 2 (instalment:2): its postings sum to 1 cents',
    ],
    [
      'two amounts changed so that they balance',
      `update ledger_postings set cents = cents + case leg when 1 then 7 else -7 end ${inGroup} and sequence = 2 and leg < 3`,
      'entry 2 (instalment:2): its hash',
    ],
    [
      'a posting given to another member',
      `update ledger_postings set membership_id = '${OTHER}' ${inGroup} and sequence = 2 and leg = 2`,
      'entry 2 (instalment:2): its hash',
    ],
    [
      'a posting moved to another account',
      `update ledger_postings set account = 'reserve' ${inGroup} and sequence = 2 and leg = 2`,
      'entry 2 (instalment:2): its hash',
    ],
    [
      'a posting on another day',
      `update ledger_postings set effective_on = '2026-02-06' ${inGroup} and sequence = 2 and leg = 2`,
      'entry 2 (instalment:2): a posting has another date',
    ],
    [
      'a key changed',
      `update ledger_entries set key = 'x' ${inGroup} and sequence = 2`,
      'its hash',
    ],
    [
      'a kind changed',
      `update ledger_entries set kind = 'x' ${inGroup} and sequence = 2`,
      'its hash',
    ],
    [
      'a moment changed',
      `update ledger_entries set created_at = created_at + interval '1 second' ${inGroup} and sequence = 2`,
      'entry 2 (instalment:2): its hash',
    ],
    [
      'a hash changed',
      `update ledger_entries set hash = sha256('x') ${inGroup} and sequence = 2`,
      'entry 2 (instalment:2): its hash',
    ],
    [
      'two entries exchanged',
      `update ledger_entries set sequence = 5 - sequence + 100 ${inGroup} and sequence in (2, 3);
       update ledger_entries set sequence = sequence - 100 where sequence > 100;
       update ledger_postings set sequence = 5 - sequence + 100 ${inGroup} and sequence in (2, 3);
       update ledger_postings set sequence = sequence - 100 where sequence > 100`,
      'entry 2 (instalment:3): its hash',
    ],
    [
      'an entry taken out',
      `delete from ledger_entries ${inGroup} and sequence = 2; delete from ledger_postings ${inGroup} and sequence = 2`,
      'entry 3 (instalment:3): it should be number 2',
    ],
    [
      'the last entry taken out',
      `delete from ledger_entries ${inGroup} and sequence = 3; delete from ledger_postings ${inGroup} and sequence = 3`,
      'the chain ends at entry 2, its head says 3',
    ],
    [
      'another head',
      `update ledger_scopes set last_hash = sha256('x') where scope = 'cooperative'`,
      'live cooperative: the chain ends at entry 1, its head says 1 with another hash',
    ],
    [
      'a posting taken out',
      `delete from ledger_postings ${inGroup} and sequence = 2 and leg = 4`,
      'entry 2 (instalment:2): it has 3 postings instead of 4',
    ],
    [
      'a posting of no entry',
      `insert into ledger_postings values (${GROUP}, 9, 1, 'cash', 5, null, '2026-01-01')`,
      'A posting belongs to no entry',
    ],
    [
      'an account of another kind',
      `update ledger_accounts set kind = 'equity' where name = 'fund'`,
      'account fund: it is kept as equity and is liability',
    ],
    [
      'a balance changed',
      `update ledger_balances set cents = cents + 1 where account = 'cash'`,
      'account cash: the balance is kept as 703201 cents, its postings sum to 703200',
    ],
    [
      'a balance lost',
      `delete from ledger_balances where account = 'reserve'`,
      'account reserve: the balance is kept as 0 cents, its postings sum to -5700',
    ],
    [
      'a position changed',
      `update ledger_positions set cents = cents - 2 where account = 'fund'`,
      `account fund, membership ${MEMBER}: the position is kept as -562502 cents, its postings sum to -562500`,
    ],
    [
      'a position of nobody',
      `insert into ledger_positions values ('${id(7)}', ${GROUP}, 'fund', 5)`,
      `account fund, membership ${id(7)}: the position is kept as 5 cents, its postings sum to 0`,
    ],
  ])('finds %s', async (_, statement, says) => {
    await plant(statement);
    expect((await verifyLedger(test.context.db)).difference).toContain(says);
  });

  it('finds a fund that the members’ positions do not add up to', async () => {
    // Every other figure and the chain agree: only the membership of a posting is missing.
    await test.context.db.execute(
      sql`alter table ledger_postings drop constraint ledger_postings_membership_check`,
    );
    try {
      await test.context.db.execute(sql`
        with s as (select * from ledger_scopes where scope <> 'cooperative'), entry as (
          insert into ledger_entries select s.id, 4, 'raw', 'raw', ${SUBJECT}::uuid, '2026-03-05', 2, '2026-03-05',
            ledger_next_hash(null, s.last_hash, ledger_digest(s.book, s.scope, 'raw', 'raw', ${SUBJECT}::uuid, '2026-03-05',
              ledger_leg_text('cash', 5, null) || ledger_leg_text('fund', -5, null)), '2026-03-05') from s)
        insert into ledger_postings (scope_id, sequence, leg, account, cents, effective_on)
        select s.id, 4, leg, account, cents, '2026-03-05'
        from s, (values (1, 'cash', 5), (2, 'fund', -5)) l (leg, account, cents)`);
      expect((await verifyLedger(test.context.db)).difference).toContain(
        "account fund: the balance is -562505 cents, the members' positions add up to -562500",
      );
    } finally {
      await test.context.db.execute(sql`alter table ledger_postings add constraint ledger_postings_membership_check
        check (membership_id is not null or account not in ('fund', 'reserve', 'prepaid-administration', 'unapplied', 'administration')) not valid`);
    }
  });
});
