import { randomBytes } from 'node:crypto';
import type { Session } from '../../src/platform/routes.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../../src/server/demo/personas.ts';
import { type LifeWorld, sessionOf } from '../../src/testing/lives/life-world.ts';
import { openTestBrowser } from '../../src/testing/test-browser.ts';

/** Creates an account, verifies the address and signs in once, as in a browser. */
export async function signUp({ app, context }: LifeWorld, email: string): Promise<Session> {
  const browser = openTestBrowser({
    context,
    request: async (method, path, body, headers = {}) =>
      app.hono.request(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  });
  // The password of a persona is shown in the sandbox; nobody knows that of others.
  const isPersona = PERSONAS.some((one) => one.email === email);
  const password = isPersona ? PERSONA_PASSWORD : randomBytes(24).toString('base64url');
  await browser.signUp(email, password);
  const { directory } = context.identity;
  const found = await directory.findByEmail(context.db, email);
  if (!found) throw new Error(`${email} could not sign up`);
  await directory.replacePassword(context.db, found.id, password);
  await browser.signIn(email, password);
  const user = await browser.sync();
  if (!user?.isEmailVerified) throw new Error(`${email} could not sign in`);
  return sessionOf(user.id, email);
}
