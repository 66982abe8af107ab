import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import { isDatabaseAway } from '#db/errors.ts';
import { fieldMessages } from '#platform/input.ts';
import type { Request } from '#platform/routes.ts';
import { AppError, type ErrorBody } from '#shared/app-error.ts';
import { commonErrors } from '#shared/common-errors.ts';

const RETRY_AFTER_SECONDS = '5';

/** Every failure leaves through here, in one shape; what is unknown becomes a 500 without detail. */
export function answerError(error: unknown, request: Request, log: Logger): Response {
  const requestId = request.get('requestId');
  const known = toAppError(error);
  if (!known) {
    log.error({ requestId, err: error }, 'request failed');
    const body: ErrorBody = {
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
      requestId,
    };
    return request.json(body, 500);
  }
  if (known.status === 503) log.warn({ requestId, err: error }, 'database unavailable');
  for (const [name, value] of Object.entries(known.headers ?? {})) request.header(name, value);
  const body: ErrorBody = {
    code: known.code,
    message: known.message,
    ...(known.fields ? { fields: known.fields } : {}),
    requestId,
  };
  return request.json(body, known.status);
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError)
    return commonErrors.INVALID_INPUT({ fields: fieldMessages(error) });
  if (isDatabaseAway(error)) {
    return commonErrors.UNAVAILABLE({
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
      cause: error,
    });
  }
  if (error instanceof HTTPException && error.status === 413) return commonErrors.TOO_LARGE();
  return undefined;
}
