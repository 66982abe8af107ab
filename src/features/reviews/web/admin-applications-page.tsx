import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { SyncRefundsButton } from '#features/deposits/web/sync-refunds-button.tsx';
import { Button, buttonStyles } from '#ui/button.tsx';
import { formatCount } from '#ui/language/format.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useRead } from '#ui/use-read.ts';
import {
  countApplicationsCall,
  exportApplicationsCall,
  listApplicationsCall,
} from '../contract.ts';
import { findNext, pathOf, QUEUE } from './desk/review-list.ts';
import { UndoStrip } from './desk/undo-strip.tsx';
import { AdminApplicationRow } from './list/admin-application-row.tsx';
import { FILTER_KEYS } from './list/admin-filter-keys.ts';
import { AdminFilters } from './list/admin-filters.tsx';
import { AdminStatusTabs } from './list/admin-status-tabs.tsx';
import { useLastPlace } from './list/use-last-place.ts';

/** What the specification leads to from here; the pages are for admins. */
const PAGES = [
  ['/admin/data-management', 'Data Management'],
  ['/admin/blog', 'Blog'],
  ['/admin/links', 'Quick Share Links'],
] as const;

/** The admin's start page: search, read and decide applications. */
export function Page() {
  const { filter, setFilter } = useUrlFilter(FILTER_KEYS);
  const { sort: _sort, ...narrowing } = filter;
  const { incomeStatus: _status, ...apartFromStatus } = narrowing;
  const [, navigate] = useLocation();
  const pages = usePages(listApplicationsCall, { query: filter }, { isKept: true });
  useLastPlace(pages.items);
  const counts = useRead(countApplicationsCall, { query: apartFromStatus }, { isFresh: true });
  const reload = () => {
    void pages.reload();
    void counts.refetch();
  };
  const sortAway = filter.sort === 'waiting' ? '' : filter.sort;
  const waiting = counts.data?.byStatus.uploaded ?? 0;
  const [isStarting, setIsStarting] = useState(false);
  const start = async () => {
    setIsStarting(true);
    const queue = { ...narrowing, ...QUEUE };
    const next = await findNext(queue, undefined).catch(() => undefined);
    setIsStarting(false);
    if (next) navigate(pathOf(next, queue, true));
    else
      showToast({
        title: 'Nothing is left for you',
        description: 'Colleagues have taken what is waiting.',
      });
  };
  const { role } = useAdmin();
  const isNarrowed = Object.keys(narrowing).length > 0;

  return (
    <>
      <PageHeading title="Applications">
        {waiting > 0 && (
          <Button disabled={isStarting} onClick={() => void start()}>
            {isStarting ? 'Opening…' : `Review ${formatCount(waiting)} waiting`}
          </Button>
        )}
        <SyncRefundsButton />
        <ExportButton
          call={exportApplicationsCall}
          given={{ query: narrowing }}
          fileName="applications.csv"
        />
        {role === 'admin' &&
          PAGES.map(([href, label]) => (
            <Link key={href} href={href} className={buttonStyles('quiet')}>
              {label}
            </Link>
          ))}
      </PageHeading>
      <UndoStrip />
      <AdminStatusTabs
        counts={counts.data}
        chosen={filter.incomeStatus}
        onChoose={(incomeStatus) =>
          setFilter({ incomeStatus, sort: incomeStatus === 'uploaded' ? 'waiting' : sortAway })
        }
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <SearchBox
          label="Search applications"
          placeholder="Name, email, phone, city or status"
          value={filter.search ?? ''}
          onSearch={(search) => setFilter({ search })}
        />
        <AdminFilters filter={filter} onChange={setFilter} />
      </div>
      <div className="mt-6">
        <ListFrame
          list={pages}
          label="Applications"
          empty={
            isNarrowed ? (
              <p>Nothing matches this search and these filters.</p>
            ) : (
              <p>No applications yet. The first one will appear here the moment it is sent.</p>
            )
          }
        >
          {(application) => (
            <AdminApplicationRow
              key={application.id}
              application={application}
              path={pathOf(application.id, filter)}
              onChanged={reload}
            />
          )}
        </ListFrame>
      </div>
    </>
  );
}
