import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#features/audit/server/tables.ts';
import { useTestApp } from '#testing/test-app.ts';

const ADMIN = {
  userId: '00000000-0000-7000-8000-000000000001',
  email: 'admin@example.com',
  isEmailVerified: true,
  isAdmin: true,
};
const article = {
  title: 'Imóvel nos EUA: por onde começar',
  slug: '',
  content: 'Primeira linha\nsegunda linha',
  excerpt: '',
  authorName: 'Equipe',
  published: true,
};

describe('the blog', () => {
  const test = useTestApp({ session: ADMIN });
  const send = (method: string, path: string, body?: unknown) => test.request(method, path, body);
  const create = async (changes: object = {}) => {
    const response = await send('POST', '/api/admin/blog', { ...article, ...changes });
    expect(response.status).toBe(201);
    return response.json();
  };
  const titles = async () =>
    (await (await send('GET', '/api/blog')).json()).map(({ title }: { title: string }) => title);

  it('publishes an article under an address made from its title', async () => {
    test.clock.set('2026-03-04T10:00:00Z');
    await create();
    const response = await send('GET', '/api/blog/imovel-nos-eua-por-onde-comecar');
    expect(await response.json()).toMatchObject({
      title: article.title,
      excerpt: null,
      authorName: 'Equipe',
      publishedAt: '2026-03-04T10:00:00.000Z',
      content: article.content,
      html: '<p>Primeira linha<br />segunda linha</p>',
    });
  });

  it('has a language and a cover picture, which is one of ours', async () => {
    const cover = `/blog/images/${'a'.repeat(32)}.webp`;
    const { id, slug, updatedAt } = await create({ language: 'en', cover });
    const shown = async () => (await send('GET', `/api/blog/${slug}`)).json();
    expect(await shown()).toMatchObject({ language: 'en', cover });
    expect(await create({ slug: 'other' })).toMatchObject({ language: 'pt-BR', cover: null });
    for (const wrong of ['https://evil.example/x.webp', '//evil.example', 'javascript:alert(1)']) {
      const change = { ...article, updatedAt, cover: wrong };
      expect((await send('PUT', `/api/admin/blog/${id}`, change)).status).toBe(422);
    }
    await send('PUT', `/api/admin/blog/${id}`, { ...article, slug, updatedAt, cover: '' });
    expect(await shown()).toMatchObject({ language: 'pt-BR', cover: null });
  });

  it('shows drafts to authors only', async () => {
    const draft = await create({ published: false });
    expect(draft).toMatchObject({ published: false, publishedAt: null });
    expect(await titles()).toEqual([]);
    expect((await send('GET', `/api/blog/${draft.slug}`)).status).toBe(404);
    expect(await (await send('GET', '/api/admin/blog')).json()).toMatchObject([{ id: draft.id }]);
  });

  it('lists the newest first and keeps the first date of publication', async () => {
    test.clock.set('2026-01-01T00:00:00Z');
    const old = await create({ title: 'Antigo' });
    test.clock.set('2026-02-01T00:00:00Z');
    await create({ title: 'Novo' });
    test.clock.set('2026-03-01T00:00:00Z');
    await send('PUT', `/api/admin/blog/${old.id}`, {
      ...article,
      title: 'Antigo',
      published: false,
    });
    await send('PUT', `/api/admin/blog/${old.id}`, {
      ...article,
      title: 'Antigo',
      published: true,
    });
    expect(await titles()).toEqual(['Novo', 'Antigo']);
    const [, shown] = await (await send('GET', '/api/blog')).json();
    expect(shown.publishedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('puts a taken address beside its field, whoever asks for it', async () => {
    const first = await create({ slug: 'utah' });
    const second = await create({ slug: 'outro' });
    for (const response of [
      await send('POST', '/api/admin/blog', { ...article, slug: 'Utah!' }),
      await send('PUT', `/api/admin/blog/${second.id}`, { ...article, slug: 'utah' }),
    ]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: 'SLUG_TAKEN',
        fields: { slug: 'Another article has this slug already. Please choose a different one.' },
      });
    }
    expect(
      (await send('PUT', `/api/admin/blog/${first.id}`, { ...article, slug: 'utah' })).status,
    ).toBe(200);
  });

  it('saves an article once when it is sent twice', async () => {
    await create();
    expect((await send('POST', '/api/admin/blog', article)).status).toBe(409);
    expect(await titles()).toHaveLength(1);
  });

  it('gives a title without letters an address all the same', async () => {
    expect((await create({ title: '日本' })).slug).toMatch(/^artigo-[0-9a-f]{8}$/);
  });

  it('refuses what is missing, with the sentence beside each field', async () => {
    const response = await send('POST', '/api/admin/blog', { title: ' ', published: true });
    expect(response.status).toBe(422);
    const sentence = 'Title, content and author are required';
    expect(await response.json()).toMatchObject({
      fields: { title: sentence, content: sentence, authorName: sentence },
    });
  });

  it('stores content harmless, and refuses what is nothing once it is', async () => {
    const saved = await create({ content: '<p onclick="x()">Olá<script>alert(1)</script></p>' });
    expect(saved.content).toBe('<p>Olá</p>');
    const response = await send('POST', '/api/admin/blog', {
      ...article,
      title: 'Só script',
      content: '<script>alert(1)</script>',
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { content: expect.any(String) } });
  });

  it('refuses to overwrite what somebody else changed meanwhile', async () => {
    test.clock.set('2026-01-01T00:00:00Z');
    const { id, updatedAt } = await create();
    test.clock.set('2026-01-02T00:00:00Z');
    const mine = { ...article, title: 'Minha', updatedAt };
    expect((await send('PUT', `/api/admin/blog/${id}`, mine)).status).toBe(200);
    const theirs = await send('PUT', `/api/admin/blog/${id}`, { ...mine, title: 'Deles' });
    expect(theirs.status).toBe(409);
    expect(await theirs.json()).toMatchObject({ code: 'ARTICLE_CHANGED' });
  });

  it('deletes at once, restores as it was, and purges after 30 days', async () => {
    test.clock.set('2026-01-01T00:00:00Z');
    const { id, slug } = await create();
    expect((await send('DELETE', `/api/admin/blog/${id}`)).status).toBe(200);
    expect((await send('DELETE', `/api/admin/blog/${id}`)).status).toBe(404);
    expect(await titles()).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await send('POST', `/api/admin/blog/${id}/restore`)).status).toBe(200);
    }
    expect((await send('GET', `/api/blog/${slug}`)).status).toBe(200);

    await send('DELETE', `/api/admin/blog/${id}`);
    const purge = async () => {
      const { purgeArticles } = await import('./delete-article.ts');
      await purgeArticles(test.context);
    };
    test.clock.set('2026-01-30T00:00:00Z');
    await purge();
    expect((await send('POST', `/api/admin/blog/${id}/restore`)).status).toBe(200);
    await send('DELETE', `/api/admin/blog/${id}`);
    test.clock.set('2026-03-02T00:00:00Z');
    await purge();
    expect((await send('POST', `/api/admin/blog/${id}/restore`)).status).toBe(404);
  });

  it('does not restore onto an address that was given away', async () => {
    const { id } = await create({ slug: 'utah' });
    await send('DELETE', `/api/admin/blog/${id}`);
    await create({ slug: 'utah' });
    expect((await send('POST', `/api/admin/blog/${id}/restore`)).status).toBe(409);
  });

  it('previews exactly what readers will get', async () => {
    const content = '<h1>Olá</h1>\num\n\ndois<script>alert(1)</script>';
    const preview = await (await send('POST', '/api/admin/blog/preview', { content })).json();
    const { slug } = await create({ content });
    const read = await (await send('GET', `/api/blog/${slug}`)).json();
    expect(preview.html).toBe(read.html);
    expect(preview.html).toBe('<h2>Olá</h2><p>um</p><p>dois</p>');
  });

  it('takes a long article and refuses one beyond the limit', async () => {
    const words = 'ção '.repeat(24_000);
    expect((await create({ content: words })).content.length).toBeGreaterThan(90_000);
    const response = await send('POST', '/api/admin/blog', {
      ...article,
      content: 'a'.repeat(100_001),
    });
    expect(response.status).toBe(422);
    const huge = await send('POST', '/api/admin/blog', {
      ...article,
      content: 'a'.repeat(600_000),
    });
    expect(huge.status).toBe(413);
  });

  it('writes who did what into the audit log', async () => {
    const { id } = await create();
    await send('PUT', `/api/admin/blog/${id}`, { ...article, title: 'Outro título' });
    await send('DELETE', `/api/admin/blog/${id}`);
    await send('POST', `/api/admin/blog/${id}/restore`);
    await send('POST', `/api/admin/blog/${id}/restore`);
    const entries = await test.context.db.select().from(auditLog).orderBy(auditLog.id);
    expect(entries).toMatchObject([
      { action: 'article.created', before: null, after: { title: article.title } },
      {
        action: 'article.updated',
        before: { title: article.title },
        after: { title: 'Outro título' },
      },
      { action: 'article.deleted', before: { title: 'Outro título' }, after: null },
      { action: 'article.restored', actorEmail: ADMIN.email, subjectId: id },
    ]);
  });

  it('tells the other processes and this one of every change', async () => {
    let heard = 0;
    const stop = test.context.contentChanges.subscribe(() => {
      heard += 1;
    });
    const { id } = await create();
    await send('PUT', `/api/admin/blog/${id}`, article);
    await send('DELETE', `/api/admin/blog/${id}`);
    await send('POST', '/api/admin/blog', { ...article, title: '' });
    stop();
    expect(heard).toBe(3);
  });
});

describe('pictures of articles', () => {
  const test = useTestApp({ session: ADMIN });
  const upload = (bytes: Uint8Array | string) =>
    test.app.hono.request('/api/admin/blog/images', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: bytes as unknown as string,
    });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b4532a' } });

  it('are re-encoded, sized and stripped of what else they carry', async () => {
    const file = await picture(4000, 1000)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(file.includes('secret place')).toBe(true);
    const response = await upload(file);
    expect(response.status).toBe(201);
    const kept = await response.json();
    expect(kept).toMatchObject({ width: 1600, height: 400 });
    expect(kept.src).toMatch(/^\/blog\/images\/[0-9a-f]{32}\.webp$/);
    const { readImage } = await import('./store-image.ts');
    const bytes = await readImage(test.context, kept.src.split('/').at(-1));
    const { format, exif } = await sharp(bytes).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  });

  it('are kept once, however often they are sent', async () => {
    const file = await picture(10, 10).png().toBuffer();
    const first = await (await upload(file)).json();
    expect(await (await upload(file)).json()).toEqual(first);
  });

  it.each([
    [
      'an SVG with script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7\n'],
    ['the head of a JPEG', '\u00ff\u00d8\u00ff\u00e0'],
  ])('may not be %s', async (_, text) => {
    const response = await upload(Buffer.from(text, 'latin1'));
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'IMAGE_NOT_READABLE' });
  });

  it('are refused when they decode to too many pixels', async () => {
    const bomb = await picture(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(5_000_000);
    expect((await upload(bomb)).status).toBe(415);
  });

  it('may not be larger than the limit', async () => {
    expect((await upload(new Uint8Array(13 * 1024 * 1024))).status).toBe(413);
  });
});

describe('authors', () => {
  const stranger = useTestApp();
  const member = useTestApp({ session: { ...ADMIN, isAdmin: false } });
  const CALLS = [
    ['GET', '/api/admin/blog'],
    ['POST', '/api/admin/blog'],
    ['POST', '/api/admin/blog/preview'],
    ['POST', '/api/admin/blog/images'],
    ['PUT', '/api/admin/blog/00000000-0000-7000-8000-000000000001'],
    ['DELETE', '/api/admin/blog/00000000-0000-7000-8000-000000000001'],
    ['POST', '/api/admin/blog/00000000-0000-7000-8000-000000000001/restore'],
  ] as const;

  it.each(CALLS)('alone may %s %s', async (method, path) => {
    expect(
      (await stranger.request(method, path, method === 'GET' ? undefined : article)).status,
    ).toBe(401);
    expect(
      (await member.request(method, path, method === 'GET' ? undefined : article)).status,
    ).toBe(403);
  });
});
