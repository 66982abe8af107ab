import {
  type Reconciliation,
  readReconciliation,
} from '#features/provider-money/server/read-reconciliation.ts';
import { centsText } from '#shared/text/money.ts';
import { sheet } from './csv-lines.ts';
import { type Pack, trialBalanceOf } from './pack.ts';

type Line = { line: string; cents: number; note: string };

/** What the pack says of the provider's money; whoever signs reads it too. */
export function reconciliationNote({
  openedAt,
  differenceCents,
  unmatched,
}: Reconciliation): string {
  if (!openedAt) return 'The payment provider was not read yet in this month.';
  if (differenceCents === 0 && unmatched.length === 0)
    return 'The books equal the balance at the payment provider, and every transaction is matched.';
  return `The balance at the payment provider less the books is ${centsText(differenceCents)}; transactions that match nothing: ${unmatched.length}.`;
}

/** The money of the month at the provider beside the books: what moved, what it matches, what not. */
export async function* writeReconciliation(
  pack: Pack,
  onRead: (note: string) => void,
): AsyncGenerator<string, void> {
  const reconciliation = await readReconciliation(pack.context, { month: pack.month });
  const note = reconciliationNote(reconciliation);
  onRead(note);
  yield* sheet<Line>(
    {
      Line: ({ line }) => line,
      Amount: ({ cents }) => ({ cents }),
      Note: ({ note: text }) => text,
    },
    linesOf(pack, reconciliation, note),
  );
}

async function* linesOf(
  pack: Pack,
  { openedAt, openingCents, closingCents, ledgerCents, ...rest }: Reconciliation,
  note: string,
): AsyncGenerator<Line> {
  const all = await trialBalanceOf(pack, 'all');
  for (const { kind, name, debitCents, creditCents } of all?.accounts ?? []) {
    if (kind === 'asset') yield { line: name, cents: debitCents - creditCents, note: 'Books' };
  }
  if (!openedAt) {
    yield { line: 'Provider', cents: 0, note };
    return;
  }
  yield { line: 'At the provider at the start', cents: openingCents, note: 'Provider' };
  for (const { type, matchedAs, count, amountCents, feeCents } of rest.sums) {
    const matched = matchedAs ? `matched as ${matchedAs}` : 'matches nothing';
    yield {
      line: type,
      cents: amountCents - feeCents,
      note: `${count} transaction${count === 1 ? '' : 's'}, ${matched}`,
    };
  }
  yield { line: 'At the provider at the end', cents: closingCents, note: 'Provider' };
  yield { line: 'The same by the books', cents: ledgerCents, note: 'Books' };
  yield { line: 'Difference', cents: rest.differenceCents, note };
  for (const { id, type, cents, description } of rest.unmatched)
    yield {
      line: `Not matched: ${type}`,
      cents,
      note: [id, description].filter(Boolean).join(', '),
    };
  for (const { id, cents, account, note: reason, by } of rest.explained)
    yield { line: `Explained: ${account}`, cents, note: `${id}, ${reason}, by ${by}` };
}
