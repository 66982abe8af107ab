import type { OwnGroupView } from '#features/groups/contract.ts';
import { groupNameIn } from '#features/groups/rules.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { overviewTexts } from '../../texts.ts';
import { ReturnDeposit } from './return-deposit.tsx';

const TONES: Record<OwnGroupView['status'], string> = {
  forming: 'bg-clay text-terracotta-deep',
  formed: 'bg-leaf text-forest',
  running: 'bg-leaf text-forest',
  completed: 'bg-sand text-muted',
  not_formed: 'bg-sand text-muted',
  cancelled: 'bg-sand text-muted',
};

type GroupCardProps = {
  group: OwnGroupView;
  /** What the member paid. */
  deposit: string;
  onChanged: () => void;
};

export function GroupCard({ group, deposit, onChanged }: GroupCardProps) {
  const { locale, day } = useFormats();
  const { group: texts } = useTexts(overviewTexts);
  const { currentMembers, capacity } = group;
  const count = texts.households(currentMembers, capacity);
  const facts = [
    [texts.members, count],
    ...(group.status === 'forming'
      ? [
          [texts.confirmed, texts.confirmedOf(group.confirmedMembers, currentMembers)],
          ...(group.filledAt ? [] : [[texts.days, String(group.daysRemaining)]]),
        ]
      : []),
    [texts.started, day(group.formationStartDate)],
    group.formedAt
      ? [texts.formedOn, day(group.formedAt)]
      : [texts.target, day(group.targetCompletionDate)],
  ];
  return (
    <article className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-paper p-5 shadow-card sm:p-7">
      <ProgressRing
        share={group.currentMembers / group.capacity}
        label={count}
        className="mx-auto size-40 shrink-0 sm:mx-0"
      >
        <span className="tabular font-display text-4xl leading-none">{group.currentMembers}</span>
        <span className="tabular mt-1 text-muted text-sm">{texts.of(capacity)}</span>
      </ProgressRing>
      <div className="min-w-0 grow basis-64">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">{groupNameIn(group.name, locale)}</h2>
          <span className={`rounded-full px-3 py-0.5 font-semibold text-sm ${TONES[group.status]}`}>
            {texts.states[group.status]}
          </span>
        </div>
        <dl className="tabular mt-4 grid gap-x-6 gap-y-3 text-sm min-[26rem]:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-muted text-sm">{sentence(group, deposit, texts)}</p>
        {group.depositReturnableUntil && (
          <ReturnDeposit
            until={group.depositReturnableUntil}
            deposit={deposit}
            onReturned={onChanged}
          />
        )}
      </div>
    </article>
  );
}

function sentence(
  group: OwnGroupView,
  deposit: string,
  texts: TextsIn<typeof overviewTexts>['group'],
): string {
  switch (group.status) {
    case 'forming':
      return group.filledAt ? texts.filled : texts.forming(group.isExtended, deposit);
    case 'formed':
      return texts.formed(deposit);
    case 'running':
    case 'completed':
      return texts[group.status];
    default:
      return texts.ended(deposit);
  }
}
