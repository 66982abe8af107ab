import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../src/testing/servers/free-port.ts';

const PROGRAM = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const [port, folder] = process.argv.slice(2);
const body = readFileSync(folder + '/body');
const headers = JSON.parse(readFileSync(folder + '/headers.json', 'utf8'));
createServer((_, response) => { response.writeHead(200, headers); response.end(body); }).listen(Number(port), '127.0.0.1');
`;

/** Bare `node:http` in a process of its own, sending the bytes and headers of a page from memory. */
export async function startBareHttp(page: { body: Buffer; headers: Record<string, string> }) {
  const folder = mkdtempSync(join(tmpdir(), 'casa-bench-'));
  const port = await findFreePort();
  writeFileSync(join(folder, 'body'), page.body);
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(page.headers));
  writeFileSync(join(folder, 'bare.mjs'), PROGRAM);
  const child = spawn(process.execPath, [join(folder, 'bare.mjs'), String(port), folder], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}
