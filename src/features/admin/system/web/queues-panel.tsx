import { Link } from 'wouter';
import { countOf, formatCount } from '#ui/language/format.ts';
import { Panel } from '#ui/panel.tsx';
import type { QueueView, System } from '../contract.ts';
import { formatSpan } from './system-words.ts';

type QueuesPanelProps = { queues: readonly QueueView[]; mails: System['mails'] };

/** Queues that have something to do, the longest waiting first, and the outbox of mails. */
export function QueuesPanel({ queues, mails }: QueuesPanelProps) {
  return (
    <Panel title="Queues">
      <ul className="mt-3 divide-y divide-line">
        {queues.length === 0 && <li className="py-3 text-muted">No job waits or runs.</li>}
        {queues.map((queue) => (
          <QueueRow key={queue.queue} queue={queue} />
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          <Link href="/admin/mails" className="font-semibold underline underline-offset-4">
            Mails
          </Link>
          <span className="tabular text-muted text-sm">
            {formatCount(mails.queued)} wait
            {mails.failed > 0 && (
              <span className="font-semibold text-danger">
                {' '}
                · {countOf(mails.failed, 'mail')} failed
              </span>
            )}
          </span>
        </li>
      </ul>
    </Panel>
  );
}

function QueueRow({ queue }: { queue: QueueView }) {
  const { queue: name, waiting, running, later, oldestSeconds } = queue;
  const parts = [
    waiting > 0 && `${formatCount(waiting)} wait, the oldest for ${formatSpan(oldestSeconds)}`,
    running > 0 && `${formatCount(running)} ${running === 1 ? 'runs' : 'run'}`,
    later > 0 && `${formatCount(later)} later`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <span className="min-w-0 break-words font-semibold">{name}</span>
      <span className="tabular text-muted text-sm">{parts.join(' · ')}</span>
    </li>
  );
}
