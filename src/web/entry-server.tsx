import { type DehydratedState, dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ApiError, readAddress } from '#shared/api/api-client.ts';
import { readKey } from '#shared/api/query-function.ts';
import type { PageHead } from '#shared/page-head.ts';
import { jsonForScript } from '#shared/text/html.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { App } from './app.tsx';
import { headOf } from './heads/page-heads.ts';
import { renderHead } from './heads/render-head.ts';
import { loadPage, matchPage } from './match-page.ts';
import type { PageDefinition, Prepared } from './page.ts';
import { pages } from './pages.ts';
import { createQueryClient } from './query-client.ts';

export type RenderedPage = {
  status: number;
  lang: string;
  head: string;
  app: string;
  data: string;
  /** The page's source files, so that its chunks can be preloaded. */
  sources: string[];
  /** Whether the HTML is complete, so that scripts can wait until the page is used. */
  isComplete: boolean;
};

// The list below contains the pages' titles.
await loadAllTexts();

const listed = ({ path, rendering, variants, ...page }: PageDefinition, head: PageHead) => ({
  path,
  rendering,
  canPay: page.canPay ?? false,
  ...(page.showsAddress ? { showsAddress: page.showsAddress } : {}),
  variants: variants ?? [],
  title: head.title,
  ...(head.image ? { image: head.image } : {}),
  ...(head.canonicalPath ? { canonicalPath: head.canonicalPath } : {}),
  ...(head.alternates ? { alternates: head.alternates } : {}),
});

/** The list of pages for the server's routing and the prerender step. */
export const pageList = pages.map((page) => listed(page, headOf(page)));

export function isDynamic(path: string): boolean {
  return matchPage(path).definition.rendering === 'dynamic';
}

/** Renders an address; `readApi` makes our own GET calls. */
export async function render(
  address: string,
  readApi: (path: string) => Promise<unknown>,
): Promise<RenderedPage> {
  const url = new URL(address, 'http://site');
  const page = await loadPage(url.pathname);
  const queryClient = createQueryClient();
  const prepared: Prepared =
    (await page.module.prepare?.({
      params: page.params,
      search: url.searchParams,
      queryClient,
      read: async (call, given) => {
        const answer = await readApi(readAddress(call, given)).catch(toApiError);
        queryClient.setQueryData(readKey(call, given), answer);
        return answer as never;
      },
    })) ?? {};
  const head = prepared.head ?? headOf(page.definition);
  const app = renderToString(
    <QueryClientProvider client={queryClient}>
      <App initialPage={page} ssr={{ path: url.pathname, search: url.search.replace(/^\?/, '') }} />
    </QueryClientProvider>,
  );
  const state = withoutTimes(dehydrate(queryClient));
  const data =
    state.queries.length > 0
      ? `<script type="application/json" id="data">${jsonForScript(state)}</script>`
      : '';
  return {
    status: prepared.status ?? (page.definition.path === '/404' ? 404 : 200),
    lang: head.locale,
    head: renderHead(head),
    app,
    data,
    sources: sourcesOf(page.definition),
    isComplete: page.definition.rendering !== 'client',
  };
}

/** The source files the browser loads to hydrate a page. */
function sourcesOf({ source, layout, rendering }: PageDefinition): string[] {
  return [
    'src/web/start-app.tsx',
    `src/${source}.tsx`,
    `src/web/layouts/${layout}-layout.tsx`,
    ...(rendering === 'prerendered' ? [] : ['src/web/data-scope.tsx']),
  ];
}

/** Removes timestamps, so that the same data gives the same bytes and ETag in every process. */
function withoutTimes({ queries }: DehydratedState): DehydratedState {
  return {
    mutations: [],
    queries: queries.map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      dehydratedAt: 1,
      state: { ...state, dataUpdatedAt: 1 },
    })),
  };
}

/** Converts the server's error: pages are bundled separately, so its class is another one. */
function toApiError(error: unknown): never {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    throw new ApiError(error.status, error.message);
  }
  throw error;
}
