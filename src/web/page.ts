import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ReadCall } from '#shared/call.ts';
import type { PageHead } from '#shared/page-head.ts';

export type PageParams = Record<string, string>;

/** What a page may do before it is rendered on the server, or beside it when reached by a link. */
export type PrepareScope = {
  params: PageParams;
  search: URLSearchParams;
  queryClient: QueryClient;
  /** Reads one of our own calls; the answer lands in the query cache under its address. */
  read: ReadCall;
};

export type Prepared = { status?: 200 | 404; head?: PageHead };

/** What a page's module exports. */
export type PageModule = {
  Page: ComponentType;
  prepare?: (scope: PrepareScope) => Promise<Prepared>;
};

/** A component around a page. */
export type Wrapper = ComponentType<{ children: ReactNode }>;

export type Layout = 'site' | 'portuguese' | 'plain' | 'admin' | 'blog-admin';

/** One address of the product and how it is made. */
export type PageDefinition = {
  path: string;
  /** Its file below src, without the ending; its code is loaded for this page only. */
  source: `features/${string}/web/${string}-page` | `web/${string}-page`;
  layout: Layout;
  head: PageHead;
  /**
   * prerendered: a file made at build; dynamic: rendered for each request, with data;
   * client: a shell whose content the browser makes.
   */
  rendering: 'prerendered' | 'dynamic' | 'client';
  /** The HTML is not the whole answer: the page's code starts at once, not at the first touch. */
  startsAtOnce?: boolean;
  /** Its figures stand in the address: such an address is rendered when it is asked for. */
  showsAddress?: boolean;
  /** People pay here: the page may load the payment provider's script. */
  canPay?: boolean;
  /** Further prerendered readings of the page, chosen by the query. */
  variants?: readonly string[];
};

/** A page found for an address, with its code loaded. */
export type LoadedPage = {
  definition: PageDefinition;
  params: PageParams;
  module: PageModule;
  Layout: Wrapper;
  /** What lets the page read data, for those that do. */
  DataScope?: Wrapper;
};
