import { countOf, formatCount } from '#ui/language/format.ts';
import type { RankedBar } from '#ui/plot/ranked-bars.tsx';
import type { Overview } from '../contract.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** '120 (4.2%)': how many, and what part of the whole that is. */
function withShare(value: number, whole: number): string {
  return whole > 0 ? `${formatCount(value)} (${formatShare(value, whole)})` : formatCount(value);
}

/** '4.2%' */
export function formatShare(value: number, whole: number): string {
  return percent.format(whole > 0 ? value / whole : 0);
}

/** Bars and percentages are parts of the applications of the span. */
export function funnelBars({ funnel, from }: Overview): RankedBar[] {
  const { applications, deposits, approved } = funnel;
  const since = `/admin?from=${from}`;
  const part = (value: number) => ({
    value,
    text: withShare(value, applications),
    share: applications > 0 ? value / applications : 0,
  });
  return [
    {
      key: 'applications',
      label: 'Applications',
      ...part(applications),
      text: formatCount(applications),
      href: since,
    },
    {
      key: 'deposits',
      label: 'Deposits paid',
      ...part(deposits),
      href: `${since}&deposit=completed`,
    },
    {
      key: 'approved',
      label: 'Income approved',
      ...part(approved),
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
  return groups.map(({ id, name, members, confirmed, capacity, daysRemaining }) => ({
    key: id,
    label: `${name}, ${daysRemaining === null ? 'waiting for approvals' : `${countOf(daysRemaining, 'day')} left`}`,
    value: members,
    text: `${formatCount(members)} of ${formatCount(capacity)}, ${formatCount(confirmed)} confirmed`,
    href: `/admin/groups#${id}`,
    share: members / capacity,
  }));
}
