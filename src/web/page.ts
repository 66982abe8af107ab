import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ReadCall } from '#shared/api/call.ts';
import type { PageHead } from '#shared/page-head.ts';
import type { Locale } from '#shared/text/locale.ts';

export type PageParams = Record<string, string>;

/** What a page's `prepare` may use: before rendering on the server, or after client navigation. */
export type PrepareScope = {
  params: PageParams;
  search: URLSearchParams;
  queryClient: QueryClient;
  /**
   * Makes one of our own GET calls; the response is stored in the query cache under its address.
   */
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

/** One page of the product: its path and how it is rendered. */
export type PageDefinition = {
  path: string;
  /** Its file below src, without the extension; its code is a separate chunk. */
  source: `features/${string}/web/${string}-page` | `web/${string}-page`;
  layout: Layout;
  /** Title and description depend on the language shown. */
  head: Omit<PageHead, 'title' | 'description'> & {
    says: (locale: Locale) => Pick<PageHead, 'title' | 'description'>;
  };
  /** A members' page: shown in the language the member chose. */
  isMembers?: boolean;
  /**
   * prerendered: a file made at build; dynamic: rendered on request, with data; client: a shell
   * whose content the browser renders.
   */
  rendering: 'prerendered' | 'dynamic' | 'client';
  /**
   * The address contains the page's figures. Either the server renders such an address on request,
   * or the browser fills them in and the page shows none until then.
   */
  showsAddress?: 'server' | 'browser';
  /** Members pay here: the page may load the payment provider's script. */
  canPay?: boolean;
  /** Further prerendered variants of the page, chosen by the query. */
  variants?: readonly string[];
};

/** A page found for an address, with its code loaded. */
export type LoadedPage = {
  definition: PageDefinition;
  params: PageParams;
  module: PageModule;
  Layout: Wrapper;
  /** The provider of the query cache, for pages that read data. */
  DataScope?: Wrapper;
};
