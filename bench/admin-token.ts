import { adminBearer, adminCookies } from '../src/testing/http-admin.ts';
import type { Product } from './product.ts';

/** The admin of the measured product; the settings of its start name them. */
export const BENCH_ADMIN = {
  ADMIN_EMAIL: 'bench@casacircle.example',
  ADMIN_PASSWORD: 'a password for measuring only',
};

const RENEW_AFTER_MS = 5 * 60_000;
let cookie: string | undefined;
let known: { headers: Record<string, string>; at: number } | undefined;

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
    cookie ??= await adminCookies(url, {
      email: BENCH_ADMIN.ADMIN_EMAIL,
      password: BENCH_ADMIN.ADMIN_PASSWORD,
    });
    known = { headers: await adminBearer(url, cookie), at: performance.now() };
  }
  return known.headers;
}
