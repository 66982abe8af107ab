import { describe, expect, it } from 'vitest';
import { PRODUCTION_SETTINGS } from '#testing/setup/test-settings.ts';
import { useTestApp } from '#testing/test-app.ts';
import { describeApi } from './http/api-description.ts';

const entry = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana@example.com',
  applicantProfile: 'others',
};

describe('every answer', () => {
  const test = useTestApp();

  it('carries a request id and the security headers', async () => {
    const response = await test.request('GET', '/healthz');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  it('has one shape when it is a failure', async () => {
    const response = await test.request('GET', '/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'NOT_FOUND',
      message: expect.any(String),
      requestId: response.headers.get('x-request-id'),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('writes from other sites', () => {
  const test = useTestApp();
  const post = (headers: Record<string, string>) =>
    test.request('POST', '/api/waitlist', entry, headers);

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://evil.example', cookie: 'a=b' }, 403],
    [{ origin: 'null', cookie: 'a=b' }, 403],
    [{ cookie: 'a=b' }, 403],
    [{ origin: 'http://localhost:3000', cookie: 'a=b' }, 200],
    [{}, 200],
  ])('%j → %i', async (headers, status) => {
    expect((await post(headers as Record<string, string>)).status).toBe(status);
  });
});

describe('the limit of all calls', () => {
  const test = useTestApp({ settings: { RATE_API: '3/1m' } });

  it('is per network, and a forged header does not escape it', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(
        (
          await test.request('GET', '/api/openapi.json', undefined, {
            'x-forwarded-for': `9.9.9.${count}`,
          })
        ).status,
      ).toBe(200);
    }
    const refused = await test.request('GET', '/api/openapi.json', undefined, {
      'x-forwarded-for': '9.9.9.9',
    });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBeTruthy();
  });
});

describe('the API description', () => {
  const test = useTestApp();

  it('names every route under /api', async () => {
    const description = await (await test.request('GET', '/api/openapi.json')).json();
    const described = new Set(
      Object.entries(description.paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    // The description itself, and the handler of unknown addresses.
    const undescribed = new Set(['GET /api/openapi.json', 'GET /api/docs', 'ALL /api/*']);
    const missing = test.app.hono.routes
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !described.has(route) && !undescribed.has(route));
    expect(missing).toEqual([]);
    expect(described.size).toBeGreaterThan(0);
  });

  it('says what a call takes and who may make it', () => {
    const { paths } = describeApi(test.app.routes.calls);
    expect(paths['/api/waitlist']?.post).toMatchObject({
      description: 'Anybody may call this.',
      requestBody: {
        content: {
          'application/json': {
            schema: { required: expect.arrayContaining(['firstName', 'email']) },
          },
        },
      },
    });
  });

  it('can be read as a page', async () => {
    const response = await test.request('GET', '/api/docs');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('POST /api/waitlist');
  });
});

describe('production', () => {
  const test = useTestApp({
    settings: PRODUCTION_SETTINGS,
    mail: { send: async () => {}, close: async () => {} },
  });

  it('has no sandbox pages and no public metrics', async () => {
    for (const path of ['/sandbox', '/sandbox/mailbox.json', '/sandbox/clock', '/metrics']) {
      expect((await test.request('GET', path)).status).toBe(404);
    }
    expect((await test.request('POST', '/sandbox/clock', { advanceDays: 1 })).status).toBe(404);
  });

  it('requires HTTPS, and accepts writes from its own origin only', async () => {
    const response = await test.request('POST', '/api/waitlist', entry, {
      origin: 'https://casa.example',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
    const local = await test.request('POST', '/api/waitlist', entry, {
      origin: 'http://localhost',
    });
    expect(local.status).toBe(403);
  });
});
