import {
  type AccountKind,
  type AccountName,
  chartOfAccounts,
  type GroupAccount,
} from '#features/ledger/accounts.ts';

/** Whose books: everybody's, the cooperative's own, or those of a group by its id. */
export type BookScope = 'all' | 'cooperative' | (string & {});

export type ChartName = keyof typeof chartOfAccounts;

/** An account of the chart. */
export type ChartAccount = {
  chart: ChartName;
  account: AccountName;
  kind: AccountKind;
  /** Debits grow what one has and what was spent, credits everything else. */
  nature: 'debit' | 'credit';
};

/** Whether debits grow an account of this kind. */
export const isDebitKind = (kind: AccountKind): boolean => kind === 'asset' || kind === 'expense';

/** The order of a group's one-line balance: what it has, then whose it is. */
const GROUP_ORDER: readonly GroupAccount[] = [
  'cash',
  'owed-by-members',
  'fund',
  'reserve',
  'credits-set-aside',
  'prepaid-administration',
  'unapplied',
  'refunds-owed',
  'owed-to-members',
  'administration',
];

/** Every account of a chart, in the order in which it is read. */
export function accountsOf(chart: ChartName): ChartAccount[] {
  const kinds: Partial<Record<AccountName, AccountKind>> = chartOfAccounts[chart];
  const rank = (name: AccountName) => (GROUP_ORDER as readonly string[]).indexOf(name);
  return (Object.entries(kinds) as [AccountName, AccountKind][])
    .map(([account, kind]) => ({
      chart,
      account,
      kind,
      nature: isDebitKind(kind) ? ('debit' as const) : ('credit' as const),
    }))
    .sort(
      (one, other) =>
        Number(one.nature === 'credit') - Number(other.nature === 'credit') ||
        rank(one.account) - rank(other.account),
    );
}

/** A balance as the account's owner reads it: what the account grows by is above zero. */
export const naturalCents = (kind: AccountKind, cents: number): number =>
  isDebitKind(kind) ? cents : 0 - cents;

export type Equation<Account extends { account: AccountName; cents: number }> = {
  has: Account[];
  belongs: Account[];
  hasCents: number;
  belongsCents: number;
};

/** What a group has and whose it is; the sides are equal because every entry sums to zero. */
export function equationOf<Account extends { account: AccountName; cents: number }>(
  accounts: readonly Account[],
): Equation<Account> {
  const debits = new Set(
    accountsOf('group')
      .filter(({ nature }) => nature === 'debit')
      .map(({ account }) => account),
  );
  const has = accounts.filter(({ account }) => debits.has(account));
  const belongs = accounts.filter(({ account }) => !debits.has(account));
  const sum = (side: readonly Account[]) => side.reduce((total, { cents }) => total + cents, 0);
  return { has, belongs, hasCents: sum(has), belongsCents: sum(belongs) };
}

/** '$2,344', '2344.5' or '2,344.00' in cents; undefined for what is no amount. */
export function centsOfText(text: string): number | undefined {
  const [, whole = '', part = ''] =
    /^\$?\s*(\d[\d,]{0,14})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0') || 0);
}
