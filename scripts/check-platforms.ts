import { type PlatformPackage, platformPackages, readLock } from './lock/lock-file.ts';
import { REQUIRED, SUPPORTED, sortByPlatform } from './lock/platforms.ts';
import { queryRegistry } from './lock/query-registry.ts';

/** Lists the platform packages of the lock that the registry lacks, and their systems. */
export function describeGaps(
  all: readonly PlatformPackage[],
  absent: readonly PlatformPackage[],
): { lines: string[]; isFailure: boolean } {
  const lines: string[] = [];
  const describe = (platforms: typeof REQUIRED, word: string) => {
    let gaps = 0;
    const wanted = sortByPlatform(all, platforms);
    for (const [index, { platform, packages }] of sortByPlatform(absent, platforms).entries()) {
      gaps += packages.length;
      const count = wanted[index]?.packages.length ?? 0;
      if (packages.length === 0)
        lines.push(`ok       ${platform}: all ${count} packages are there`);
      for (const { name, version } of packages)
        lines.push(`${word} ${platform}: ${name} ${version}`);
    }
    return gaps;
  };
  const isFailure = describe(REQUIRED, 'MISSING ') > 0;
  describe(SUPPORTED, 'warning ');
  const named = new Set(
    sortByPlatform(absent, [...REQUIRED, ...SUPPORTED]).flatMap(({ packages }) => packages),
  );
  const others = absent.filter((one) => !named.has(one)).length;
  if (others > 0) lines.push(`${others} packages are missing for systems that are not supported.`);
  return { lines, isFailure };
}

if (import.meta.main) {
  const all = platformPackages(readLock());
  const answers = queryRegistry(all);
  const { lines, isFailure } = describeGaps(
    all,
    all.filter((_, index) => !answers[index]),
  );
  for (const line of lines) console.log(line);
  process.exit(isFailure ? 1 : 0);
}
