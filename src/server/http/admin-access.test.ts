import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';

type Described = { paths: Record<string, Record<string, unknown>> };

/** Every admin call from the API description, with example parameters. */
async function adminCalls(read: () => Promise<Response>): Promise<(readonly [string, string])[]> {
  const { paths }: Described = await (await read()).json();
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'something')] as const,
      ),
    );
}

describe('every call of the admin tools', () => {
  const test = useTestApp();
  let calls: Awaited<ReturnType<typeof adminCalls>>;
  beforeEach(async () => {
    calls = await adminCalls(() => test.request('GET', '/api/openapi.json'));
  });
  const statuses = async (headers: Record<string, string>) => {
    const answers = await Promise.all(
      calls.map(async ([method, path]) => {
        const body = method === 'GET' ? undefined : {};
        return { path, status: (await test.request(method, path, body, headers)).status };
      }),
    );
    return answers;
  };

  it('is listed in the API description', () => {
    expect(calls.length).toBeGreaterThan(25);
  });

  it.each([
    {},
    { authorization: 'Bearer' },
    { authorization: 'Bearer nonsense' },
    { authorization: 'Basic YTpi' },
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  ])('answers 401 to %o, whatever is asked', async (headers) => {
    for (const { path, status } of await statuses(headers)) expect(status, path).toBe(401);
  });

  it('answers 403 to a member, before it parses the request', async () => {
    const member = openTestBrowser(test);
    await member.signUp('ana@example.com');
    await member.sync();
    const authorization = `Bearer ${await member.idToken()}`;
    for (const { path, status } of await statuses({ authorization })) {
      expect(status, path).toBe(403);
    }
  });
});
