import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';

const session = {
  userId: 'user-ana',
  email: 'ana@example.com',
  isEmailVerified: true,
  isAdmin: false,
};
const SCRIPT = Buffer.from('<html><script>alert(document.cookie)</script></html>');

describe('a file that is two things at once', () => {
  const test = useTestApp({ session });
  const upload = (content: Buffer, name: string, headers: Record<string, string> = {}) =>
    test.app.hono.request(
      `/api/documents/${crypto.randomUUID()}?${new URLSearchParams({ kind: 'id', name })}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        body: content as unknown as BodyInit,
        duplex: 'half',
      } as RequestInit,
    );

  it.each([
    ['a picture that ends as a page', 'png', 'image/png', 'me.html'],
    ['a photo that ends as a page', 'jpeg', 'image/jpeg', 'me.svg'],
    ['a PDF that holds a page', 'pdf', 'application/pdf', 'me.pdf.html'],
  ] as const)('%s is only ever served as what it began as', async (_, kind, type, name) => {
    await saveApplication(test.context, { email: session.email });
    const kept = await (await upload(Buffer.concat([exampleFile(kind), SCRIPT]), name)).json();
    expect(kept).toMatchObject({ contentType: type });
    expect(kept.name).not.toMatch(/html|svg$/);
    const served = await test.app.hono.request(new URL(kept.link, 'http://localhost').href);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toMatch(/sandbox|default-src 'none'/);
  });

  it('a page, or a bomb of zeros in gzip, is refused by its first bytes, not unpacked', async () => {
    await saveApplication(test.context, { email: session.email });
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await upload(bomb, 'me.pdf')).status).toBe(415);
    expect((await upload(bomb, 'me.pdf', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await upload(Buffer.concat([SCRIPT, exampleFile('pdf')]), 'me.pdf')).status).toBe(415);
  });

  it('a JSON body in gzip is not unpacked either', async () => {
    const body = gzipSync(JSON.stringify({ firstName: 'a'.repeat(10_000_000) }));
    const answer = await test.app.hono.request('/api/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: body as unknown as BodyInit,
    });
    expect(answer.status).toBe(400);
  });
});
