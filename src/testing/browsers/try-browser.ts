import { BROWSER_FLAGS, type Browser } from './browser.ts';

const LIMIT_MS = 30_000;

/**
 * Whether Playwright can show a page in a browser: an existing file may lack libraries or be a stub.
 * It is tried the way the tests use it; `--dump-dom` hangs in browsers that work.
 */
export async function tryBrowser(
  { path, extraEnv }: Browser,
  { limitMs = LIMIT_MS } = {},
): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: BROWSER_FLAGS,
      env: { ...process.env, ...extraEnv } as Record<string, string>,
      timeout: limitMs,
    });
    try {
      const page = await browser.newPage();
      await page.goto('data:text/html,<p>it runs</p>', { timeout: limitMs });
      return (await page.textContent('p')) === 'it runs';
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}
