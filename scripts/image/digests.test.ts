import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDigest, withDigests } from './digests.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;
const OTHER = `sha256:${'b'.repeat(64)}`;

describe('digests', () => {
  it('are written behind every tag, in place of former ones', async () => {
    const text = `FROM node:24.1.0-slim AS build\nFROM node:24.1.0-slim\n    image: minio/mc:RELEASE.1@${OTHER}\n    build: .\n`;
    const asked: string[] = [];
    const written = await withDigests(text, async (name, tag) => {
      asked.push(`${name}:${tag}`);
      return DIGEST;
    });
    expect(asked).toEqual(['node:24.1.0-slim', 'minio/mc:RELEASE.1']);
    expect(written).toBe(
      `FROM node:24.1.0-slim@${DIGEST} AS build\nFROM node:24.1.0-slim@${DIGEST}\n    image: minio/mc:RELEASE.1@${DIGEST}\n    build: .\n`,
    );
    expect(await withDigests(written, async () => DIGEST)).toBe(written);
  });
});

describe('a registry', () => {
  let address = '';
  const registry = createServer((request, response) => {
    const { url = '', headers } = request;
    if (url.startsWith('/token')) {
      response.end(
        JSON.stringify({ token: `for ${new URL(url, address).searchParams.get('scope')}` }),
      );
    } else if (headers.authorization !== 'Bearer for repository:library/node:pull') {
      const realm = `Bearer realm="${address}/token",service="test",scope="repository:library/node:pull"`;
      response.writeHead(401, { 'www-authenticate': realm }).end();
    } else if (url !== '/v2/library/node/manifests/24.1.0') response.writeHead(404).end();
    else response.writeHead(200, { 'docker-content-digest': DIGEST }).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  });
  afterAll(() => registry.close());

  it('is asked with the token that it names', async () => {
    expect(await fetchDigest('node', '24.1.0', address)).toBe(DIGEST);
  });

  it('that does not know the tag, or cannot be reached, is a sentence', async () => {
    await expect(fetchDigest('node', '9', address)).rejects.toThrow(
      /^No digest for node:9, and nothing was written: the registry 127\.0\.0\.1:\d+ could not be asked \(it answers 404\)\. Run this where it can be reached\.$/,
    );
    await expect(fetchDigest('node', '9', 'http://127.0.0.1:9')).rejects.toThrow(
      /could not be asked/,
    );
  });
});
