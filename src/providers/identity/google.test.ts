import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDiscovery } from './google.ts';

/** What a provider's discovery document says, by the host's path. */
const documents: Record<string, (origin: string) => unknown> = {
  '/honest': (origin) => ({ issuer: `${origin}/honest`, jwks_uri: `${origin}/keys` }),
  '/false': (origin) => ({ issuer: 'https://accounts.google.com', jwks_uri: `${origin}/keys` }),
  '/bare': (origin) => ({ issuer: `${origin}/bare` }),
};

describe('the discovery document', () => {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/.well-known/openid-configuration', '');
    if (path === '/moved') {
      const location = '/honest/.well-known/openid-configuration';
      return void response.writeHead(302, { location }).end();
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(documents[path]?.(origin) ?? {}));
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const check = (path: string) =>
    checkDiscovery({
      discoveryUrl: `${origin}${path}/.well-known/openid-configuration`,
      clientId: 'id',
      clientSecret: 'secret',
    });

  it('is taken from the issuer that it names, and from nobody else', async () => {
    await expect(check('/honest')).resolves.toBeUndefined();
    for (const path of ['/false', '/bare', '/moved', '/nothing']) {
      await expect(check(path), path).rejects.toMatchObject({ code: 'GOOGLE_UNAVAILABLE' });
    }
  });
});
