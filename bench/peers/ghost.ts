import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findFreePort } from '../../src/testing/free-port.ts';
import type { Peer } from './install.ts';
import { type PeerProcess, startPeer } from './peer-process.ts';

/** The newest ox that its packages would take was not in the registry. */
export const GHOST: Peer = {
  name: 'ghost',
  version: '6.65.0',
  overrides: { ox: '0.14.33' },
  isUnpacked: true,
};

/** The article that Ghost is installed with; ours takes its place. */
const SLUG = 'coming-soon';

/** Ghost in production mode with one article, on SQLite: MySQL, its usual database, is not here. */
export async function startGhost(folder: string, content: string): Promise<PeerProcess> {
  const home = mkdtempSync(join(tmpdir(), 'casa-ghost-'));
  cpSync(join(folder, 'content'), join(home, 'content'), { recursive: true });
  mkdirSync(join(home, 'content/data'), { recursive: true });
  const filename = join(home, 'content/data/ghost.db');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const peer = await startPeer({
    command: [process.execPath, 'index.js'],
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      url,
      server__port: String(port),
      database__client: 'better-sqlite3',
      database__connection__filename: filename,
      paths__contentPath: join(home, 'content'),
      logging__level: 'error',
      privacy__useUpdateCheck: 'false',
      mail__transport: 'Direct',
    },
    url,
    readyPath: `/${SLUG}/`,
  });
  const database = new DatabaseSync(filename);
  database
    .prepare('update posts set html = ?, plaintext = ? where slug = ?')
    .run(content, content, SLUG);
  database.close();
  return {
    ...peer,
    url: `${url}/${SLUG}/`,
    async stop() {
      await peer.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
