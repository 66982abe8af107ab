import { ExportButton } from '#ui/export-button.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useRead } from '#ui/use-read.ts';
import { type AdminGroupHealth, exportGroupBooksCall, listGroupHealthCall } from '../contract.ts';
import { HealthPanel } from './health-panel.tsx';
import { NextMonths } from './next-months.tsx';

/** How every group stands, as its members read it, with the accountant's files. */
export function Page() {
  const { data, isError, refetch } = useRead(listGroupHealthCall, {}, { isFresh: true });
  return (
    <>
      <PageHeading
        title="Health of the groups"
        intro="The same figures and sentences that the members of each group read."
      />
      <LoadState
        what="the groups"
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 && (
        <p className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
          No group has formed yet.
        </p>
      )}
      <div className="grid gap-8">
        {data?.map((group) => (
          <OneGroup key={group.groupId} group={group} />
        ))}
      </div>
    </>
  );
}

function OneGroup({ group }: { group: AdminGroupHealth }) {
  const { groupId, groupName, health, reports } = group;
  return (
    <section className="grid gap-4">
      <HealthPanel health={health} title={groupName} />
      <NextMonths next={health.next} />
      {reports.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {reports.slice(0, 12).map(({ month, calendarMonth }) => (
            <li key={month} className="flex items-center gap-3">
              <span className="tabular text-sm">
                Month {month} ({calendarMonth})
              </span>
              <ExportButton
                call={exportGroupBooksCall}
                given={{ params: { groupId }, query: { month } }}
                fileName={`${groupName}-month-${month}.csv`}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
