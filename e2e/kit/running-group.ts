import { request as createRequest, type Page } from '@playwright/test';
import type { ServerProcess } from '../../src/testing/servers/server-process.ts';
import { adminHeaders, apply, payDeposit, signUpVerified, untilDecided } from './admin.ts';
import { startJourneyServer } from './journey-server.ts';
import { test as base, expect } from './site.ts';

type Running = {
  /** Makes a member whose group of one has formed. */
  makeMember(email: string): Promise<void>;
  /** Moves the sandbox's clock, which starts its daily work; returns the new time. */
  passDays(days: number): Promise<Date>;
  /** Takes a member who has paid to their first assembly, a day after their group formed. */
  openBidding(page: Page): Promise<void>;
};

/** The site with groups of one household: with its deposit and its approval a group forms. */
export const test = base.extend<{ running: Running }, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed.
    async ({}, use) => {
      const server = await startJourneyServer({ GROUP_CAPACITY: '1' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  running: async ({ server, site }, use) => {
    const anybody = await createRequest.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { origin: server.url },
    });
    const passDays = async (days: number) => {
      const moved = await anybody.post('/sandbox/clock', { data: { advanceDays: days } });
      expect(moved.ok(), await moved.text()).toBe(true);
      return new Date((await moved.json()).now);
    };
    await use({
      makeMember: async (email) => {
        const id = await apply(anybody, email);
        await payDeposit(anybody, email, id);
        const person = await createRequest.newContext({
          baseURL: server.url,
          extraHTTPHeaders: { origin: server.url },
        });
        await signUpVerified(person, email, async () => {
          const { links } = await site.mailTo(email, /Confirm your email/);
          return links.find((link) => link.includes('/verify-email')) ?? '';
        });
        await person.dispose();
        await approveIncome(server.url, email);
        await site.mailTo(email, /formed/i);
      },
      passDays,
      // Bidding opens with the work of the next minute; moving the clock to a new day starts that
      // work at once.
      openBidding: async (page) => {
        await passDays(1);
        await expect(async () => {
          await page.goto('/dashboard/assemblies');
          await expect(page.getByText('so your seat takes part in the draw')).toBeVisible({
            timeout: 2_000,
          });
        }).toPass({ timeout: 70_000 });
      },
    });
    await anybody.dispose();
  },
});

async function approveIncome(baseURL: string, email: string): Promise<void> {
  const admin = await createRequest.newContext({ baseURL });
  const headers = await adminHeaders(admin);
  const decided = await admin.patch('/api/admin/approve-income', {
    headers,
    data: { email, approved: true, adminNotes: '', isMissingPaperAccepted: true },
  });
  expect(decided.ok(), await decided.text()).toBe(true);
  await untilDecided(admin, headers, email, 'approved');
  await admin.dispose();
}

export { expect };

/** The code of the group whose assembly is linked on the page. */
export async function groupOf(page: Page): Promise<string> {
  const link = page.locator('main a[href*="/groups/test-"]').first();
  return /test-450-\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
}
