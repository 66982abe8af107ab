import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildManifest, fillTemplate, type Renderer } from '../src/server/pages/document.ts';
import { buildSavedCheck } from './build-saved-check.ts';
import { bundleServer } from './bundle-server.ts';
import { DIST, fingerprintOfBuild, STAMP } from './ensure-built.ts';
import { filesOf } from './fingerprint.ts';
import { spawnNode } from './launch/spawn-node.mjs';
import { drawIcons } from './pictures/icons.ts';
import { drawSocialPictures } from './pictures/social-pictures.ts';
import { subsetFonts } from './subset-fonts.ts';

const ROOT = join(import.meta.dirname, '..');

async function buildSite(): Promise<void> {
  const stamp = fingerprintOfBuild();
  // Always a production build, even when a test runner sets another environment.
  process.env.NODE_ENV = 'production';
  rmSync(DIST, { recursive: true, force: true });
  await Promise.all([buildDatabases(), buildPages()]);
  // Written last, so that an interrupted build is repeated.
  writeFileSync(STAMP, stamp);
}

async function buildPages(): Promise<void> {
  const { build } = await import('vite');
  await subsetFonts();
  await build({ root: ROOT, logLevel: 'warn' });
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } });
  await bundleServer(['scripts/casa/casa.ts'], join(DIST, 'server'));
  const renderer = await loadRenderer();
  await prerenderPages(renderer);
  await drawSocialPictures(
    join(DIST, 'client'),
    renderer.pageList.flatMap(({ title, image }) => (image ? [{ title, image }] : [])),
  );
  await drawIcons(join(DIST, 'client'));
  await buildSavedCheck(join(DIST, 'client/saved-check.html'));
  await compressFiles(join(DIST, 'client'));
}

/** In a process of their own, because each keeps a core busy for seconds. */
async function buildDatabases(): Promise<void> {
  const builder = spawnNode(process.execPath, [join(ROOT, 'scripts/build-databases.ts')]);
  const [status] = await once(builder, 'exit');
  if (status !== 0) throw new Error('The databases of a first start could not be made.');
}

function loadRenderer(): Promise<Renderer> {
  return import(pathToFileURL(join(DIST, 'render/entry-server.js')).href);
}

async function prerenderPages(renderer: Renderer): Promise<void> {
  const template = readFileSync(join(DIST, 'client/index.html'), 'utf8');
  const manifest: BuildManifest = JSON.parse(
    readFileSync(join(DIST, 'client/.vite/manifest.json'), 'utf8'),
  );
  const addresses = renderer.pageList
    .filter(({ rendering }) => rendering !== 'dynamic')
    .flatMap(({ path, variants }) => [path, ...variants.map((variant) => `${path}?${variant}`)]);
  for (const address of [...addresses, '/404']) {
    const rendered = await renderer.render(address, () => {
      throw new Error(`${address} is prerendered and cannot read data`);
    });
    writePage(address, fillTemplate(template, rendered, manifest));
  }
}

function writePage(address: string, html: string): void {
  const [path = '/', variant] = address.split('?');
  // Not every file system allows ':' in names.
  const plain = path.replace(/:(\w+)/g, '[$1]');
  const name = `${plain === '/' ? '/index' : plain}${variant ? `__${variant}` : ''}.html`;
  const file = join(DIST, 'pages', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** The compression runs in threads of Node. */
async function compressFiles(folder: string): Promise<void> {
  const files = filesOf(folder).filter((file) =>
    /\.(js|css|svg|json|webmanifest|txt|xml|html)$/.test(file),
  );
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await compressBrotli(bytes, quality));
      writeFileSync(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
    }),
  );
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

if (import.meta.main) await buildSite();
