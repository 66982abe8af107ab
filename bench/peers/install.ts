import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Where the peers are installed: outside of the repository, and kept between runs. */
const CACHE = process.env.PEERS_FOLDER ?? join(homedir(), '.cache/casa-circle/peers');

/** npm may download a thousand packages. */
const TIMEOUT_MS = 30 * 60_000;

export type Peer = {
  readonly name: string;
  readonly version: string;
  /** Further packages, each with its exact version. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Packages that it asks for in a version that the registry or our Node does not have. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Installed from its unpacked archive, because it brings packages of its own in it. */
  readonly isUnpacked?: boolean;
};

const run = promisify(execFile);

/** The folder of a peer, installed at the first use; a sentence when that fails. */
export async function installPeer(peer: Peer): Promise<{ folder: string } | { failure: string }> {
  const { name, version, beside = {}, overrides = {}, isUnpacked = false } = peer;
  const home = join(CACHE, `${name}-${version}`);
  const folder = isUnpacked ? join(home, 'package') : home;
  const done = join(home, 'installed');
  if (existsSync(done)) return { folder };
  console.log(`Installing ${name} ${version} into ${home} …`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  try {
    if (isUnpacked) {
      await npm(home, 'pack', `${name}@${version}`, '--silent');
      await run('tar', ['xzf', `${name}-${version}.tgz`], { cwd: home });
      addOverrides(join(folder, 'package.json'), overrides);
      await npm(folder, 'install', '--omit=dev', '--legacy-peer-deps');
    } else {
      const dependencies = { [name]: version, ...beside };
      const manifest = { private: true, dependencies, overrides };
      writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
      await npm(home, 'install');
    }
  } catch (error) {
    return { failure: `${name} ${version} could not be installed: ${reasonOf(error)}` };
  }
  writeFileSync(done, '');
  return { folder };
}

function addOverrides(file: string, overrides: Readonly<Record<string, string>>): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, overrides: { ...manifest.overrides, ...overrides } }),
  );
}

/**
 * npm on the Node that runs this, whatever the host's is. Install scripts do not run: they would only
 * compile what the peers do not use here (SQLite) or have compiled files for.
 */
async function npm(cwd: string, ...args: string[]): Promise<void> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const options = {
    cwd,
    env: { ...process.env, PATH: path },
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  };
  await run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], options);
}

/** The most informative line of a failed program's output. */
export function reasonOf(error: unknown): string {
  const { message = '' } = error as { message?: string };
  const lines = message.split('\n').map((line) => line.trim());
  const telling = lines.find((line) => /^(npm error (?!code)|\w*Error:|error:)/.test(line));
  return (telling ?? lines[0] ?? 'no reason given').slice(0, 300);
}
