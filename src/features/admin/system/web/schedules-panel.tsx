import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { Panel } from '#ui/panel.tsx';
import type { ScheduleView } from '../contract.ts';
import { formatSpan } from './system-words.ts';

const STATES: Record<ScheduleView['last'], readonly [name: string, tone: BadgeTone]> = {
  done: ['Done', 'good'],
  running: ['Runs', 'neutral'],
  waiting: ['Waits', 'waiting'],
  failed: ['Failed', 'bad'],
  missing: ['Not started', 'bad'],
};

/** When every schedule ran last, and when it is due next. */
export function SchedulesPanel({ schedules }: { schedules: readonly ScheduleView[] }) {
  return (
    <Panel
      className="lg:col-span-2"
      title="Schedules"
      aside={<p className="text-muted text-sm">Times of schedules are in UTC</p>}
    >
      <ul className="mt-3 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.job} schedule={schedule} />
        ))}
      </ul>
    </Panel>
  );
}

function ScheduleRow({ schedule }: { schedule: ScheduleView }) {
  const { job, last, succeededAt, seconds, nextAt } = schedule;
  const [name, tone] = STATES[last];
  return (
    <li className="border-line border-t py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 break-words font-semibold">{job}</span>
        <Badge tone={tone}>{name}</Badge>
      </p>
      <p className="tabular text-muted text-sm">
        {succeededAt
          ? `Last ${formatDateTime(succeededAt)}, in ${formatSpan(seconds ?? 0)}`
          : 'Not done in its last three times'}{' '}
        · next {formatDateTime(nextAt)} · <code>{schedule.schedule}</code>
      </p>
    </li>
  );
}
