import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '../servers/free-port.ts';

export type MovingAddress = {
  readonly port: number;
  /** Cuts all connections; new ones go to the other port. */
  moveTo(port: number): void;
  close(): Promise<void>;
};

/** An address that always points to the primary, like a virtual IP or a DNS name in production. */
export async function openMovingAddress(target: number): Promise<MovingAddress> {
  let current = target;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(current, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    moveTo(next) {
      current = next;
      cut();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
