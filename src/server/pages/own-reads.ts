import type { Hono } from 'hono';
import type { AppEnv, Request } from '#platform/routes.ts';
import { ApiError } from '#shared/api/api-client.ts';
import type { ReadApi } from './document.ts';

/** Marks the server's own requests; a request from outside cannot have it. */
const OWN_READ = Symbol('own read');

/** Whether the server made this request to render a page; such requests have no rate limit. */
export function isOwnRead(request: Request): boolean {
  return Boolean((request.env as { [OWN_READ]?: true } | undefined)?.[OWN_READ]);
}

/** Calls our own GET routes for rendering, without a socket. */
export function createReadApi(hono: Hono<AppEnv>): ReadApi {
  return async (path) => {
    const response = await hono.request(path, {}, { [OWN_READ]: true });
    if (!response.ok) throw new ApiError(response.status, await response.text());
    return response.json();
  };
}
