import { bookTexts } from '#features/books/texts.ts';
import { readSeatNames } from '#features/contributions/admin/server/read-seat-names.ts';
import { readArrearsAt } from '#features/contributions/arrears/server/read-arrears-at.ts';
import type { GroupAccount } from '#features/ledger/accounts.ts';
import { readOpenAmounts } from '#features/ledger/server/reading/read-open-amounts.ts';
import { daysBetween } from '#shared/calendar/dates.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { sheet } from './csv-lines.ts';
import { groupsOf, type Pack } from './pack.ts';

/** Counts lines and cents of a file while it is written. */
export type Counted = { lines: number; cents: number };

type Late = {
  group: string;
  seat: number;
  name: string;
  instalments: number;
  dueOn: string;
  days: number;
  cents: number;
};

/** Every seat that owed something at the end of the month, by when its money counted. */
export function writeArrears(pack: Pack, counted: Counted): AsyncGenerator<string, void> {
  const { context, lastOn: on } = pack;
  const lines = async function* (): AsyncGenerator<Late> {
    for await (const { code, group } of groupsOf(pack)) {
      const late = await readArrearsAt(context, { group, on });
      const names = await readSeatNames(
        context,
        late.map(({ membershipId }) => membershipId),
      );
      for (const { membershipId, seat, instalments, dueOn, cents } of late) {
        counted.lines += 1;
        counted.cents += cents;
        const name = names.get(membershipId)?.name ?? '';
        yield { group: code, seat, name, instalments, dueOn, days: daysBetween(dueOn, on), cents };
      }
    }
  };
  return sheet<Late>(
    {
      Group: ({ group }) => group,
      Seat: ({ seat }) => seat,
      Name: ({ name }) => name,
      Instalments: ({ instalments }) => instalments,
      'Due since': ({ dueOn }) => dueOn,
      Days: ({ days }) => days,
      Amount: ({ cents }) => ({ cents }),
    },
    lines(),
  );
}

/** What a group has promised: credits of awarded seats, and what it owes to members. */
const PROMISED: readonly GroupAccount[] = ['credits-set-aside', 'refunds-owed', 'owed-to-members'];

type Promised = {
  group: string;
  account: string;
  seat: number | null;
  name: string;
  cents: number;
};

/** What each group had promised at the end of the month, and to whom. */
export function writeCommitments(pack: Pack, counted: Counted): AsyncGenerator<string, void> {
  const { context, book, lastOn: on } = pack;
  const texts = bookTexts(DEFAULT_LOCALE);
  const lines = async function* (): AsyncGenerator<Promised> {
    for await (const { code, scope } of groupsOf(pack)) {
      const open = await readOpenAmounts(context.db, { book, scope, accounts: PROMISED, on });
      const names = await readSeatNames(
        context,
        open.flatMap(({ membershipId }) => membershipId ?? []),
      );
      for (const { account, membershipId, cents } of open) {
        const person = names.get(membershipId ?? '');
        counted.lines += 1;
        // Credits of a liability are what is owed.
        counted.cents += 0 - cents;
        yield {
          group: code,
          account: texts.accounts[account].name,
          seat: person?.seat ?? null,
          name: person?.name ?? '',
          cents: 0 - cents,
        };
      }
    }
  };
  return sheet<Promised>(
    {
      Group: ({ group }) => group,
      Account: ({ account }) => account,
      Seat: ({ seat }) => seat,
      Name: ({ name }) => name,
      Amount: ({ cents }) => ({ cents }),
    },
    lines(),
  );
}
