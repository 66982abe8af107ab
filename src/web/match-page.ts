import { reloadable } from '#shared/reloadable.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { layouts } from './layouts/layouts.ts';
import type { LoadedPage, PageDefinition, PageModule, PageParams } from './page.ts';
import { notFoundPage, pages } from './pages.ts';

/** Each page's code is its own chunk, found by the page's `source`. */
const files = import.meta.glob<PageModule>([
  '/src/features/**/web/*-page.tsx',
  '/src/web/*-page.tsx',
]);
const sources = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path, reloadable(load)]),
);

/** Parameters of `path` under a pattern such as `/blog/:slug`, or undefined when it differs. */
function matchPattern(pattern: string, path: string): PageParams | undefined {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return undefined;
  const params: PageParams = {};
  for (const [index, part] of expected.entries()) {
    const segment = given[index] ?? '';
    if (part.startsWith(':')) {
      if (segment === '') return undefined;
      params[part.slice(1)] = decodeSegment(segment);
    } else if (part !== segment) return undefined;
  }
  return params;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The page of an address; the 404 page when there is none. */
export function matchPage(path: string): { definition: PageDefinition; params: PageParams } {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const definition of pages) {
    const params = matchPattern(definition.path, plain);
    if (params) return { definition, params };
  }
  return { definition: notFoundPage, params: {} };
}

export async function loadPage(path: string): Promise<LoadedPage> {
  const { definition, params } = matchPage(path);
  const load = sources[`/src/${definition.source}.tsx`];
  if (!load) throw new Error(`the page ${definition.path} has no file ${definition.source}.tsx`);
  const [module, Layout, data] = await Promise.all([
    load(),
    layouts[definition.layout](),
    definition.rendering === 'prerendered' ? undefined : import('./data-scope.tsx'),
  ]);
  await loadTexts(definition.head.locale);
  return { definition, params, module, Layout, ...(data ? { DataScope: data.DataScope } : {}) };
}
