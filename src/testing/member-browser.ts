import type { TestApp } from './test-app.ts';
import { openTestBrowser, type TestBrowser } from './test-browser.ts';

/** A browser signed in with a verified address. */
export async function signInAsMember(test: TestApp, email: string): Promise<TestBrowser> {
  const { context } = test;
  const browser = openTestBrowser(test);
  await browser.signUp(email);
  const found = await context.identity.directory.findByEmail(context.db, email);
  await context.identity.directory.replacePassword(context.db, found?.id ?? '', 'a good password');
  await browser.signIn(email);
  await browser.sync();
  return browser;
}
