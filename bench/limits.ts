import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../src/testing/free-port.ts';

/** A minimal server that serves as the limit of a comparison. */
export type LimitServer = { name: string; url: string; stop(): Promise<void> };

export type SameBytes = { body: Buffer; headers: Record<string, string> };

const BARE = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const [port, folder] = process.argv.slice(2);
const body = readFileSync(folder + '/body');
const headers = JSON.parse(readFileSync(folder + '/headers.json', 'utf8'));
createServer((_, response) => { response.writeHead(200, headers); response.end(body); }).listen(Number(port), '127.0.0.1');
`;

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

function stopOf(child: ChildProcess, folder: string) {
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Bare `node:http` in a process of its own, sending the same bytes and headers from memory. */
export async function startBareHttp({ body, headers }: SameBytes): Promise<LimitServer> {
  const folder = mkdtempSync(join(tmpdir(), 'casa-bench-'));
  const port = await findFreePort();
  writeFileSync(join(folder, 'body'), body);
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  writeFileSync(join(folder, 'bare.mjs'), BARE);
  const child = spawn(process.execPath, [join(folder, 'bare.mjs'), String(port), folder], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return { name: 'bare node:http, same bytes', url, stop: stopOf(child, folder) };
}

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** nginx serving a folder of files; undefined where it is not installed. */
export async function startNginx(files: Record<string, Buffer>): Promise<LimitServer | undefined> {
  if (!hasNginx) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'casa-nginx-'));
  const port = await findFreePort();
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, 'site', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'site', name), bytes);
  }
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  types { text/html html; text/css css; text/javascript js; font/woff2 woff2; image/svg+xml svg; application/manifest+json webmanifest; }
  gzip_static on;
  server { listen 127.0.0.1:${port}; root ${folder}/site; index index.html; } }`,
  );
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), ...user], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return { name: 'nginx, same bytes', url, stop: stopOf(child, folder) };
}
