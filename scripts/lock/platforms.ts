import { isNativeFor, type Platform, platformName } from '../launch/platform.mjs';
import type { PlatformPackage } from './lock-file.ts';

/**
 * Platforms on which both commands must work; a missing package fails `npm run check:platforms`.
 */
export const REQUIRED: Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
];
/** Platforms on which they should work; a missing package is a warning. */
export const SUPPORTED: Platform[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** Groups packages by supported platform; others are dropped. */
export function sortByPlatform(packages: readonly PlatformPackage[], platforms: Platform[]) {
  return platforms.map((platform) => ({
    platform: platformName(platform),
    packages: packages.filter(({ entry }) => isNativeFor(entry, platform)),
  }));
}
