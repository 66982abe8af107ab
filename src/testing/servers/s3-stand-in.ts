import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const MISSING =
  '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The key does not exist.</Message></Error>';

/** A minimal in-memory S3 server for tests: put, get and delete by path. */
export async function startS3StandIn() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (request.method === 'PUT') {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      objects.set(path, Buffer.concat(pieces));
      response.setHeader('etag', '"stored"').end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(path);
    if (found) response.end(found);
    else response.writeHead(404, { 'content-type': 'application/xml' }).end(MISSING);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
