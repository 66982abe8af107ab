import { useId, useState } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { countOf, formatCount, formatDay } from '#ui/language/format.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import type { GroupView } from '../contract.ts';
import type { GroupStatus } from '../rules.ts';
import { AdminGroupMembers } from './admin-group-members.tsx';

const CancelGroupDialog = lazyDialog(
  () => import('./cancel-group-dialog.tsx'),
  ({ CancelGroupDialog }) => CancelGroupDialog,
);

const ExtendGroupDialog = lazyDialog(
  () => import('./extend-group-dialog.tsx'),
  ({ ExtendGroupDialog }) => ExtendGroupDialog,
);

const STATUS_WORDS: Record<GroupStatus, { label: string; tone: BadgeTone }> = {
  forming: { label: 'Forming', tone: 'waiting' },
  formed: { label: 'Formed', tone: 'good' },
  running: { label: 'Running', tone: 'good' },
  completed: { label: 'Completed', tone: 'neutral' },
  not_formed: { label: 'Not formed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

/** The heading of a group's card, which gets the focus after an action that removed its button. */
export const groupHeadingId = (id: string): string => `${id}-name`;

/** One group with its fill, its window and its members. */
export function AdminGroupCard({ group, onChanged }: { group: GroupView; onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isExtending, setIsExtending] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const members = useId();
  const isForming = group.status === 'forming';
  const words = STATUS_WORDS[group.status];

  return (
    <li id={group.id} className="rounded-card bg-paper p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={groupHeadingId(group.id)} tabIndex={-1} className="text-xl outline-none">
          {group.name}
        </h3>
        <Badge tone={words.tone}>{words.label}</Badge>
      </div>
      <p className="tabular mt-3">
        <span className="font-semibold">{formatCount(group.currentMembers)}</span> of{' '}
        {countOf(group.capacity, 'household')}
        {isForming && (
          <span>
            {' '}
            · {formatCount(group.confirmedMembers)} confirmed,{' '}
            {formatCount(group.currentMembers - group.confirmedMembers)} not yet
          </span>
        )}
        <span className="text-muted"> · {windowText(group)}</span>
      </p>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="mt-2 h-2 w-full"
        aria-hidden="true"
      >
        <rect width="100" height="2" className="fill-sand" />
        <rect
          width={(group.currentMembers / group.capacity) * 100}
          height="2"
          className="fill-forest"
        />
      </svg>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <Button
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={members}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide members' : 'Show members'}
        </Button>
        {isForming && !group.isExtended && !group.filledAt && (
          <Button tone="quiet" onClick={() => setIsExtending(true)}>
            Extend by 30 days
          </Button>
        )}
        {isForming && (
          <button
            type="button"
            onClick={() => setIsCancelling(true)}
            className="min-h-11 px-2 font-semibold text-danger underline underline-offset-4"
          >
            Cancel group
          </button>
        )}
      </div>
      <div id={members} hidden={!isOpen}>
        {isOpen && <AdminGroupMembers groupId={group.id} />}
      </div>
      {isExtending && (
        <ExtendGroupDialog
          group={group}
          onClose={() => setIsExtending(false)}
          onExtended={onChanged}
        />
      )}
      {isCancelling && (
        <CancelGroupDialog
          group={group}
          onClose={() => setIsCancelling(false)}
          onCancelled={onChanged}
        />
      )}
    </li>
  );
}

function windowText(group: GroupView): string {
  if (group.formedAt) return `formed on ${formatDay(group.formedAt)}`;
  const end = formatDay(group.targetCompletionDate);
  if (group.status !== 'forming') return `its window was to end on ${end}`;
  if (group.filledAt) {
    const free = group.capacity - group.currentMembers;
    const day = formatDay(group.filledAt);
    return free === 0
      ? `full since ${day}, waiting for approvals`
      : `was full on ${day}, ${countOf(free, 'place')} free again`;
  }
  const extended = group.isExtended ? ', extended' : '';
  return `${countOf(group.daysRemaining, 'day')} left, until ${end}${extended}`;
}
