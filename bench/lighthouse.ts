import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS } from '../src/testing/browsers/browser.ts';
import { findUsualBrowser } from '../src/testing/browsers/find-browser.ts';
import { findFreePort } from '../src/testing/servers/free-port.ts';
import type { Figure, Measured } from './frame.ts';
import type { Product } from './product.ts';
import { publishArticle } from './publish-article.ts';

const PAGES = [
  '/',
  '/homebuyers',
  '/calculators',
  '/simulator',
  '/imovelnoseua',
  '/comprar-imovel',
  '/apresentacao',
  '/blog',
  '/privacy-policy',
  '/terms-of-use',
  '/deposit-agreement',
] as const;

const GOALS: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Lighthouse on its mobile settings over every public page. */
export async function measureLighthouse(product: Product): Promise<Measured> {
  const article = `/blog/${await publishArticle(product.databaseUrl)}`;
  const figures: Figure[] = [];
  await withBrowser(async (port) => {
    for (const path of [...PAGES, article]) figures.push(...(await rate(product.url + path, port)));
  });
  return { comparisons: [], figures };
}

/** Runs a measurement with a browser that Lighthouse reaches by its port. */
export async function withBrowser<T>(measure: (port: number) => Promise<T>): Promise<T> {
  const browser = await findUsualBrowser();
  const port = await findFreePort();
  const running = await chromium.launch({
    executablePath: browser.path,
    env: browser.env,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await measure(port);
  } finally {
    await running.close();
  }
}

export type PageMetric = 'largest-contentful-paint' | 'total-blocking-time';

/** What Lighthouse's mobile settings measure of a page, in milliseconds. */
export async function pageMetric(url: string, port: number, metric: PageMetric): Promise<number> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyAudits: [metric] });
  return result?.lhr.audits[metric]?.numericValue ?? Number.NaN;
}

async function rate(url: string, port: number): Promise<Figure[]> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(GOALS),
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { pathname } = new URL(url);
  return Object.values(result.lhr.categories).map(({ id, score, auditRefs }) => {
    const value = Math.round((score ?? 0) * 100);
    const goal = GOALS[id] ?? 0;
    if (value < goal) explain(pathname, id, auditRefs, result.lhr.audits);
    return { name: `Lighthouse ${pathname}, ${id}`, unit: 'points', value, goal: `≥ ${goal}` };
  });
}

type Audits = Record<string, { score: number | null; title: string; displayValue?: string }>;

/** Prints the audits that lowered a score. */
function explain(
  path: string,
  category: string,
  refs: { id: string; weight: number }[],
  audits: Audits,
) {
  for (const { id, weight } of refs) {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
    console.log(`  ${path}, ${category}: ${audit.title} ${audit.displayValue ?? ''}`);
  }
}
