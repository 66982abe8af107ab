import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { isTranslationApproved } from '#features/legal/translation-approval.ts';
import { withRate } from '#features/marketing/mortgage-rate.ts';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import type { Config } from '#platform/settings/config.ts';
import { hasOwnParameters } from '#shared/own-parameters.ts';
import { isPrivatePage } from '#shared/private-pages.ts';
import { jsonForScript } from '#shared/text/html.ts';
import { observeRequest } from '../http/health/metrics.ts';
import { hasPaymentHosts, securityHeaders } from '../http/security.ts';
import { withBar } from '../sandbox/bar.ts';
import { type BuildManifest, fillTemplate, type ReadApi, type Renderer } from './document.ts';
import { createPageCache, type PageCache, type Rendered } from './page-cache.ts';
import { mortgageRate, publicSettings } from './public-settings.ts';
import { readFolder, type SiteFile, sendSiteFile, siteFile } from './site-files.ts';

const DIST = join(ROOT_FOLDER, 'dist');
const ORIGIN_MARK = /__SITE_ORIGIN__/g;
/** The placeholder of the public settings in the template. */
const SETTINGS_MARK = /<script type="application\/json" id="settings">\{\}(?=<)/;

/** The route under which finished pages and files are measured. */
const PAGES = 'pages';

export type Site = {
  /** Serves files and prerendered pages; false when the path is neither. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** A prerendered page, for requests that the fast path passed on. */
  held(path: string, query: string): SiteFile | undefined;
  /** A dynamic page, or the 404 page. */
  page(path: string, search: string, readApi: ReadApi): Promise<Rendered>;
  /** A dynamic text, such as the sitemap; cached like a page. */
  text(path: string, make: () => Promise<string>): Promise<Rendered>;
  /** The pages that search engines may list. */
  readonly listedPages: readonly ListedPage[];
  readonly cache: PageCache;
};

export type ListedPage = {
  path: string;
  alternates: readonly { locale: string; path: string }[];
};

/** Compressed during a request, so speed matters more than size. */
const QUICK = { quality: 5 };
/**
 * Compressed once, at the first request: about 55 ms for the landing page. The highest level takes
 * five times as long and saves 2 %.
 */
const PRERENDERED = { quality: 10 };

/**
 * Rendering an address with figures takes some 10 ms, and anybody can request it. Beyond this limit
 * the prerendered page is sent, and its script puts the figures in.
 */
const RENDERS_A_SECOND = 20;

/** Loads the built site into memory. */
export async function loadSite(config: Config): Promise<Site> {
  const indexFile = join(DIST, 'client/index.html');
  if (!existsSync(indexFile)) {
    throw new Error('The site is not built yet. Run `npm start`, or `npm run build` before this.');
  }
  const renderer: Renderer = await import(pathToFileURL(join(DIST, 'render/entry-server.js')).href);
  const template = readFileSync(indexFile, 'utf8');
  const manifest: BuildManifest = JSON.parse(
    readFileSync(join(DIST, 'client/.vite/manifest.json'), 'utf8'),
  );
  const headers = securityHeaders(config);
  const origin = new URL(config.publicUrl).origin;
  const settings = jsonForScript(publicSettings(config));
  const rate = mortgageRate(config);
  const fill = (html: string) =>
    withBar(withRate(html, rate), config)
      .replace(ORIGIN_MARK, origin)
      .replace(SETTINGS_MARK, (open) => open.slice(0, -2) + settings)
      // Styles read this attribute, so that it works without scripts.
      .replace('<html ', config.SIGN_IN_BUTTON ? '<html data-sign-in-button ' : '<html ')
      .replace(
        '<html ',
        isTranslationApproved(config.APPROVED_TRANSLATION)
          ? '<html data-translation-approved '
          : '<html ',
      );

  const files = new Map<string, SiteFile>();
  for (const [path, { bytes, br, gzip }] of readFolder(join(DIST, 'client'))) {
    if (path === '/index.html' || path.startsWith('/.vite/')) continue;
    const caching = path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    files.set(
      path,
      siteFile(
        path,
        bytes,
        { ...headers, 'cache-control': caching },
        { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      ),
    );
  }
  // Pages may be stored but are revalidated each time.
  const pageHeaders = { ...headers, 'cache-control': 'no-cache' };
  const pages = new Map<string, SiteFile>();
  /** Pages for addresses with figures, hidden until the browser has put the figures in. */
  const pendingPages = new Map<string, SiteFile>();
  const showsAddress = new Map(
    renderer.pageList.map(({ path, showsAddress }) => [path, showsAddress] as const),
  );
  const payingPages = new Set(
    renderer.pageList.filter(({ canPay }) => canPay).map(({ path }) => path),
  );
  for (const [path, { bytes }] of readFolder(join(DIST, 'pages'))) {
    const key = pageKey(path);
    const [pagePath = ''] = key.split('?');
    const canPay = payingPages.has(pagePath);
    const policy = securityHeaders(config, { canPay, isPrivate: isPrivatePage(pagePath) });
    const html = markPaying(fill(bytes.toString('utf8')), canPay, config);
    const file = (text: string) =>
      siteFile(path, Buffer.from(text), { ...pageHeaders, ...policy }, PRERENDERED);
    pages.set(key, file(html));
    if (showsAddress.get(key)) {
      pendingPages.set(key, file(html.replace('<html ', '<html data-figures-pending ')));
    }
  }
  // Pages with a parameter that are rendered in the browser: one file serves all their addresses.
  const shells = [...pages].flatMap(([key, file]) =>
    key.includes('/:') ? [{ file, pattern: new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`) }] : [],
  );
  const variantPages = new Set(
    renderer.pageList.filter(({ variants }) => variants.length > 0).map(({ path }) => path),
  );

  const mayRender = createBudget(RENDERS_A_SECOND);

  const cache = createPageCache();
  const notFound = pages.get('/404');
  if (!notFound) throw new Error('the build has no 404 page');

  const held = (path: string, query: string) =>
    (hasOwnParameters(query) ? pendingPages.get(path) : undefined) ??
    pages.get(variantPages.has(path) ? path + variantOf(query, config) : path);

  return {
    cache,
    held,
    listedPages: renderer.pageList.flatMap(({ canonicalPath, alternates = [] }) =>
      canonicalPath ? [{ path: canonicalPath, alternates }] : [],
    ),
    async page(path, search, readApi) {
      const built = showsAddress.get(path) === 'server' ? held(path, search) : undefined;
      if (built) {
        if (!hasOwnParameters(search) || !mayRender()) return { status: 200, file: built };
        const rendered = await renderer.render(path + search, readApi);
        const html = Buffer.from(
          markPaying(fill(fillTemplate(template, rendered, manifest)), false, config),
        );
        return { status: 200, file: siteFile('page.html', html, pageHeaders, QUICK) };
      }
      if (!renderer.isDynamic(path)) return { status: 404, file: notFound };
      return cache.make(path, async () => {
        // Rendered without the query, which never changes these pages.
        const rendered = await renderer.render(path, readApi);
        const filled = fill(fillTemplate(template, rendered, manifest));
        const html = Buffer.from(markPaying(filled, false, config));
        return { status: rendered.status, file: siteFile('page.html', html, pageHeaders, QUICK) };
      });
    },
    text(path, make) {
      return cache.make(path, async () => ({
        status: 200,
        file: siteFile(path, Buffer.from(await make()), pageHeaders, QUICK),
      }));
    },
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { url = '/' } = request;
      const mark = url.indexOf('?');
      const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
      if (showsAddress.get(path) === 'server' && hasOwnParameters(query)) return false;
      const startedAt = performance.now();
      const file =
        files.get(path) ??
        cache.get(path) ??
        held(path, query) ??
        shells.find(({ pattern }) => pattern.test(path))?.file;
      if (!file || path === '/404') return false;
      sendSiteFile(file, request, response);
      const seconds = (performance.now() - startedAt) / 1000;
      observeRequest(request.method, response.statusCode, seconds, PAGES);
      return true;
    },
  };
}

/**
 * A document keeps the content policy it was loaded with. If that excludes the payment provider the
 * document is marked, and the client router opens a payment page as a new document.
 */
function markPaying(html: string, canPay: boolean, config: Config): string {
  if (canPay || !hasPaymentHosts(config)) return html;
  return html.replace('<html ', '<html data-pays-elsewhere ');
}

function variantOf(query: string, config: Config): string {
  const given = query === '' ? undefined : new URLSearchParams(query).get('variant');
  const variant = given ?? config.LANDING_VARIANT;
  return variant === 'short' ? '?variant=short' : '';
}

/** Returns true at most this many times a second. */
function createBudget(perSecond: number): () => boolean {
  let second = 0;
  let used = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, used] = [now, 0];
    used += 1;
    return used <= perSecond;
  };
}

/**
 * `/index.html` → `/`, `/homebuyers__variant=short.html` → `/homebuyers?variant=short`,
 * `/admin/applications/[id].html` → `/admin/applications/:id`.
 */
function pageKey(file: string): string {
  const [path = '', variant] = file
    .replace(/\.html$/, '')
    .replace(/\[(\w+)\]/g, ':$1')
    .split('__');
  return (path === '/index' ? '/' : path) + (variant ? `?${variant}` : '');
}
