import type { Product } from './product.ts';

/** The admin of the measured product; the settings of its start name them. */
export const BENCH_ADMIN = {
  ADMIN_EMAIL: 'bench@casacircle.example',
  ADMIN_PASSWORD: 'a password for measuring only',
};

const RENEW_AFTER_MS = 5 * 60_000;
let known: { token: string; at: number } | undefined;

/**
 * Retries once when a keep-alive connection is closed: the server closes it while the load tool
 * blocks this process.
 */
export function fetchAgain(address: string, options: RequestInit): Promise<Response> {
  return fetch(address, options).catch(() => fetch(address, options));
}

/** The header of an admin's requests; the token lasts for 15 minutes and is renewed in time. */
export async function signInAdmin({ url }: Product): Promise<Record<string, string>> {
  if (!known || performance.now() - known.at > RENEW_AFTER_MS) {
    const signedIn = await fetchAgain(`${url}/api/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: BENCH_ADMIN.ADMIN_EMAIL,
        password: BENCH_ADMIN.ADMIN_PASSWORD,
      }),
    });
    if (!signedIn.ok) throw new Error(`signing in answered ${await signedIn.text()}`);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const answer = await fetchAgain(`${url}/api/identity/token`, { headers: { cookie } });
    const { idToken } = (await answer.json()) as { idToken: string };
    known = { token: idToken, at: performance.now() };
  }
  return { authorization: `Bearer ${known.token}` };
}
