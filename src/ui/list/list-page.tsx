import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Call } from '#shared/api/call.ts';
import type { SummedPage } from '#shared/api/paging.ts';
import { PageHeading } from '../page-heading.tsx';
import { ExportButton } from './export-button.tsx';
import type { List } from './list.ts';
import { ListFrame } from './list-frame.tsx';
import { SearchBox } from './search-box.tsx';
import { ListSum, StateFilter, type StateNames } from './state-filter.tsx';
import { type ItemOf, type PagedCall, usePages } from './use-pages.ts';
import { useUrlFilter } from './use-url-filter.ts';

type Filtered = z.ZodType<unknown, { search?: string | undefined; state?: string | undefined }>;
type StatedCall = PagedCall & {
  readonly query: Filtered;
  readonly response: z.ZodType<SummedPage<unknown>>;
};

type ListPageProps<C extends StatedCall> = {
  title: string;
  intro: string;
  call: C;
  csv: Call & { readonly query: Filtered };
  fileName: string;
  /** What one searches by, such as 'Name, seat or reference'. */
  searchBy: string;
  states: StateNames;
  noun: readonly [one: string, many: string];
  money?: string;
  /** The text of a list without any row. */
  empty: string;
  /** Further filters of the page. */
  more?: Partial<Record<string, string | undefined>>;
  everyMs?: number;
  /** Between the heading and the filters, such as alarms. */
  above?: (list: List<ItemOf<C>>) => ReactNode;
  /** One row, an `li` with its key. */
  children: (item: ItemOf<C>, list: List<ItemOf<C>>) => ReactNode;
};

const KEYS = ['search', 'state'] as const;

/** A page that is one list: search, filter by state, sums, export, and the rows page by page. */
export function ListPage<C extends StatedCall>(props: ListPageProps<C>) {
  const { title, intro, csv, fileName, searchBy, states, noun, money, above, children } = props;
  const { filter, setFilter } = useUrlFilter(KEYS);
  const call: StatedCall = props.call;
  const query = { ...filter, ...props.more };
  const pages = usePages(call, { query }, { everyMs: props.everyMs ?? false });
  const list = pages as List<ItemOf<C>>;
  const sums = pages.first?.sums ?? undefined;
  const chosen = filter.state;
  const isFiltered = Object.values(query).some(Boolean);
  return (
    <>
      <PageHeading title={title} intro={intro}>
        <ExportButton call={csv} given={{ query }} fileName={fileName} />
      </PageHeading>
      {above?.(list)}
      <div className="mb-5 grid gap-4">
        <div className="max-w-xl">
          <SearchBox
            label={`Search ${noun[1]}`}
            placeholder={searchBy}
            value={filter.search ?? ''}
            onSearch={(search) => setFilter({ search })}
          />
        </div>
        <StateFilter {...{ states, sums, chosen }} onChoose={(state) => setFilter({ state })} />
      </div>
      <ListFrame
        list={list}
        label={title}
        empty={isFiltered ? `No ${noun[0]} matches.` : props.empty}
        head={<ListSum {...{ states, sums, chosen, noun, money }} />}
      >
        {(item) => children(item, list)}
      </ListFrame>
    </>
  );
}
