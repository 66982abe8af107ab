import type { LockEntry } from '../launch/platform.mjs';

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
  'win',
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
const SYSTEM_NAMES: Record<string, string> = {
  linuxmusl: 'linux',
  windows: 'win32',
  win: 'win32',
};

/** Derives a package's platform from its name; used when the registry lacks it. */
export function platformOfName(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/);
  const system = parts.find((part) => SYSTEMS.includes(part));
  const processor = parts.find((part) => PROCESSORS.includes(part));
  const os = system && (SYSTEM_NAMES[system] ?? system);
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(os && os !== 'wasi' ? { os: [os] } : {}),
    ...(processor && processor !== 'universal'
      ? { cpu: [processor.replace(/^armv\d$/, 'arm')] }
      : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}
