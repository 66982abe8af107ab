/**
 * @typedef {{ os: string, cpu: string, libc?: string | undefined }} Platform
 * @typedef {{ version?: string, integrity?: string, name?: string, dev?: boolean, optional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[],
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/** @returns {Platform} the platform this process runs on */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process;
  return os === 'linux' ? { os, cpu, libc: findLibc() } : { os, cpu };
}

function findLibc() {
  const report = process.report;
  // Leaves out the network interfaces, whose names can take long to look up.
  Object.assign(report, { excludeNetwork: true });
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    /** @type {unknown} */ (report.getReport())
  );
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @param {Platform} platform */
export function platformName({ os, cpu, libc }) {
  return libc === 'musl' ? `${os}-${cpu}-musl` : `${os}-${cpu}`;
}

/**
 * Whether a package holds machine code for this platform. A package without `cpu` is not
 * required (fsevents).
 * @param {LockEntry} entry
 * @param {Platform} platform
 */
export function isNativeFor(entry, platform) {
  return (
    entry.os !== undefined &&
    entry.cpu !== undefined &&
    allows(entry.os, platform.os) &&
    allows(entry.cpu, platform.cpu) &&
    (entry.libc === undefined || allows(entry.libc, platform.libc))
  );
}

/**
 * @param {string | string[]} allowed
 * @param {string | undefined} value
 */
function allows(allowed, value) {
  return [allowed].flat().includes(value ?? '');
}

/**
 * The name of the package at a place in the lock: what follows the last `node_modules/`.
 * @param {string} path
 */
export function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
