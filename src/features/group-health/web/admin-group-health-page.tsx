import { useState } from 'react';
import { Link } from 'wouter';
import { GroupEquation } from '#features/books/web/group-statements.tsx';
import { listGroupsCall } from '#features/groups/admin-contract.ts';
import { Button } from '#ui/button.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { withFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { type AdminGroupHealth, exportGroupBooksCall, listGroupHealthCall } from '../contract.ts';
import { HealthPanel } from './health-panel.tsx';
import { NextMonths } from './next-months.tsx';

const CompletionDialog = lazyDialog(
  () => import('#features/completion/web/completion-dialog.tsx'),
  ({ CompletionDialog }) => CompletionDialog,
);

export function Page() {
  const [completing, setCompleting] = useState<{ groupId: string; groupName: string }>();
  const completed = usePages(listGroupsCall, { query: { status: 'completed' } });
  const pages = usePages(listGroupHealthCall, {});
  return (
    <>
      <PageHeading
        title="Health of the groups"
        intro="The same figures and sentences that the members of each group read."
      />
      <ListFrame list={pages} empty="No group has formed yet.">
        <div className="grid gap-8">
          {pages.items.map((group) => (
            <OneGroup key={group.groupId} group={group} onComplete={() => setCompleting(group)} />
          ))}
        </div>
      </ListFrame>
      {completed.items.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-3 text-2xl">Completed groups</h2>
          <ListFrame list={completed} empty={null}>
            {({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
                <span className="font-semibold">{name}</span>
                <Button
                  tone="quiet"
                  onClick={() => setCompleting({ groupId: id, groupName: name })}
                >
                  Final statement
                </Button>
              </li>
            )}
          </ListFrame>
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
      <GroupEquation group={groupId} groupName={groupName} />
      <NextMonths next={health.next} groupName={groupName} />
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
      <div className="flex flex-wrap items-center gap-4">
        <Link
          href={withFilter('/admin/books', { view: 'statements', group: groupId })}
          className="font-semibold text-forest underline underline-offset-4"
        >
          Statements of the months
        </Link>
        <Button tone="quiet" onClick={onComplete}>
          Completion
        </Button>
      </div>
    </section>
  );
}
