import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { openInMemory } from '../src/db/embedded.ts';
import { readAboutHistory } from '../src/server/demo/history-file.ts';
import { type BuildManifest, fillTemplate, type Renderer } from '../src/server/pages/document.ts';
import { MIGRATIONS_FOLDER, newDatabaseFile } from '../src/server/start/new-database.ts';
import { buildSavedCheck } from './build-saved-check.ts';
import { bundleServer } from './bundle-server.ts';
import { DIST, fingerprintOfBuild, STAMP } from './ensure-built.ts';
import { filesOf } from './fingerprint.ts';
import { drawIcons } from './pictures/icons.ts';
import { drawSocialPictures } from './pictures/social-pictures.ts';
import { subsetFonts } from './subset-fonts.ts';

const ROOT = join(import.meta.dirname, '..');

async function buildSite(): Promise<void> {
  const stamp = fingerprintOfBuild();
  // Always a production build, even when a test runner sets another environment.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  rmSync(DIST, { recursive: true, force: true });
  await subsetFonts();
  await build({ root: ROOT, logLevel: 'warn' });
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } });
  await bundleServer(['scripts/casa/casa.ts'], join(DIST, 'server'));
  await createNewDatabase();
  const renderer = await loadRenderer();
  await prerenderPages(renderer);
  await drawSocialPictures(
    join(DIST, 'client'),
    renderer.pageList.flatMap(({ title, image }) => (image ? [{ title, image }] : [])),
  );
  await drawIcons(join(DIST, 'client'));
  await buildSavedCheck(join(DIST, 'client/saved-check.html'));
  compressFiles(join(DIST, 'client'));
  // Written last, so that an interrupted build is repeated.
  writeFileSync(STAMP, stamp);
}

/**
 * An empty database with our tables, which a first start copies. It is at the migration that the
 * demonstration is loaded at; the start applies later ones.
 */
async function createNewDatabase(): Promise<void> {
  const database = await openInMemory();
  await database.migrate(MIGRATIONS_FOLDER, readAboutHistory()?.migration);
  const dump = await database.dump('gzip');
  await database.close();
  writeFileSync(newDatabaseFile(), Buffer.from(await dump.arrayBuffer()));
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

function compressFiles(folder: string): void {
  for (const file of filesOf(folder)) {
    if (!/\.(js|css|svg|json|webmanifest|txt|xml|html)$/.test(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) await buildSite();
