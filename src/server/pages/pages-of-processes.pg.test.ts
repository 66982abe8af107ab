import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adminBearer, adminCookies } from '#testing/http-admin.ts';
import { type ServerProcess, startServerProcess } from '#testing/servers/server-process.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import { ensureBuilt } from '../../../scripts/ensure-built.ts';

const ADMIN = { ADMIN_EMAIL: 'author@example.com', ADMIN_PASSWORD: 'words for the test only' };

/** Two processes, each with its own page cache: one writes, the other is read. */
let writing: ServerProcess;
let reading: ServerProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  await ensureBuilt();
  const shared = { ...ADMIN, DATABASE_URL: await createPostgresDatabase(), ROLE: 'web' };
  [writing, reading] = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
  headers = { 'content-type': 'application/json', ...(await signIn(writing.url)) };
}, 240_000);

afterAll(() => Promise.all([writing?.stop(), reading?.stop()]));

async function signIn(url: string) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN;
  return adminBearer(url, await adminCookies(url, { email, password }));
}

async function write(method: string, path: string, article?: object): Promise<{ id: string }> {
  const response = await fetch(`${writing.url}/api/admin/blog${path}`, {
    method,
    headers,
    ...(article ? { body: JSON.stringify(article) } : {}),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json();
}

const article = {
  title: 'Casa em grupo',
  authorName: 'Equipe',
  content: 'primeira versão',
  published: true,
};

it.each([
  '/blog/nada',
  '/blog/%00',
  '/blog/%ED%A0%80',
  `/blog/${'a'.repeat(5_000)}`,
  '/%2e%2e/package.json',
])('do not have %s', async (path) => {
  expect((await fetch(reading.url + path)).status).toBe(404);
});

it('show a change made in another process at once', async () => {
  const read = async (path: string) => (await fetch(reading.url + path)).text();
  const pages = ['/blog/casa-em-grupo', '/blog', '/blog/feed.xml', '/sitemap.xml'];
  /** Well below the half minute after which a page expires anyway. */
  const soon = { timeout: 12_000, interval: 25 };

  expect((await fetch(`${reading.url}/blog/casa-em-grupo`)).status).toBe(404);
  const { id } = await write('POST', '', article);
  await vi.waitFor(async () => {
    for (const path of pages) expect(await read(path)).toContain('casa-em-grupo');
  }, soon);

  // Cached from here on: a browser with the current ETag gets 304.
  const known = await fetch(`${reading.url}/blog/casa-em-grupo`);
  const etag = known.headers.get('etag') ?? '';
  const again = () =>
    fetch(`${reading.url}/blog/casa-em-grupo`, { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);

  await write('PUT', `/${id}`, { ...article, content: 'segunda versão' });
  await vi.waitFor(async () => expect((await again()).status).toBe(200), soon);
  expect(await read('/blog/casa-em-grupo')).toContain('segunda versão');

  await write('DELETE', `/${id}`);
  await vi.waitFor(async () => {
    expect((await fetch(`${reading.url}/blog/casa-em-grupo`)).status).toBe(404);
    for (const path of pages) expect(await read(path)).not.toContain('segunda versão');
    expect(await read('/sitemap.xml')).not.toContain('casa-em-grupo');
  }, soon);
}, 120_000);
