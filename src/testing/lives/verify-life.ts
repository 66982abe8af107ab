import { checkAssembly } from '#features/assemblies/checking/check-assembly.ts';
import { verifySigned } from '#features/assemblies/checking/web/verify-signed.ts';
import { listPastAssemblies } from '#features/assemblies/server/list-past-assemblies.ts';
import { readAssembly } from '#features/assemblies/server/read-assembly.ts';
import { readReceiptKeys } from '#features/bids/server/receipt-keys.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { groupCode } from '#features/groups/rules.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { readMemberStatement } from '#features/ledger/server/reading/read-member-statement.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import { readStatement } from '#features/statements/server/read-statement.ts';
import type { Context } from '#platform/context.ts';
import type { LifeSeat } from './seats.ts';

/** The first fault in the ledger, if any: chains, balances, positions, contributions. */
export async function findLedgerFault({ db }: Pick<Context, 'db'>): Promise<string | undefined> {
  return (await verifyLedger(db)).difference ?? (await verifyContributions(db)).difference;
}

/** Verifies assemblies like a visitor's browser; returns the faults. */
export async function findDrawFaults(
  context: Context,
  group: Group,
  months: number,
): Promise<string[]> {
  const faults: string[] = [];
  const past = await listPastAssemblies(context, { group: groupCode(group) });
  const keys = await readReceiptKeys(context);
  for (let month = 1; month <= months; month += 1) {
    const assembly = await readAssembly(context, { group: groupCode(group), month });
    const isSigned = await verifySigned(assembly.receipts, keys);
    const fetched = { beacon: undefined, past, keys, isSigned };
    checkAssembly(assembly, fetched, ({ name, state, detail }) => {
      if (state === 'wrong') faults.push(`assembly ${month}, ${name}: ${detail}`);
    });
  }
  return faults;
}

/** Compares a seat's statements, year by year, with the payments of its account. */
export async function findStatementFaults(
  context: Context,
  { planId }: Group,
  { seat, membershipId, session, paid, prepaid }: LifeSeat,
): Promise<string[]> {
  const faults: string[] = [];
  const first = await readStatement(context, session, { membershipId, period: '0000' });
  const [from, to] = [first.firstMonth, first.lastMonth].map((month) => Number(month.slice(0, 4)));
  let before = first.closing;
  for (let year = from as number; year <= (to as number); year += 1) {
    const period = String(year);
    const { opening, closing } = await readStatement(context, session, { membershipId, period });
    if (JSON.stringify(opening) !== JSON.stringify(before)) {
      faults.push(`seat ${seat}: ${period} does not begin where the year before ended`);
    }
    before = closing;
  }
  for (const part of ['fund', 'reserve', 'administration'] as const) {
    const expected = totalAfter(planId, paid)[part] + totalOfLast(planId, prepaid)[part];
    if (before[part] !== expected) {
      faults.push(
        `seat ${seat}: ${part} is ${before[part]} on the statement, ${expected} was paid`,
      );
    }
  }
  const { lines } = await readMemberStatement(context.db, { membershipId, after: undefined });
  if (lines.length === 0) faults.push(`seat ${seat} has no postings`);
  return faults;
}
