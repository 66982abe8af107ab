import { isNativeFor, type Platform, platformName } from '../launch/platform.mjs';
import type { PlatformPackage } from './lock-file.ts';

/** Where both commands must work; a gap there fails `npm run check:platforms`. */
export const REQUIRED: Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
];
/** Where they should work; a gap there is a warning. */
export const SUPPORTED: Platform[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** What a list of packages holds for each platform; the rest is for platforms we do not support. */
export function sortByPlatform(packages: readonly PlatformPackage[], platforms: Platform[]) {
  return platforms.map((platform) => ({
    platform: platformName(platform),
    packages: packages.filter(({ entry }) => isNativeFor(entry, platform)),
  }));
}
