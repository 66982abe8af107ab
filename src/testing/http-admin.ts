import { type Send, signInAdmin } from './sign-in-admin.ts';
import { keepCookies } from './test-browser.ts';

type Credentials = { email: string; password: string };

/** Signs an admin in over the network; returns the cookies of their session. */
export async function adminCookies(url: string, credentials: Credentials): Promise<string> {
  const cookies = new Map<string, string>();
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send: Send = async (method, path, body) => {
    const options: RequestInit = {
      method,
      headers: { 'content-type': 'application/json', cookie: jar(), origin: url },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    // The server closes idle connections, so a request on such a connection is retried.
    const response = await fetch(`${url}${path}`, options).catch(() =>
      fetch(`${url}${path}`, options),
    );
    keepCookies(cookies, response);
    return { status: response.status, body: await response.json() };
  };
  await signInAdmin(send, credentials);
  return jar();
}

/** The authorization header of an admin, from their session cookies. */
export async function adminBearer(url: string, cookie: string): Promise<{ authorization: string }> {
  const response = await fetch(`${url}/api/identity/token`, { headers: { cookie } });
  if (!response.ok) throw new Error(`the token answered ${await response.text()}`);
  const { idToken } = (await response.json()) as { idToken: string };
  return { authorization: `Bearer ${idToken}` };
}
