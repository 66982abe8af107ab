import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/testing/servers/free-port.ts';
import type { Peer } from './install.ts';
import { type PeerProcess, startPeer } from './peer-process.ts';

export const NEXT: Peer = {
  name: 'next',
  version: '16.4.6',
  beside: { react: '19.3.1', 'react-dom': '19.3.1' },
};

const LAYOUT = `import './styles.css';
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`;
const PAGE = `import { readFileSync } from 'node:fs';
export const dynamic = 'force-static';
export default function Page() {
  const html = readFileSync('page.html', 'utf8');
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}`;

const ASSET = /\/assets\/[\w.-]+\.(?:css|woff2|webp|avif|jpg|png|svg)/g;

/** Our font rules that apply without scripts; the copy has none of our scripts. */
const FACES_WITHOUT_SCRIPT =
  /@media\s*\(scripting:\s*none\)\s*\{((?:\s*@font-face\s*\{[^}]*\})+)\s*\}/g;

/** Copies what a page shows of our site; returns its styles. */
async function copyAssets(origin: string, html: string, site: string): Promise<string> {
  mkdirSync(join(site, 'public/assets'), { recursive: true });
  let styles = '';
  const known = new Set(html.match(ASSET) ?? []);
  // Files that a stylesheet names are added while the set is walked.
  for (const path of known) {
    const response = await fetch(origin + path);
    if (!path.endsWith('.css')) {
      writeFileSync(join(site, 'public', path), Buffer.from(await response.arrayBuffer()));
      continue;
    }
    const text = await response.text();
    styles += text.replace(FACES_WITHOUT_SCRIPT, '$1');
    for (const named of text.match(ASSET) ?? []) known.add(named);
  }
  return styles;
}

/** A prerendered Next site with the content and styles of our landing page. */
export async function startNext(folder: string, origin: string): Promise<PeerProcess> {
  const html = await (await fetch(`${origin}/`)).text();
  const site = mkdtempSync(join(tmpdir(), 'casa-next-'));
  mkdirSync(join(site, 'app'));
  cpSync(join(folder, 'package.json'), join(site, 'package.json'));
  symlinkSync(join(folder, 'node_modules'), join(site, 'node_modules'));
  writeFileSync(join(site, 'next.config.mjs'), `export default { turbopack: { root: '/' } };\n`);
  writeFileSync(join(site, 'app/layout.jsx'), LAYOUT);
  writeFileSync(join(site, 'app/page.jsx'), PAGE);
  writeFileSync(join(site, 'app/styles.css'), await copyAssets(origin, html, site));
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html;
  writeFileSync(join(site, 'page.html'), body.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  const program = join(folder, 'node_modules/next/dist/bin/next');
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  execFileSync(process.execPath, [program, 'build'], {
    cwd: site,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  const port = await findFreePort();
  const peer = await startPeer({
    command: [process.execPath, program, 'start', '-p', String(port), '-H', '127.0.0.1'],
    cwd: site,
    env,
    url: `http://127.0.0.1:${port}`,
  });
  return {
    ...peer,
    async stop() {
      await peer.stop();
      rmSync(site, { recursive: true, force: true });
    },
  };
}
