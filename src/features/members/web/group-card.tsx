import type { OwnGroupView } from '#features/groups/contract.ts';
import { formatDay } from '#shared/format-date.ts';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { ReturnDeposit } from './return-deposit.tsx';

const STATUS: Record<OwnGroupView['status'], { label: string; tone: string }> = {
  forming: { label: 'Forming', tone: 'bg-clay text-terracotta-deep' },
  formed: { label: 'Formed', tone: 'bg-leaf text-forest' },
  running: { label: 'Running', tone: 'bg-leaf text-forest' },
  completed: { label: 'Completed', tone: 'bg-sand text-muted' },
  not_formed: { label: 'Not formed', tone: 'bg-sand text-muted' },
  cancelled: { label: 'Cancelled', tone: 'bg-sand text-muted' },
};

/** The member's group: how full it is, how long it may take, and what comes of the deposit. */
export function GroupCard({ group, onChanged }: { group: OwnGroupView; onChanged: () => void }) {
  const { label, tone } = STATUS[group.status];
  const count = `${group.currentMembers} of ${group.capacity} households`;
  const facts = [
    ['Members', count],
    ...(group.status === 'forming'
      ? [
          ['Income confirmed', `${group.confirmedMembers} of ${group.currentMembers}`],
          ...(group.filledAt ? [] : [['Days remaining', String(group.daysRemaining)]]),
        ]
      : []),
    ['Formation started', formatDay(group.formationStartDate)],
    group.formedAt
      ? ['Formed on', formatDay(group.formedAt)]
      : ['Target completion', formatDay(group.targetCompletionDate)],
  ];
  return (
    <article className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-paper p-5 shadow-card sm:p-7">
      <ProgressRing
        share={group.currentMembers / group.capacity}
        label={count}
        className="mx-auto size-40 shrink-0 sm:mx-0"
      >
        <span className="tabular font-display text-4xl leading-none">{group.currentMembers}</span>
        <span className="tabular mt-1 text-muted text-sm">of {group.capacity}</span>
      </ProgressRing>
      <div className="min-w-0 grow basis-64">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">{group.name}</h2>
          <span className={`rounded-full px-3 py-0.5 font-semibold text-sm ${tone}`}>{label}</span>
        </div>
        <dl className="tabular mt-4 grid gap-x-6 gap-y-3 text-sm min-[26rem]:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-muted text-sm">{sentence(group)}</p>
        {group.depositReturnableUntil && (
          <ReturnDeposit until={group.depositReturnableUntil} onReturned={onChanged} />
        )}
      </div>
    </article>
  );
}

function sentence(group: OwnGroupView): string {
  switch (group.status) {
    case 'forming':
      if (group.filledAt) {
        return 'Every place was taken in time. The group forms as soon as the income of every household in it is approved.';
      }
      return `The group forms when it is full and every income is approved.${group.isExtended ? ' Its window was extended by 30 days.' : ''} If it is not full by the target date, your $200 is refunded in full, automatically.`;
    case 'formed':
      return 'Your $200 deposit is now a credit on your first monthly contribution.';
    case 'running':
      return 'Your group is running: a contribution and an assembly every month.';
    case 'completed':
      return 'Your group has completed its 240 months.';
    default:
      return 'Your $200 deposit is refunded in full to the card you paid with.';
  }
}
