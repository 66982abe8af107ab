import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The messages with which a client runs a statement: a simple query, or the execution of a prepared
 * one.
 */
const RUNS = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));

export type CountedDatabase = { url: string; count(): number; close(): void };

/** A proxy between the product and PostgreSQL that counts statements. */
export async function countStatements(databaseUrl: string): Promise<CountedDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    const read = messageReader((type) => {
      if (RUNS.has(type)) count += 1;
    });
    client.on('data', read);
    client.pipe(database);
    database.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: String(url),
    count: () => count,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Splits what a client sends into messages; the first one has no type. */
function messageReader(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let typeBytes = 0;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typeBytes + 4) {
      const length = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < length) return;
      if (typeBytes > 0) onMessage(rest.readUInt8(0));
      rest = rest.subarray(length);
      typeBytes = 1;
    }
  };
}
