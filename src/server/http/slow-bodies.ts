import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_PAUSE_MS = 30_000;

const ANSWER = JSON.stringify({
  code: 'BODY_TOO_SLOW',
  message: 'Nothing more arrived for 30 seconds. Please check your connection and try again.',
});

/** Ends a request whose body makes no progress, so that idle clients hold no connections. */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxPauseMs = MAX_PAUSE_MS,
): void {
  const { headers } = request;
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
  if (!hasBody) return;
  request.setTimeout(maxPauseMs, () => {
    if (request.complete) return;
    if (response.headersSent) {
      request.socket.destroy();
      return;
    }
    response.writeHead(408, { 'content-type': 'application/json', connection: 'close' });
    response.end(ANSWER, () => request.socket.destroy());
  });
  // The answer may take longer than the body.
  request.once('end', () => request.setTimeout(0));
}
