import { Tabs } from 'radix-ui';
import { SearchBox } from '#ui/list/search-box.tsx';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { BULK_TYPES, type BulkType } from '../rules.ts';
import { BULK_KINDS } from './bulk-kinds.tsx';
import { BulkTable } from './bulk-table.tsx';

const KEYS = ['tab', 'search'] as const;

export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const tab = BULK_TYPES.find((type) => type === filter.tab) ?? 'applications';
  const search = filter.search ?? '';
  return (
    <>
      <PageHeading
        title="Data Management"
        intro="Find records and delete them, one by one or all that a search finds."
      />
      <SearchBox
        label="Search all four lists"
        placeholder="Search all four lists"
        value={search}
        onSearch={(text) => setFilter({ search: text })}
      />
      <Tabs.Root
        value={tab}
        onValueChange={(value) => setFilter({ tab: value === 'applications' ? '' : value })}
        className="mt-6"
      >
        <Tabs.List aria-label="Lists" className="flex gap-1 overflow-x-auto border-line border-b">
          {BULK_TYPES.map((type) => (
            <Tabs.Trigger
              key={type}
              value={type}
              className="-mb-px min-h-11 whitespace-nowrap border-transparent border-b-[3px] px-2 text-[0.9375rem] text-muted data-[state=active]:border-forest data-[state=active]:font-semibold data-[state=active]:text-ink sm:px-5 sm:text-base"
            >
              {BULK_KINDS[type].title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {BULK_TYPES.map((type) => (
          <Tabs.Content key={type} value={type} className="pt-6 outline-none">
            <TabTable type={type} search={search} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}

/** A new search or tab starts with nothing selected: nothing invisible is deleted. */
function TabTable({ type, search }: { type: BulkType; search: string }) {
  return <BulkTable key={`${type}:${search}`} type={type} search={search} />;
}
