import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import type { AppEnv } from '#platform/routes.ts';

const ASSETS = join(ROOT_FOLDER, 'src/server/sandbox/assets');
/** The site's fonts; without a build the sandbox's pages do without them. */
const FONTS = join(ROOT_FOLDER, '.cache/fonts');
const PREFIX = '/sandbox/look';
const FOR_EVER = 'public, max-age=31536000, immutable';

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLES = 'text/css; charset=utf-8';

const script = (name: string) =>
  stripTypeScriptTypes(readFileSync(join(ASSETS, `${name}.ts`), 'utf8'));
const styles = (name: string) => readFileSync(join(ASSETS, `${name}.css`), 'utf8');

const sources: Record<string, { type: string; read: () => string }> = {
  'bar.css': { type: STYLES, read: () => styles('bar') },
  'bar.js': { type: SCRIPT, read: () => script('bar') },
  'pages.css': { type: STYLES, read: () => styles('pages') },
  'moving.js': { type: SCRIPT, read: () => script('moving') },
};

const texts = new Map<string, string>();

function textOf(name: string): string {
  const text = texts.get(name) ?? sources[name]?.read() ?? '';
  texts.set(name, text);
  return text;
}

/** The address of an asset; it changes with the content, so browsers may cache it for ever. */
export function assetPath(name: string): string {
  const version = createHash('sha256').update(textOf(name)).digest('hex').slice(0, 10);
  return `${PREFIX}/${name}?v=${version}`;
}

/** Serves the styles, scripts and fonts of the bar and the sandbox's pages. */
export function addAssetRoutes(hono: Hono<AppEnv>): void {
  for (const [name, { type }] of Object.entries(sources)) {
    hono.get(`${PREFIX}/${name}`, (request) =>
      request.body(textOf(name), 200, { 'content-type': type, 'cache-control': FOR_EVER }),
    );
  }
  for (const name of ['newsreader', 'figtree']) {
    hono.get(`${PREFIX}/${name}.woff2`, (request) => {
      const file = join(FONTS, `${name}.woff2`);
      if (!existsSync(file)) return request.notFound();
      return request.body(new Uint8Array(readFileSync(file)), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=3600',
      });
    });
  }
}
