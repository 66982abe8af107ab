import type { ReactNode } from 'react';
import type { z } from 'zod';
import { exportUsersCall, listUsersCall } from '#features/accounts/team/contract.ts';
import { nameSource } from '#features/applications/source-names.ts';
import { INCOME_WORDS } from '#features/applications/web/income-words.ts';
import { exportDepositsCall, listDepositsCall } from '#features/deposits/admin-contract.ts';
import { DisputeBadge } from '#features/deposits/web/dispute-badge.tsx';
import { plans } from '#features/plans/plans.ts';
import { exportApplicationsCall, listApplicationsCall } from '#features/reviews/contract.ts';
import { DEPOSIT_WORDS } from '#features/reviews/web/admin-words.ts';
import { exportWaitlistCall, listWaitlistCall } from '#features/waitlist/admin-contract.ts';
import { waitlistNames } from '#features/waitlist/texts.ts';
import type { Call, CallAnswer } from '#shared/api/call.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDateTime, formatDay } from '#ui/language/format.ts';
import type { ItemOf, PagedCall } from '#ui/list/use-pages.ts';
import type { BulkType } from '../rules.ts';

/** A row of the table: its name, details and date. */
export type BulkRow = {
  /** As `bulk-delete` takes it. */
  id: string;
  name: string;
  note: string;
  state: ReactNode;
  date: string;
  /** Further stored details, for records without a page of their own. */
  details?: readonly (readonly [label: string, value: string])[];
};

/** Lists and exports with a search. */
type Searched = { readonly query: z.ZodType<unknown, { search?: string | undefined }> };
type SearchedList = PagedCall & {
  readonly query: z.ZodType<unknown, { search?: string | undefined; limit?: unknown }>;
};

type Kind = {
  title: string;
  /** 'application', 'applications' */
  one: string;
  many: string;
  list: SearchedList;
  csv: Call & Searched;
  toRow: (item: never) => BulkRow;
  /** What is kept when these are deleted. */
  stays: string;
};

type KindOf<C extends SearchedList> = Omit<Kind, 'list' | 'toRow'> & {
  list: C;
  toRow: (item: ItemOf<C>) => BulkRow;
};

/** Rows are made from the list's response. */
function kindOf<C extends SearchedList>(kind: KindOf<C>): Kind {
  return kind;
}

export const BULK_KINDS: Record<BulkType, Kind> = {
  applications: kindOf({
    title: 'Applications',
    one: 'application',
    many: 'applications',
    list: listApplicationsCall,
    csv: exportApplicationsCall,
    stays:
      'Their documents go too. Contact data stays in the marketing list; deposits and places in groups stay on record.',
    toRow: (item) => ({
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
  }),
  users: kindOf({
    title: 'Users',
    one: 'user',
    many: 'users',
    list: listUsersCall,
    csv: exportUsersCall,
    stays:
      'They are signed out everywhere. Their applications stay. Admins are not deleted; take the role away first.',
    toRow: (item) => ({
      id: item.id,
      name: item.displayName ?? item.email,
      note: item.email,
      state: <Badge tone={item.role === 'admin' ? 'good' : 'neutral'}>{item.role}</Badge>,
      date: formatDay(item.createdAt),
    }),
  }),
  deposits: kindOf({
    title: 'Deposits',
    one: 'deposit',
    many: 'deposits',
    list: listDepositsCall,
    csv: exportDepositsCall,
    stays:
      'Only deposits that never took money are deleted. Paid, refunded and open ones are kept, and you are told how many.',
    toRow: (item) => ({
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
  }),
  waitlist: kindOf({
    title: 'Waitlist',
    one: 'waitlist entry',
    many: 'waitlist entries',
    list: listWaitlistCall,
    csv: exportWaitlistCall,
    stays: 'They are taken off the list and get no further mail about it.',
    toRow: (item) => ({
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
      details: waitlistDetails(item),
    }),
  }),
};

/** Everything in a waitlist entry, except empty fields. */
function waitlistDetails(item: CallAnswer<typeof listWaitlistCall>['items'][number]) {
  const { profiles } = waitlistNames('en');
  const profile = profiles[item.applicantProfile as keyof typeof profiles];
  const given: [string, string | null][] = [
    ['Email', item.email],
    ['Phone', item.phone],
    ['Plan', item.preferredPlan],
    ['Goal', profile ?? item.applicantProfile],
    ['Event', item.eventTag],
    ['Came from', nameSource(item.source)],
    ['Source', item.source],
    ['Joined', formatDateTime(item.createdAt)],
    ['Message', item.message],
  ];
  return given.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
