import type { TestApp } from './test-app.ts';

/** A test client that stores cookies between requests, like a browser. */
export type TestBrowser = {
  readonly cookies: Map<string, string>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Signs up with e-mail and password. */
  signUp(email: string, password?: string): Promise<Response>;
  signIn(email: string, password?: string): Promise<Response>;
  /** A fresh ID token of the session. */
  idToken(): Promise<string>;
  /** Syncs with a new token; returns the product's user. */
  sync(): Promise<{ id: string; email: string; isEmailVerified: boolean }>;
};

export function openTestBrowser(test: Pick<TestApp, 'request' | 'context'>): TestBrowser {
  const cookies = new Map<string, string>();
  const credentials = (email: string, password = 'a good password') => ({ email, password });

  const browser: TestBrowser = {
    cookies,
    async send(method, path, body, headers = {}) {
      const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await test.request(method, path, body, {
        ...(jar ? { cookie: jar } : {}),
        origin: new URL(test.context.config.publicUrl).origin,
        ...headers,
      });
      keepCookies(cookies, response);
      return response;
    },
    signUp: (email, password) =>
      browser.send('POST', '/api/identity/sign-up/email', credentials(email, password)),
    signIn: (email, password) =>
      browser.send('POST', '/api/identity/sign-in/email', credentials(email, password)),
    async idToken() {
      const response = await browser.send('GET', '/api/identity/token');
      return (await response.json()).idToken;
    },
    async sync() {
      const idToken = await browser.idToken();
      const response = await browser.send('POST', '/api/auth/sync', {
        uid: claimsOf(idToken).sub,
        idToken,
      });
      return (await response.json()).user;
    },
  };
  return browser;
}

export function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0\b/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** The claims of a token, not verified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
