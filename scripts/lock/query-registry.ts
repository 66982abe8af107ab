import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockEntry } from '../launch/platform.mjs';
import { ROOT } from '../launch/spawn-node.mjs';

export type Asked = { name: string; version: string };

/** A package every registry has: if it is missing, the registry is unreachable. */
const KNOWN_PACKAGE: Asked = { name: 'react', version: '19.0.0' };

/**
 * The registry's data of each package, undefined for missing ones. Uses npm with its configured
 * registry, proxy and certificates: all packages are optional dependencies of an empty project, and
 * npm locks those that exist.
 */
export function queryRegistry(asked: readonly Asked[]): (LockEntry | undefined)[] {
  const folder = createProject([...asked, KNOWN_PACKAGE]);
  try {
    const { npm_execpath: cli } = process.env;
    const args = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync(cli ? process.execPath : 'npm', cli ? [cli, ...args] : args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: !cli && process.platform === 'win32',
    });
    const { packages } =
      status === 0
        ? JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
        : { packages: {} };
    const answers = [...asked, KNOWN_PACKAGE].map(
      (_, index) => packages[`node_modules/${aliasOf(index)}`],
    );
    if (!answers.pop()) throw new Error('The package registry does not answer.');
    return answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const aliasOf = (index: number) => `asked-${index}`;

/** Aliased, since one package may be requested in several versions. */
function createProject(asked: readonly Asked[]): string {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'query-registry-'));
  const optionalDependencies = Object.fromEntries(
    asked.map(({ name, version }, index) => [aliasOf(index), `npm:${name}@${version}`]),
  );
  const project = { name: 'query-registry', version: '1.0.0', private: true, optionalDependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, '.npmrc'), 'omit-lockfile-registry-resolved=true\n');
  return folder;
}
