import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Completes package-lock.json after a change of dependencies. npm leaves out the packages of other
 * platforms when the registry it asked does not carry them, and `npm ci` then refuses the file.
 * Each is added as npm would have written it: its version and the platforms it is for.
 */
const FILE = join(import.meta.dirname, '../package-lock.json');

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'linux',
  'linuxmusl',
  'sunos',
  'aix',
  'win32',
  'windows',
  'wasi',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'armv7',
  'armv6',
  'ppc64',
  'ppc64le',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'universal',
  'wasm32',
];

/** What a package's name says of the platform it is for. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/);
  const system = parts.find((part) => SYSTEMS.includes(part));
  const processor = parts.find((part) => PROCESSORS.includes(part));
  const os = system === 'linuxmusl' ? 'linux' : system === 'windows' ? 'win32' : system;
  const isMusl = name.includes('musl');
  const isGlibc = /gnu/.test(name);
  return {
    ...(os && os !== 'wasi' ? { os: [os] } : {}),
    ...(processor && processor !== 'universal'
      ? { cpu: [processor.replace(/^armv\d$/, 'arm')] }
      : {}),
    ...(isMusl ? { libc: ['musl'] } : isGlibc ? { libc: ['glibc'] } : {}),
  };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Entry> };
const added: string[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere =
      `node_modules/${name}` in lock.packages || `${path}/node_modules/${name}` in lock.packages;
    if (isThere) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) {
      console.error(`Left alone: ${name} of ${path}; its name tells no platform.`);
      continue;
    }
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(platform.cpu ? { cpu: platform.cpu } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(platform.libc ? { libc: platform.libc } : {}),
      optional: true,
      ...(platform.os ? { os: platform.os } : {}),
    };
    added.push(name);
  }
}
const { '': root, ...rest } = lock.packages;
const sorted = Object.entries(rest).sort(([left], [right]) => left.localeCompare(right, 'en'));
lock.packages = Object.fromEntries([['', root ?? {}], ...sorted]);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other platforms added.`);
