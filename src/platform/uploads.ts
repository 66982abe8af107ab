import type { HonoRequest } from 'hono';
import { AppError } from '#shared/api/app-error.ts';
import type { Call } from '#shared/api/call.ts';
import { commonErrors } from '#shared/api/common-errors.ts';

/** A streamed request body. Its type and length are known only after it has been read. */
export type Upload = { readonly content: AsyncIterable<Uint8Array> };

/** How long an upload may stall before it counts as aborted. */
const IDLE_MS = 30_000;

/**
 * The body of a request as a stream. If the declared length is too large it is refused before
 * reading, otherwise at the first byte beyond the limit.
 */
export function openUpload(request: HonoRequest, limits: NonNullable<Call['upload']>): Upload {
  const declared = Number(request.header('content-length') ?? 0);
  if (declared > limits.maxBytes) throw tooLarge(limits.maxBytes);
  return { content: readPieces(request.raw.body, limits.maxBytes) };
}

async function* readPieces(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await withinIdleTime(reader.read());
      if (done) return;
      total += value.length;
      if (total > maxBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    // The consumer stopped early: the rest is discarded.
    reader.cancel().catch(() => {});
  }
}

function withinIdleTime<T>(reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const broken = (cause?: unknown) => reject(commonErrors.UPLOAD_BROKEN({ cause }));
    const timer = setTimeout(broken, IDLE_MS);
    reading.then(resolve, broken).finally(() => clearTimeout(timer));
  });
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / (1024 * 1024));
  return new AppError('TOO_LARGE', {
    status: 413,
    message: `This file is too large: the limit is ${megabytes} MB. Please choose a smaller one.`,
  });
}
