import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import { findPicksOfGroup } from '#features/assemblies/holding/server/pick-queries.ts';
import { openBid } from '#features/bids/open-bid.ts';
import { slotOf } from '#features/bids/server/place-bid.ts';
import { sealedBids } from '#features/bids/server/tables.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import type { World } from './world.ts';

/** Whether anybody with the database and all public rounds could already decrypt a bid. */
export async function isAnyBidReadable({ play }: World, month: number): Promise<boolean> {
  const { db, beacon } = play.context;
  const assembly = await play.rowOf(month);
  const rows = await db.select().from(sealedBids);
  const files = rows.filter((row) => row.biddingId === assembly.id && row.round === assembly.round);
  if (files.some(({ file }) => Buffer.from(file).includes('amount'))) return true;
  const round = await beacon.fetchRound(assembly.round);
  if (!round) return false;
  return files.some(
    ({ file, seat }) =>
      openBid(new Uint8Array(file), slotOf(assembly, seat), round.signature).status !== 'void',
  );
}

/**
 * The rules that a group's history violates at its end; empty when none. `filled` was paid into the
 * fund.
 */
export async function findViolations(
  { play }: World,
  { months, filled }: { months: number; filled: number },
): Promise<string[]> {
  const { db } = play.context;
  const credit = creditOf(play.group.planId);
  const picks = await findPicksOfGroup(db, play.group.id);
  const made = picks.filter(({ status }) => status === 'awarded' || status === 'held');
  const balances = await readBalances(db, {
    book: play.group.mode,
    scope: groupScope(play.group.id),
  });
  const [fund, credits, refunds] = [
    0 - (balances.fund ?? 0),
    0 - (balances['credits-set-aside'] ?? 0),
    0 - (balances['refunds-owed'] ?? 0),
  ];
  const owed = made.reduce(
    (sum, { status, bidFundCents }) => sum + credit - (status === 'held' ? (bidFundCents ?? 0) : 0),
    0,
  );
  const [facts] = await selectRows<{ ledgerSum: number; openAlarms: number; mails: number }>(
    db,
    sql`select
      (select coalesce(sum(cents), 0) from ledger_postings)::int as "ledgerSum",
      (select count(*) from assembly_alarms l join assemblies a on a.id = l.assembly_id
        where l.cleared_at is null and a.group_id = ${play.group.id})::int as "openAlarms",
      (select count(*) from mails m join assemblies a on m.dedupe_key like 'assembly-list:' || a.id || ':%'
        where a.group_id = ${play.group.id})::int as "mails"`,
  );
  const rules: [string, boolean][] = [
    ['no seat twice', new Set(made.map(({ seat }) => seat)).size === made.length],
    ['at most the picks allowed', made.length <= 2 * months],
    ['every award backed by money', credits === owed],
    ['the fund is not overdrawn', fund >= 0],
    ['money is neither made nor lost', fund + credits + refunds === filled],
    ['the ledger sums to zero', facts?.ledgerSum === 0],
    ['no alarm stays open', facts?.openAlarms === 0],
    ['one mail for each member and list', facts?.mails === months * play.members.length],
  ];
  for (let month = 1; month <= months; month += 1) {
    const published = await play.read(month);
    const isHeld = published.status === 'drawn' || published.status === 'finished';
    rules.push([`assembly ${month} is held`, isHeld]);
    if (isHeld) rules.push([`the result of ${month} follows`, await play.isRight(month)]);
  }
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}
