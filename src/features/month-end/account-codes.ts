import type { AccountName } from '#features/ledger/accounts.ts';

/**
 * The number of each account in a bookkeeping program, such as Xero. They never change: whoever
 * imports has given them to accounts of their own.
 */
const CODES: Readonly<Record<string, string>> = {
  'provider-balance': '1010',
  'disputed-funds': '1020',
  'returned-deposits': '1030',
  bank: '1040',
  'payouts-on-the-way': '1050',
  'member-deposits': '2010',
  'payments-going-back': '2020',
  'other-income': '4010',
  'provider-fees': '6010',
  'other-expenses': '6020',
  cash: '1110',
  'owed-by-members': '1120',
  fund: '2110',
  reserve: '2120',
  'credits-set-aside': '2130',
  'prepaid-administration': '2140',
  unapplied: '2150',
  'refunds-owed': '2160',
  'owed-to-members': '2170',
  administration: '4110',
};

export function accountCode(account: AccountName): string {
  const code = CODES[account];
  if (!code) throw new Error(`the account ${account} has no code`);
  return code;
}
