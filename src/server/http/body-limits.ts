import { performance } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Request, RouteTable } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';

const USUAL_BYTES = 64 * 1024;

/**
 * Refuses a body beyond `maxBytes`. The HTTP parser enforces a declared length; a body without one
 * is read here and passed on as a whole. (Hono's own limit fails under the Node server for a DELETE
 * without a body.)
 */
const limitTo = (maxBytes: number) => async (request: Request) => {
  const { raw, method } = request.req;
  if (method === 'GET' || method === 'HEAD') return;
  const announced = raw.headers.get('content-length');
  const isAnnounced = announced !== null && !raw.headers.has('transfer-encoding');
  // Touching the body creates a stream, which costs more than reading a small body.
  if (isAnnounced && Number(announced) <= maxBytes) return;
  if (!raw.body) return;
  if (isAnnounced) throw await tooLarge(raw.body[Symbol.asyncIterator]());
  const bytes = await readAtMost(raw.body, maxBytes);
  const { url, headers } = raw;
  request.req.raw = new globalThis.Request(url, {
    method,
    headers,
    ...(bytes.length > 0 ? { body: bytes } : {}),
  });
};

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const pieces = body[Symbol.asyncIterator]();
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    length += next.value.length;
    if (length > maxBytes) throw await tooLarge(pieces);
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;
const MAX_DISCARD_MS = 5_000;

/**
 * Refuses a body after reading and discarding the rest: a connection closed before that is reset,
 * and the client may never see the answer. A client that keeps sending is cut off.
 */
async function tooLarge(pieces: AsyncIterator<Uint8Array>): Promise<Error> {
  const end = performance.now() + MAX_DISCARD_MS;
  let length = 0;
  try {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      length += next.value.length;
      if (length > MAX_DISCARDED_BYTES || performance.now() > end) break;
    }
  } catch {
    // The client has disconnected.
  }
  return commonErrors.TOO_LARGE({ headers: { connection: 'close' } });
}

/** Refuses bodies beyond the usual size; a call that needs more says so in its contract. */
export function limitBodies(routes: RouteTable): MiddlewareHandler<AppEnv> {
  const usual = limitTo(USUAL_BYTES);
  let larger: { method: string; path: RegExp; limit: typeof usual }[] | undefined;
  return async (request, next) => {
    if (routes.isUpload(request)) return next();
    // The calls are bound after this middleware, so they are read at the first request.
    larger ??= routes.calls.flatMap(({ method, path, maxBodyBytes }) =>
      maxBodyBytes === undefined
        ? []
        : [
            {
              method,
              path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
              limit: limitTo(maxBodyBytes),
            },
          ],
    );
    const { method, path } = request.req;
    const found = larger.find((call) => call.method === method && call.path.test(path));
    await (found?.limit ?? usual)(request);
    await next();
  };
}
