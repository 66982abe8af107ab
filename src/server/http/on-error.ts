import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseUnreachable, isDatabaseUnwritable } from '#db/errors.ts';
import type { Request } from '#platform/routes.ts';
import { StorageFullError } from '#providers/files/files-provider.ts';
import { PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { AppError, type ErrorBody, type ErrorStatus } from '#shared/api/app-error.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { plainPage } from '#shared/plain-page.ts';

const RETRY_AFTER_SECONDS = '5';
const INTERNAL_SENTENCE = 'Something went wrong on our side. Please try again.';

/** Converts every error to one response format; an unknown error becomes a 500 without details. */
export function errorResponse(
  error: unknown,
  request: Request,
  log: Logger,
): Response | Promise<Response> {
  const requestId = request.get('requestId');
  const known = toAppError(error);
  if (!known) {
    log.error({ requestId, err: error }, 'request failed');
    return send(request, 500, { code: 'INTERNAL', message: INTERNAL_SENTENCE, requestId });
  }
  if (known.status === 503) {
    log.warn(
      { requestId, code: known.code, err: error },
      known.code === 'UNAVAILABLE' ? 'database unavailable' : 'outside service unavailable',
    );
  }
  for (const [name, value] of Object.entries(known.headers ?? {})) request.header(name, value);
  return send(request, known.status, {
    code: known.code,
    message: known.message,
    ...(known.fields ? { fields: known.fields } : {}),
    requestId,
  });
}

/** JSON for programs; a page for a browser. */
function send(
  request: Request,
  status: ErrorStatus | 500,
  body: ErrorBody,
): Response | Promise<Response> {
  const isPage =
    !request.req.path.startsWith('/api/') && request.req.header('accept')?.includes('text/html');
  if (!isPage) return request.json(body, status);
  const page = plainPage(
    'This page is not available right now',
    html`<p>${body.message}</p><p><a href="/">Back to the start page</a></p><p><small>Request ${body.requestId}</small></p>`,
  );
  return request.html(page, status);
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  // Checked before the database, because a refused connection has the same error code there.
  if (error instanceof PaymentProviderError) {
    return commonErrors.PROVIDER_UNAVAILABLE({ headers: { 'retry-after': '30' }, cause: error });
  }
  const isUnwritable = isDatabaseUnwritable(error) || error instanceof StorageFullError;
  if (isUnwritable || isDatabaseUnreachable(error)) {
    return commonErrors.UNAVAILABLE({
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
      cause: error,
    });
  }
  // Pages are rendered by calling our own API from built code, which has its own copy of the class.
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === 'ApiError' && status === 503) {
    return commonErrors.UNAVAILABLE({
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
      cause: error,
    });
  }
  if (error instanceof HTTPException && error.status === 413) return commonErrors.TOO_LARGE();
  return undefined;
}
