/**
 * Books keep live, test and sandbox money apart: every scope belongs to one book, and an entry
 * stays within its scope.
 */
export const BOOKS = ['live', 'test', 'sandbox'] as const;
export type Book = (typeof BOOKS)[number];

export type GroupScope = `group:${string}`;
/** Whose accounts: the cooperative's own, or those of one group. */
export type Scope = 'cooperative' | GroupScope;

/** The scope of a group's accounts. */
export const groupScope = (groupId: string): GroupScope => `group:${groupId.toLowerCase()}`;

export type AccountKind = 'asset' | 'liability' | 'income' | 'expense' | 'equity';

/**
 * The chart of accounts. Debits are positive and grow assets and expenses; credits are negative
 * and grow liabilities, income and equity.
 */
export const chartOfAccounts = {
  cooperative: {
    /** What the payment provider holds, less the cash of the groups. */
    'provider-balance': 'asset',
    /** What banks took back while they decide a dispute. */
    'disputed-funds': 'asset',
    /** Deposits of people whose group has not formed yet: we owe them. */
    'member-deposits': 'liability',
    /** Deposits that a bank took back after the group formed: the member owes them again. */
    'returned-deposits': 'asset',
    /** Money that came too late for what it was to pay: we owe it to its payer until it is refunded. */
    'payments-going-back': 'liability',
    /** Fees of the payment provider; the cooperative pays them, not the groups. */
    'provider-fees': 'expense',
    /** What the provider has sent to the bank, and the bank does not have yet. */
    'payouts-on-the-way': 'asset',
    /** What is at the bank, of the cooperative and of its groups. */
    bank: 'asset',
    /** What came to the provider and belongs to nobody else. */
    'other-income': 'income',
    /** What the provider took that is no fee of its own. */
    'other-expenses': 'expense',
  },
  group: {
    /** Money of the group, at the payment provider or a bank. */
    cash: 'asset',
    /** What members owe after leaving, where the sale of a home did not cover it. */
    'owed-by-members': 'asset',
    /** Fund parts of instalments, until they are set aside for a credit. */
    fund: 'liability',
    /** Reserve parts of instalments. */
    reserve: 'liability',
    /** Administration paid before its month; earned when the month falls due. */
    'prepaid-administration': 'liability',
    /** Money that does not complete an instalment yet. */
    unapplied: 'liability',
    /** Credits of awarded seats, until the home is paid. */
    'credits-set-aside': 'liability',
    /** Fund parts of cancelled seats that were drawn and are not paid yet. */
    'refunds-owed': 'liability',
    /** Other money to be paid to members: after leaving, and their shares at completion. */
    'owed-to-members': 'liability',
    /** Administration of the months that fell due: income of the cooperative. */
    administration: 'income',
  },
} as const satisfies Record<string, Record<string, AccountKind>>;

export type CooperativeAccount = keyof (typeof chartOfAccounts)['cooperative'];
export type GroupAccount = keyof (typeof chartOfAccounts)['group'];
export type AccountName = CooperativeAccount | GroupAccount;

/**
 * What these accounts hold over all scopes of a book is the balance at the payment provider: the
 * cooperative's is what is there less the cash of the groups.
 */
export const PROVIDER_ACCOUNTS = ['provider-balance', 'cash'] as const;

/** Every posting to these accounts belongs to a membership, so members' positions add up to them. */
export const MEMBERSHIP_ACCOUNTS = [
  'fund',
  'reserve',
  'prepaid-administration',
  'unapplied',
  'administration',
] as const satisfies readonly GroupAccount[];

/** The kind of an account of the chart; undefined when the scope has no such account. */
export function kindOf(scope: Scope, account: AccountName): AccountKind | undefined {
  const chart = scope === 'cooperative' ? chartOfAccounts.cooperative : chartOfAccounts.group;
  return (chart as Partial<Record<AccountName, AccountKind>>)[account];
}
