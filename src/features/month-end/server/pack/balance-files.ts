import type { TrialBalance } from '#features/books/contract.ts';
import { readGroupStatement } from '#features/books/server/read-group-statement.ts';
import { bookTexts, kindName } from '#features/books/texts.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { sheet } from './csv-lines.ts';
import { groupsOf, type Pack, trialBalanceOf } from './pack.ts';

type Line = TrialBalance['accounts'][number] & { scope: string };

/** The balance of every account at the end of the month: of all books, then of each. */
export function writeTrialBalances(
  pack: Pack,
  onTotal: (total: TrialBalance) => void,
): AsyncGenerator<string, void> {
  const lines = async function* (): AsyncGenerator<Line> {
    const all = await trialBalanceOf(pack, 'all');
    if (all) onTotal(all);
    yield* linesOf(all);
    yield* linesOf(await trialBalanceOf(pack, 'cooperative'));
    for await (const { scope } of groupsOf(pack)) yield* linesOf(await trialBalanceOf(pack, scope));
  };
  const amount = (cents: number) => (cents > 0 ? { cents } : null);
  return sheet<Line>(
    {
      Books: ({ scope }) => scope,
      Account: ({ account }) => account,
      'Name of the account': ({ name }) => name,
      Kind: ({ kind }) => kind,
      Debit: ({ debitCents }) => amount(debitCents),
      Credit: ({ creditCents }) => amount(creditCents),
    },
    lines(),
  );
}

/** Accounts without a balance are left out; a line with the sums is added. */
function linesOf(balance: TrialBalance | undefined): Line[] {
  if (!balance) return [];
  if (balance.debitCents !== balance.creditCents) {
    throw new Error(`the trial balance of ${balance.scope} is not zero`);
  }
  const { scope } = balance;
  return balance.accounts
    .filter(({ debitCents, creditCents }) => debitCents + creditCents > 0)
    .map((account) => ({ ...account, scope }));
}

type StatementLine = { account: string; line: string; entries: number | null; cents: number };

/** The statement of a group for the month. */
export function writeStatement(pack: Pack, group: string): AsyncGenerator<string, void> {
  const texts = bookTexts(DEFAULT_LOCALE);
  const lines = async function* (): AsyncGenerator<StatementLine> {
    const { accounts } = await readGroupStatement(pack.context, { group, month: pack.month });
    for (const { account, openingCents, moved, closingCents, membersCents } of accounts) {
      const { name } = texts.accounts[account];
      const line = (text: string, cents: number, entries: number | null = null) => ({
        account: name,
        line: text,
        entries,
        cents,
      });
      yield line('At the start', openingCents);
      for (const { kind, cents, entries } of moved)
        yield line(kindName(texts, kind), cents, entries);
      yield line('At the end', closingCents);
      if (membersCents !== 0) yield line('Of this in the positions of members', membersCents);
    }
  };
  return sheet<StatementLine>(
    {
      Account: ({ account }) => account,
      Line: ({ line }) => line,
      Entries: ({ entries }) => entries,
      Amount: ({ cents }) => ({ cents }),
    },
    lines(),
  );
}
