import { request } from 'node:http';
import { exampleFile } from './example-files.ts';

/*
 * Sends uploads like browsers, in a separate process, so that only the server's memory is measured.
 * Arguments: port, number of concurrent uploads, bytes of each. Prints the statuses as JSON.
 */
const [port = 0, count = 0, bytes = 0] = process.argv.slice(2).map(Number);

function send(): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = `/api/documents/${crypto.randomUUID()}?kind=income&name=a.pdf`;
    const upload = request({ port, method: 'PUT', path, headers: { 'content-length': bytes } });
    upload.on('error', reject);
    upload.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    const piece = exampleFile('pdf', 64 * 1024);
    let left = bytes;
    const write = () => {
      while (left > 0) {
        const part = piece.subarray(0, Math.min(piece.length, left));
        left -= part.length;
        if (!upload.write(part)) {
          upload.once('drain', write);
          return;
        }
      }
      upload.end();
    };
    write();
  });
}

console.log(JSON.stringify(await Promise.all(Array.from({ length: count }, send))));
