import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import {
  type Scan,
  ScannerUnavailableError,
  type ScanVerdict,
  type VirusScan,
} from './virus-scan.ts';

const TIMEOUT_MS = 30_000;
const END_OF_STREAM = Buffer.alloc(4);

/** Scans with ClamAV's daemon over TCP, by its INSTREAM command. */
export function createClamAv(address: { host: string; port: number }): VirusScan {
  return {
    async start() {
      const socket = connect(address);
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the scanner is silent')));
      // The error is stored for the next write or wait; an unhandled one would end the process.
      let failure: Error | undefined;
      socket.on('error', (error) => {
        failure = error;
      });
      const answer = readAnswer(socket, () => failure);
      answer.catch(() => {});
      try {
        await once(socket, 'connect');
      } catch (cause) {
        throw new ScannerUnavailableError('the scanner cannot be reached', { cause });
      }
      socket.write('zINSTREAM\0');
      return feed(socket, answer, () => failure);
    },
  };
}

function feed(socket: Socket, answer: Promise<string>, failureOf: () => Error | undefined): Scan {
  return {
    async write(piece) {
      const failure = failureOf();
      if (failure) throw new ScannerUnavailableError('the scanner went away', { cause: failure });
      if (piece.length === 0 || socket.writableEnded || socket.destroyed) return;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      socket.write(length);
      if (!socket.write(piece)) await drained(socket);
    },
    async finish() {
      if (!socket.destroyed) socket.write(END_OF_STREAM);
      const text = await answer;
      socket.destroy();
      return parseAnswer(text);
    },
    abort: () => void socket.destroy(),
  };
}

/** Resolves when the socket is writable again or closed (the next step then throws the reason). */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.on('drain', done);
    socket.on('close', done);
  });
}

function readAnswer(socket: Socket, failureOf: () => Error | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
    });
    socket.once('close', () =>
      reject(new ScannerUnavailableError('the scanner went away', { cause: failureOf() })),
    );
  });
}

function parseAnswer(text: string): ScanVerdict {
  if (text === 'stream: OK') return { kind: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(text);
  if (found) return { kind: 'infected', name: found[1] ?? 'unknown' };
  throw new ScannerUnavailableError(`the scanner answered: ${text}`);
}
