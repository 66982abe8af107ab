import type { Hono } from 'hono';
import type { AppEnv, Request } from '#platform/routes.ts';
import { ApiError } from '#shared/api-client.ts';
import type { ReadApi } from './document.ts';

/** Set on reads the server makes itself; a request from outside cannot carry it. */
const OWN_READ = Symbol('own read');

/** Whether the server made this request itself to render a page; no visitor's limit counts it. */
export function isOwnRead(request: Request): boolean {
  return Boolean((request.env as { [OWN_READ]?: true } | undefined)?.[OWN_READ]);
}

/** Reads our own GET calls for rendering, without a socket between. */
export function createReadApi(hono: Hono<AppEnv>): ReadApi {
  return async (path) => {
    const response = await hono.request(path, {}, { [OWN_READ]: true });
    if (!response.ok) throw new ApiError(response.status, await response.text());
    return response.json();
  };
}
