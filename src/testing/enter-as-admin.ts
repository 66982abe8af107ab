import { signInAdmin } from './sign-in-admin.ts';
import type { TestBrowser } from './test-browser.ts';

type Credentials = { email: string; password: string };

/** Signs an admin in with their second factor; returns their ID token. */
export async function enterAsAdmin(
  browser: TestBrowser,
  credentials: Credentials,
): Promise<string> {
  await signInAdmin(async (method, path, body) => {
    const response = await browser.send(method, path, body);
    return { status: response.status, body: await response.json() };
  }, credentials);
  return browser.idToken();
}
