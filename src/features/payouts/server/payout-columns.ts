import type { CsvColumns } from '#platform/lists/csv.ts';
import { centsText } from '#shared/text/money.ts';
import type { AdminPayout } from '../contract.ts';
import { payoutNames } from '../texts.ts';

/** The columns of the exported list; the account is masked as on the page. */
export const PAYOUT_COLUMNS: CsvColumns<AdminPayout> = {
  'Owed since': ({ owedAt }) => owedAt,
  Payee: ({ payee }) => payee,
  Group: ({ groupName }) => groupName,
  Seat: ({ seat }) => seat,
  'What for': ({ kind }) => payoutNames('en').kinds[kind],
  Amount: ({ cents }) => centsText(cents),
  State: ({ listed }) => {
    const { states, returned } = payoutNames('en');
    return listed === 'returned' ? returned : states[listed];
  },
  Account: ({ account }) => account,
  'Asked by': ({ askedBy }) => askedBy,
  'Bank reference': (payout) => payout.bankReference ?? payout.returned?.reference,
  'Sent on': ({ paidOn }) => paidOn,
  'Returned at': (payout) => payout.returned?.at,
  'Reason of the return': (payout) => payout.returned?.reason,
  Id: ({ id }) => id,
};
