import { setTimeout as wait } from 'node:timers/promises';

type Credentials = { email: string; password: string };
type Answer = { readonly status: number; readonly body: unknown };

/** Sends a request and keeps the response's cookies, like a browser. */
export type Send = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;

const TRIES = 45;

/**
 * Signs an admin in: the password, then the code of their authenticator app, or its setup at the
 * first sign-in. A code is valid once, so concurrent sign-ins wait for the next one.
 */
export async function signInAdmin(send: Send, { email, password }: Credentials): Promise<void> {
  const { needsFactor } = (await sendWell(send, '/api/identity/sign-in/email', {
    email,
    password,
  })) as { needsFactor: boolean };
  if (!needsFactor) await sendWell(send, '/api/account/factors/app', { password });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await readCode(send, email);
    if (code && (await send('POST', '/api/identity/factor', { code })).status === 200) return;
    await wait(1_000);
  }
  throw new Error(`no code of ${email} was taken`);
}

/** The code that a person's authenticator app shows now, if it is unused. */
export async function readCode(send: Send, email: string): Promise<string | undefined> {
  const { body } = await send('GET', `/sandbox/codes.json?email=${encodeURIComponent(email)}`);
  const [shown] = body as { code: string | null }[];
  return shown?.code ?? undefined;
}

async function sendWell(send: Send, path: string, body: unknown): Promise<unknown> {
  const answer = await send('POST', path, body);
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}
