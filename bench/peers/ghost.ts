import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/testing/servers/free-port.ts';
import type { Peer } from './install.ts';
import { startMariaDb } from './mariadb.ts';
import { type PeerProcess, startPeer } from './peer-process.ts';

/** The newest ox that its packages would take was not in the registry. */
export const GHOST: Peer = {
  name: 'ghost',
  version: '6.65.0',
  overrides: { ox: '0.14.33' },
  isUnpacked: true,
};

/** The article that Ghost is installed with; ours replaces it. */
const SLUG = 'coming-soon';

/**
 * Ghost in production mode with one article, on MariaDB where it is installed. (Its other database,
 * SQLite, needs a better-sqlite3 that aborts our Node.)
 */
export async function startGhost(folder: string, content: string): Promise<PeerProcess> {
  const home = mkdtempSync(join(tmpdir(), 'casa-ghost-'));
  cpSync(join(folder, 'content'), join(home, 'content'), { recursive: true });
  const database = await startMariaDb();
  let peer: PeerProcess | undefined;
  const stop = async () => {
    await peer?.stop();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    peer = await startPeer({
      command: [process.execPath, 'index.js'],
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        url,
        server__port: String(port),
        database__client: 'mysql',
        database__connection__host: '127.0.0.1',
        database__connection__port: String(database.port),
        database__connection__user: database.user,
        database__connection__password: '',
        database__connection__database: database.name,
        paths__contentPath: join(home, 'content'),
        logging__level: 'error',
        privacy__useUpdateCheck: 'false',
        mail__transport: 'Direct',
      },
      url,
      readyPath: `/${SLUG}/`,
    });
    const text = `convert(0x${Buffer.from(content).toString('hex')} using utf8mb4)`;
    database.run(`update posts set html = ${text}, plaintext = ${text} where slug = '${SLUG}'`);
    return { ...peer, url: `${url}/${SLUG}/`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
