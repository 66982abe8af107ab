import { ExportButton } from '#ui/export-button.tsx';
import { ListFrame } from '#ui/list-frame.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { usePages } from '#ui/use-pages.ts';
import { useRead } from '#ui/use-read.ts';
import { useUrlFilter } from '#ui/use-url-filter.ts';
import { countApplications, exportApplications, listApplications } from '../contract.ts';
import { AdminApplicationRow } from './admin-application-row.tsx';
import { FILTER_KEYS } from './admin-filter-keys.ts';
import { AdminFilters } from './admin-filters.tsx';
import { AdminStatusTabs } from './admin-status-tabs.tsx';
import { SyncRefundsButton } from './sync-refunds-button.tsx';

/** The admin's start page: search, read and decide applications. */
export function Page() {
  const { filter, setFilter } = useUrlFilter(FILTER_KEYS);
  const { sort: _sort, ...narrowing } = filter;
  const { incomeStatus: _status, ...apartFromStatus } = narrowing;
  const pages = usePages(listApplications, { query: filter });
  const counts = useRead(countApplications, { query: apartFromStatus }, { isFresh: true });
  const reload = () => {
    pages.reload();
    void counts.refetch();
  };
  const isNarrowed = Object.keys(narrowing).length > 0;

  return (
    <>
      <PageHeading title="Applications">
        <SyncRefundsButton onSynced={reload} />
        <ExportButton
          call={exportApplications}
          given={{ query: narrowing }}
          fileName="applications.csv"
        />
      </PageHeading>
      <AdminStatusTabs
        counts={counts.data}
        chosen={filter.incomeStatus}
        onChoose={(incomeStatus) => setFilter({ incomeStatus })}
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
          pages={pages}
          empty={
            isNarrowed ? (
              <p>Nothing matches this search and these filters.</p>
            ) : (
              <p>No applications yet. The first one will appear here the moment it is sent.</p>
            )
          }
        >
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {pages.items.map((application) => (
              <AdminApplicationRow
                key={application.id}
                application={application}
                onChanged={reload}
              />
            ))}
          </ul>
        </ListFrame>
      </div>
    </>
  );
}
