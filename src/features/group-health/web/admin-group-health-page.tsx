import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listGroupsCall } from '#features/groups/admin-contract.ts';
import { callApi } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ExportButton } from '#ui/export-button.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useRead } from '#ui/use-read.ts';
import { type AdminGroupHealth, exportGroupBooksCall, listGroupHealthCall } from '../contract.ts';
import { HealthPanel } from './health-panel.tsx';
import { NextMonths } from './next-months.tsx';

const CompletionDialog = lazyDialog(
  () => import('#features/completion/web/completion-dialog.tsx'),
  ({ CompletionDialog }) => CompletionDialog,
);

/** How every group stands, as its members read it, with the accountant's files. */
export function Page() {
  const [completing, setCompleting] = useState<{ groupId: string; groupName: string }>();
  const all = useRead(listGroupsCall, {}, { isFresh: true });
  const completed = all.data?.filter(({ status }) => status === 'completed') ?? [];
  const list = useInfiniteQuery({
    queryKey: [listGroupHealthCall.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callApi(listGroupHealthCall, { query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    gcTime: 0,
  });
  const groups = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <PageHeading
        title="Health of the groups"
        intro="The same figures and sentences that the members of each group read."
      />
      <LoadState
        what="the groups"
        isLoading={list.isPending}
        hasFailed={list.isError && groups.length === 0}
        onRetry={() => void list.refetch()}
      />
      {list.data && groups.length === 0 && (
        <p className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
          No group has formed yet.
        </p>
      )}
      <div className="grid gap-8">
        {groups.map((group) => (
          <OneGroup key={group.groupId} group={group} onComplete={() => setCompleting(group)} />
        ))}
      </div>
      {list.hasNextPage && (
        <p className="mt-6 text-center">
          <Button
            tone="quiet"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            More groups
          </Button>
        </p>
      )}
      {completed.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-3 text-2xl">Completed groups</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {completed.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
                <span className="font-semibold">{name}</span>
                <Button
                  tone="quiet"
                  onClick={() => setCompleting({ groupId: id, groupName: name })}
                >
                  Final statement
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {completing && <CompletionDialog {...completing} onClose={() => setCompleting(undefined)} />}
    </>
  );
}

type OneGroupProps = { group: AdminGroupHealth; onComplete: () => void };

function OneGroup({ group, onComplete }: OneGroupProps) {
  const { groupId, groupName, health, reports } = group;
  return (
    <section className="grid gap-4">
      <HealthPanel health={health} title={groupName} />
      <NextMonths next={health.next} />
      {reports.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {reports.map(({ month, calendarMonth }) => (
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
      <div>
        <Button tone="quiet" onClick={onComplete}>
          Completion
        </Button>
      </div>
    </section>
  );
}
