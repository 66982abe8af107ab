import { PageHeading } from '#ui/page-heading.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readSystemCall } from '../contract.ts';
import { BackupsPanel } from './backups-panel.tsx';
import { DeadLettersPanel } from './dead-letters-panel.tsx';
import { ProcessesPanel } from './processes-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { SchedulesPanel } from './schedules-panel.tsx';
import { StoragePanel } from './storage-panel.tsx';
import { SystemStatus } from './system-status.tsx';

const REFRESH_MS = 15_000;

export function Page() {
  const { data, isError, refetch } = useRead(
    readSystemCall,
    {},
    { isFresh: true, everyMs: () => REFRESH_MS },
  );
  const reload = () => void refetch();
  return (
    <>
      <PageHeading
        title="System"
        intro="How this installation is doing. It looks again every fifteen seconds."
      />
      <LoadState
        what="the state of the system"
        isLoading={!data}
        hasFailed={isError && !data}
        onRetry={reload}
      />
      {data && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <SystemStatus system={data} isOutdated={isError} />
          {data.deadLetters.count > 0 && (
            <DeadLettersPanel deadLetters={data.deadLetters} onDone={reload} />
          )}
          <ProcessesPanel processes={data.processes} />
          <BackupsPanel backups={data.backups} ledgerChecks={data.ledgerChecks} />
          <QueuesPanel queues={data.queues} mails={data.mails} />
          <StoragePanel system={data} />
          <SchedulesPanel schedules={data.schedules} />
        </div>
      )}
    </>
  );
}
