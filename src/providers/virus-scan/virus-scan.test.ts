import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '#testing/servers/free-port.ts';
import { createClamAv } from './clamav.ts';
import { ScannerUnavailableError, type VirusScan, withoutVirusScan } from './virus-scan.ts';

const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Implements clamd's INSTREAM: length-prefixed pieces, ended by an empty one. */
function startScanner(onPieces?: (count: number) => 'hang up' | undefined): Promise<Server> {
  const server = createServer((socket) => {
    let held = Buffer.alloc(0);
    let content = Buffer.alloc(0);
    let pieces = 0;
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk]);
      if (held.subarray(0, 10).toString() === 'zINSTREAM\0') held = held.subarray(10);
      while (held.length >= 4) {
        const length = held.readUInt32BE(0);
        if (length === 0) {
          socket.end(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
          return;
        }
        if (held.length < 4 + length) return;
        content = Buffer.concat([content, held.subarray(4, 4 + length)]);
        held = held.subarray(4 + length);
        pieces += 1;
        if (onPieces?.(pieces) === 'hang up') socket.destroy();
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});
async function scannerAt(onPieces?: Parameters<typeof startScanner>[0]): Promise<VirusScan> {
  const server = await startScanner(onPieces);
  open.push(server);
  return createClamAv({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
}

async function scan(scanner: VirusScan, ...pieces: Uint8Array[]) {
  const running = await scanner.start();
  for (const piece of pieces) await running.write(piece);
  return running.finish();
}

describe('ClamAV over TCP', () => {
  it('reports a large file as clean', async () => {
    const large = Array.from({ length: 80 }, () => Buffer.alloc(128 * 1024, 1));
    expect(await scan(await scannerAt(), ...large)).toEqual({ kind: 'clean' });
    expect(await scan(await scannerAt(), Buffer.alloc(0))).toEqual({ kind: 'clean' });
  });

  it('finds the test virus, even when it is split across pieces', async () => {
    const halves = [Buffer.from(EICAR.slice(0, 20)), Buffer.from(EICAR.slice(20))];
    expect(await scan(await scannerAt(), ...halves)).toEqual({
      kind: 'infected',
      name: 'Eicar-Signature',
    });
  });

  it('never treats an unreachable scanner as a clean result', async () => {
    const away = createClamAv({ host: '127.0.0.1', port: await findFreePort() });
    await expect(scan(away, Buffer.from('x'))).rejects.toThrow(ScannerUnavailableError);
    const leaving = await scannerAt((count) => (count === 2 ? 'hang up' : undefined));
    const pieces = Array.from({ length: 50 }, () => Buffer.alloc(256 * 1024, 1));
    await expect(scan(leaving, ...pieces)).rejects.toThrow(ScannerUnavailableError);
  });
});

it('records a file as not scanned where there is no scanner', async () => {
  expect(await scan(withoutVirusScan, Buffer.from(EICAR))).toEqual({ kind: 'not_scanned' });
});
