import { countOf, formatCount } from '#ui/format.ts';
import type { RankedBar } from '#ui/plot/ranked-bars.tsx';
import type { Overview } from '../contract.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** '120 (4.2%)': how many came this far, and what part of the step before that is. */
function withShare(value: number, before: number): string {
  return before > 0
    ? `${formatCount(value)} (${percent.format(value / before)})`
    : formatCount(value);
}

export function funnelBars({ funnel, from }: Overview): RankedBar[] {
  const { visits, applications, deposits, approved } = funnel;
  const since = `/admin?from=${from}`;
  return [
    { key: 'visits', label: 'Visits', value: visits, text: formatCount(visits) },
    {
      key: 'applications',
      label: 'Applications',
      value: applications,
      text: withShare(applications, visits),
      href: since,
    },
    {
      key: 'deposits',
      label: 'Deposits paid',
      value: deposits,
      text: withShare(deposits, applications),
      href: `${since}&deposit=completed`,
    },
    {
      key: 'approved',
      label: 'Income approved',
      value: approved,
      text: withShare(approved, applications),
      href: `${since}&incomeStatus=approved`,
    },
  ];
}

export function sourceBars(sources: Overview['sources'], from: string): RankedBar[] {
  return sources.map(({ label, prefix, applications }) => ({
    key: label,
    label,
    value: applications,
    text: formatCount(applications),
    href: prefix ? `/admin?from=${from}&source=${encodeURIComponent(prefix)}` : undefined,
  }));
}

export function groupBars(groups: Overview['groups']): RankedBar[] {
  return groups.map(({ id, name, members, capacity, daysRemaining }) => ({
    key: id,
    label: `${name}, ${countOf(daysRemaining, 'day')} left`,
    value: members,
    text: `${formatCount(members)} of ${formatCount(capacity)}`,
    href: `/admin/groups#${id}`,
    share: members / capacity,
  }));
}
