import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { PRELOADED_FONTS } from '../src/server/pages/document.ts';
import { findFreePort } from '../src/testing/servers/free-port.ts';
import { subsetFonts } from './subset-fonts.ts';

const ROOT = join(import.meta.dirname, '..');
const port = Number(process.env.PORT || 3000);
const apiPort = await findFreePort();

// The server: restarts when one of its files changes. Pages are served by Vite below.
const api = spawn(
  process.execPath,
  [
    '--watch-path=src',
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    'src/server/main.ts',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: `http://localhost:${port}`,
      PAGES: 'development',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal);
    process.exit(0);
  });
}

// The pages: rendered from the sources on each request, with hot reload.
const target = `http://127.0.0.1:${apiPort}`;
const proxy = Object.fromEntries(
  ['/api', '/blog/images', '/sandbox', '/healthz', '/readyz', '/metrics'].map((path) => [
    path,
    { target },
  ]),
);
await subsetFonts();
/** The files that pages preload, as the build's manifest names them. */
const FONTS = Object.fromEntries(PRELOADED_FONTS.map((source) => [source, { file: source }]));
const vite = await createServer({
  root: ROOT,
  appType: 'custom',
  server: { port, strictPort: true, proxy },
});

vite.middlewares.use(async (request, response, next) => {
  const address = request.originalUrl ?? '/';
  try {
    const template = await vite.transformIndexHtml(
      address,
      readFileSync(join(ROOT, 'index.html'), 'utf8'),
    );
    const { render } = await vite.ssrLoadModule('/src/web/entry-server.tsx');
    const { fillTemplate } = await vite.ssrLoadModule('/src/server/pages/document.ts');
    const { ApiError } = await vite.ssrLoadModule('/src/shared/api/api-client.ts');
    const readApi = async (path: string) => {
      const answer = await fetch(target + path);
      if (!answer.ok) throw new ApiError(answer.status, await answer.text());
      return answer.json();
    };
    const rendered = await render(address, readApi);
    response.statusCode = rendered.status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      fillTemplate(template, rendered, FONTS).replaceAll(
        '__SITE_ORIGIN__',
        `http://localhost:${port}`,
      ),
    );
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    next(error);
  }
});
await vite.listen();
console.log(`\nhttp://localhost:${port}, reloading as you edit.\n`);
