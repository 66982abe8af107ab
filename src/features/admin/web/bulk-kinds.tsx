import type { ReactNode } from 'react';
import type { UserSummary } from '#features/accounts/admin-contract.ts';
import { nameSource } from '#features/applications/source-names.ts';
import { INCOME_WORDS } from '#features/applications/web/income-words.ts';
import type { DepositSummary } from '#features/deposits/admin-contract.ts';
import { DisputeBadge } from '#features/deposits/web/dispute-badge.tsx';
import { plans } from '#features/plans/plans.ts';
import type { ApplicationSummary } from '#features/reviews/contract.ts';
import { DEPOSIT_WORDS } from '#features/reviews/web/admin-words.ts';
import type { WaitlistEntry } from '#features/waitlist/admin-contract.ts';
import { formatMoney, usd } from '#shared/money.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDay } from '#ui/format.ts';
import type { BulkType } from '../rules.ts';

/** A record as the table shows it: what names it, what tells it apart, when it came. */
export type BulkRow = {
  /** As `bulk-delete` takes it. */
  id: string;
  name: string;
  note: string;
  state: ReactNode;
  date: string;
};

type Kind = {
  title: string;
  /** 'application', 'applications' */
  one: string;
  many: string;
  path: string;
  csv: string;
  toRow: (item: never) => BulkRow;
  /** What stays when these are deleted. */
  stays: string;
};

export const BULK_KINDS: Record<BulkType, Kind> = {
  applications: {
    title: 'Applications',
    one: 'application',
    many: 'applications',
    path: '/api/admin/applications',
    csv: '/api/admin/applications.csv',
    stays:
      'Their documents go too. Contact data stays in the marketing list; deposits and places in groups stay on record.',
    toRow: (item: ApplicationSummary) => ({
      id: item.email,
      name: item.fullName,
      note: item.email,
      state: (
        <Badge tone={INCOME_WORDS[item.incomeVerificationStatus].tone}>
          {INCOME_WORDS[item.incomeVerificationStatus].label}
        </Badge>
      ),
      date: formatDay(item.createdAt),
    }),
  },
  users: {
    title: 'Users',
    one: 'user',
    many: 'users',
    path: '/api/admin/users',
    csv: '/api/admin/users.csv',
    stays:
      'They are signed out everywhere. Their applications stay. Admins are not deleted; take the role away first.',
    toRow: (item: UserSummary) => ({
      id: item.id,
      name: item.displayName ?? item.email,
      note: item.email,
      state: <Badge tone={item.role === 'admin' ? 'good' : 'neutral'}>{item.role}</Badge>,
      date: formatDay(item.createdAt),
    }),
  },
  deposits: {
    title: 'Deposits',
    one: 'deposit',
    many: 'deposits',
    path: '/api/admin/deposits',
    csv: '/api/admin/deposits.csv',
    stays:
      'Only deposits that never took money are deleted. Paid, refunded and open ones are kept, and you are told how many.',
    toRow: (item: DepositSummary) => ({
      id: item.id,
      name: item.fullName,
      note: `${item.email} · ${formatMoney(usd(Math.round(item.amount * 100)))} for ${plans[item.planId].label}`,
      state: (
        <>
          <Badge tone={DEPOSIT_WORDS[item.status === 'expired' ? 'failed' : item.status].tone}>
            {item.status}
          </Badge>
          {item.mode !== 'live' && <Badge>Test money</Badge>}
          {item.dispute && <DisputeBadge status={item.dispute} />}
        </>
      ),
      date: formatDay(item.createdAt),
    }),
  },
  waitlist: {
    title: 'Waitlist',
    one: 'waitlist entry',
    many: 'waitlist entries',
    path: '/api/admin/waitlist',
    csv: '/api/admin/waitlist.csv',
    stays: 'They are taken off the list and get no further mail about it.',
    toRow: (item: WaitlistEntry) => ({
      id: item.id,
      name: `${item.firstName} ${item.lastName}`,
      note: `${item.email}${item.phone ? ` · ${item.phone}` : ''}`,
      state: (
        <Badge>
          {item.list === 'english'
            ? 'English'
            : item.list === 'event'
              ? 'Event'
              : nameSource(item.list)}
        </Badge>
      ),
      date: formatDay(item.createdAt),
    }),
  },
};
