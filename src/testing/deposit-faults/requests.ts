const TIMEOUT_MS = 10_000;

/** Sends a request like a browser; undefined without a response. */
export async function send(url: string, body: unknown, headers: Record<string, string> = {}) {
  try {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}

/** An action on the payment provider's page. */
export const atProvider = (url: string, body: unknown) => send(`${url}/sandbox/payments`, body);

/** Runs all scheduled jobs. */
export const runSchedules = (url: string) => send(`${url}/sandbox/clock`, { advanceDays: 0 });
