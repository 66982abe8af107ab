import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { answerWithFile, siteFile } from './site-files.ts';

const PAGE = Buffer.from(
  Array.from({ length: 2_000 }, (_, n) => `<p>Household ${n * n} pays ${n * 7}.</p>`).join(''),
);

describe('a file of the site', () => {
  it('that is recompressed is sent at once, and smaller when that is done', async () => {
    const file = siteFile('page.html', PAGE, {}, { quality: 5, isRecompressed: true });
    const first = file.br?.body ?? Buffer.alloc(0);
    expect(brotliDecompressSync(first)).toEqual(PAGE);
    await vi.waitFor(() => expect(file.br?.body.length).toBeLessThan(first.length), 10_000);
    const smallest = file.br;
    expect(brotliDecompressSync(smallest?.body ?? first)).toEqual(PAGE);
    expect(smallest?.headers).toMatchObject({
      etag: file.etag,
      'content-encoding': 'br',
      'content-length': String(smallest?.body.length),
    });
    expect(file.br).toBe(smallest);
  });

  it('that is made for one request is compressed once', () => {
    const file = siteFile('page.html', PAGE, {}, { quality: 5 });
    expect(file.br).toBe(file.br);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br; q=0.000, gzip;q=0', null],
    ['identity', null],
  ])('is sent in an encoding that the request accepts: %s', (accepted, encoding) => {
    const request = new Request('http://localhost/', { headers: { 'accept-encoding': accepted } });
    const answer = answerWithFile(siteFile('page.html', PAGE, {}, { quality: 1 }), request, 200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });
});
