import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findPrograms } from '../../src/testing/browsers/system-browser.ts';
import { keepComplaints } from './in-page.ts';
import { type Engine, HEIGHT, type Tab } from './tab.ts';

/** Debian's Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isHere: () => findPrograms('firefox-esr').length > 0,
  openTab,
};

async function openTab(width: number): Promise<Tab> {
  const [executablePath = ''] = findPrograms('firefox-esr');
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width, height: HEIGHT });
  await page.evaluateOnNewDocument(keepComplaints);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: async <A extends unknown[], R>(script: (...args: A) => R, args: A, title?: string) =>
      (await frameOf(page, title)).evaluate(sourceOf(script, args)) as Promise<R>,
    async find(script, args, title) {
      const handle = await (await frameOf(page, title)).evaluateHandle(sourceOf(script, args));
      const element = handle.asElement() as ElementHandle<Element> | null;
      return element
        ? { click: () => element.click(), type: (text) => element.type(text) }
        : undefined;
    },
    close: () => browser.close(),
  };
}

const sourceOf = (script: { toString(): string }, args: unknown[]) =>
  `(${script})(...${JSON.stringify(args)})`;

/** The page, or its frame of a title. */
async function frameOf(page: Page, title: string | undefined) {
  if (!title) return page.mainFrame();
  const frame = await (await page.$(`iframe[title="${title}"]`))?.contentFrame();
  if (!frame) throw new Error(`There is no frame “${title}”.`);
  return frame;
}
