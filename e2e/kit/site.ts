import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../../src/testing/browsers/until-hydrated.ts';

type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
};

export type Site = {
  /** An e-mail address that is unique in this run. */
  freshEmail(name?: string): string;
  /** The newest mail to an address whose subject matches; waits for it. */
  mailTo(address: string, subject?: RegExp): Promise<Mail>;
  /** The visible toast of this title, not the copy for screen readers. */
  toast(title: string): Locator;
  /** Allows console errors that a test expects. */
  expectConsoleError(pattern: RegExp): void;
  /** Fails when axe finds a problem on the current page. */
  expectAccessible(): Promise<void>;
};

let counter = 0;

/** Playwright's test, on our site, failing on any error in the browser's console. */
export const test = base.extend<{ site: Site; expectedErrors: RegExp[]; consoleGuard: undefined }>({
  // Pages start their code at the first interaction. Tests cause one at once, and wait until the
  // page is hydrated; form fields are disabled before that.
  context: async ({ context }, use) => {
    await context.addInitScript(() =>
      window.addEventListener('DOMContentLoaded', () =>
        window.dispatchEvent(new Event('pointerdown')),
      ),
    );
    await use(context);
  },
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await untilHydrated(page);
      return response;
    };
    await use(page);
  },
  expectedErrors: async ({ page: _ }, use) => use([]),
  consoleGuard: [
    async ({ page, expectedErrors }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        // The browser logs a refused form as a failed request; that is not an error.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          faults.push(message.text());
        }
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await use(undefined);
      const unexpected = faults.filter(
        (fault) => !expectedErrors.some((pattern) => pattern.test(fault)),
      );
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  site: async ({ page, request, expectedErrors }, use, info) => {
    await use({
      freshEmail: (name = 'person') =>
        `${name}-${info.parallelIndex}-${process.pid}-${counter++}@example.com`,
      mailTo: (address, subject = /./) => waitForMail(request.get.bind(request), address, subject),
      toast: (title) => toast(page, title),
      expectConsoleError: (pattern) => expectedErrors.push(pattern),
      expectAccessible: () => expectAccessible(page),
    });
  },
});

type Get = (url: string) => Promise<{ json(): Promise<Mail[]> }>;

async function waitForMail(get: Get, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await (
      await get(`/sandbox/mailbox.json?to=${encodeURIComponent(address)}`)
    ).json();
    found = mails.find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found as Mail;
}

async function expectAccessible(page: Page): Promise<void> {
  // What is behind an open dialog is out of reach, and was looked at before it opened. In a part of
  // a page axe takes the document of a frame for a whole page.
  const dialog = page.getByRole('dialog').last();
  const isPart = (await dialog.isVisible()) && (await dialog.locator('iframe').count()) === 0;
  expect(await findViolations(page, isPart ? dialog : undefined)).toEqual([]);
}

/** What axe finds wrong on the current page, or in a part of it. */
export async function findViolations(page: Page, part?: Locator): Promise<string[]> {
  // Reporting only violations, and without a second window, axe takes a quarter of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true);
  // Axe looks for its part by a selector.
  const marked = await part?.elementHandle();
  await marked?.evaluate((element) => element.setAttribute('data-part', ''));
  const { violations } = await (marked ? axe.include('[data-part]') : axe).analyze();
  await marked?.evaluate((element) => element.removeAttribute('data-part'));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** The visible toast; a second copy is for screen readers. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('li[data-state="open"]').getByText(text).first();

export { expect };
