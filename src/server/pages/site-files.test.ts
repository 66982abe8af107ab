import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerWithFile, siteFile } from './site-files.ts';

const PAGE = Buffer.from(
  Array.from({ length: 2_000 }, (_, n) => `<p>Household ${n * n} pays ${n * 7}.</p>`).join(''),
);

describe('a file of the site', () => {
  it('is compressed once', () => {
    const file = siteFile('page.html', PAGE, {}, { quality: 10 });
    const { br } = file;
    expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0))).toEqual(PAGE);
    expect(br?.headers).toMatchObject({
      etag: file.etag,
      'content-encoding': 'br',
      'content-length': String(br?.body.length),
    });
    expect(file.br).toBe(br);
    expect(gunzipSync(file.gzip?.body ?? Buffer.alloc(0))).toEqual(PAGE);
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
