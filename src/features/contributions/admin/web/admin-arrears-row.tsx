import { Link } from 'wouter';
import { formatDate } from '#shared/text/format-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { dollars } from '../../web/money.ts';
import type { ArrearsEntry } from '../contract.ts';
import { adminTexts } from './admin-texts.ts';
import { ApprovalBadge } from './approval-badge.tsx';

type AdminArrearsRowProps = { entry: ArrearsEntry; onPause: () => void; onResume: () => void };

export function AdminArrearsRow({ entry, onPause, onResume }: AdminArrearsRowProps) {
  const { arrears: texts } = adminTexts;
  const { taken, nextStep, pausedUntil, pauseReason } = entry;
  const sent = taken.map(({ day, at, hasMail }) =>
    [`${texts.step(day)}, ${formatDay(at)}`, ...(hasMail ? [] : [texts.noMail])].join(' '),
  );
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`/admin/people/${entry.userId}`}
            className="min-w-0 break-words font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {entry.name || entry.email}
          </Link>
          <Badge tone="bad">{texts.late(entry.daysLate)}</Badge>
          <ApprovalBadge cents={entry.awaitingApprovalCents} />
        </p>
        <p className="break-words text-muted text-sm">
          {entry.email} · {entry.groupName}, seat {entry.seat}
        </p>
        <p className="mt-1">
          {texts.owed(entry.owedInstalments, dollars(entry.owedCents))},{' '}
          {texts.since(formatDate(entry.oldestDueOn))}
        </p>
        <p className="mt-1 text-muted text-sm">
          {texts.taken}: {sent.length > 0 ? sent.join('; ') : texts.nothing}
        </p>
        {nextStep && !pausedUntil && (
          <p className="text-sm">
            {texts.next[nextStep.kind]}: {formatDate(nextStep.on)}
          </p>
        )}
        {pausedUntil && (
          <p className="break-words text-sm">
            {texts.paused(formatDate(pausedUntil), pauseReason ?? '')}
          </p>
        )}
      </div>
      <Button tone="quiet" onClick={pausedUntil ? onResume : onPause}>
        {pausedUntil ? texts.resume : texts.pause}
      </Button>
    </li>
  );
}
