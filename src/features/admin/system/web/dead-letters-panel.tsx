import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { countOf, formatCount, formatDateTime } from '#ui/language/format.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import { rerunJobCall } from '../../desk/contract.ts';
import { type DeadLetterView, rerunJobsCall, type System } from '../contract.ts';

type DeadLettersPanelProps = { deadLetters: System['deadLetters']; onDone: () => void };

/** Jobs that were given up, by kind: each can be retried, and all of a kind. */
export function DeadLettersPanel({ deadLetters, onDone }: DeadLettersPanelProps) {
  const { count, kinds, newest } = deadLetters;
  const { isPending, write } = useWrite({ failed: 'Nothing was retried' });
  const client = useQueryClient();
  const afterwards = async () => {
    onDone();
    // The menu's numbers.
    await client.invalidateQueries();
  };
  const retryAll = (job: string) =>
    write({
      send: () => callApi(rerunJobsCall, { body: { job } }),
      done: (answer) => ({ title: `${countOf(answer.count, 'job')} of ${job} run again` }),
      onDone: afterwards,
    });
  const retry = (id: string) =>
    write({
      send: () => callApi(rerunJobCall, { params: { id }, body: {} }),
      done: { title: 'It runs again' },
      onDone: afterwards,
    });
  return (
    <Panel
      className="lg:col-span-2"
      title="Jobs that were given up"
      aside={<p className="tabular text-muted">{formatCount(count)}</p>}
    >
      <p className="mt-2 text-muted">
        Each failed until its retries were exhausted. Mend the cause, then retry: a job does its
        work once, however often it runs.
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {kinds.map(({ job, count: ofKind }) => (
          <li key={job}>
            <Button
              tone="quiet"
              size="compact"
              disabled={isPending}
              onClick={() => void retryAll(job)}
            >
              Retry all {formatCount(ofKind)} of {job}
            </Button>
          </li>
        ))}
      </ul>
      <ul className="mt-3 max-h-[32rem] divide-y divide-line overflow-y-auto">
        {newest.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            isPending={isPending}
            onRetry={() => void retry(letter.id)}
          />
        ))}
      </ul>
      {count > newest.length && (
        <p className="mt-3 text-muted text-sm">
          These are the newest {formatCount(newest.length)}.
        </p>
      )}
    </Panel>
  );
}

type LetterRowProps = { letter: DeadLetterView; isPending: boolean; onRetry: () => void };

function LetterRow({ letter, isPending, onRetry }: LetterRowProps) {
  const { job, failedAt, reason, data } = letter;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 break-words font-semibold">{job}</span>
          <span className="tabular text-muted text-sm">{formatDateTime(failedAt)}</span>
        </p>
        <p className="break-words text-[0.9375rem]">{reason}</p>
        <code className="block break-all text-muted text-xs">{data}</code>
      </div>
      <Button
        tone="quiet"
        size="compact"
        disabled={isPending}
        aria-label={`Retry ${job} of ${formatDateTime(failedAt)}`}
        onClick={onRetry}
      >
        Retry
      </Button>
    </li>
  );
}
