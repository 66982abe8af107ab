import { readFileSync } from 'node:fs';

const PARENT_CHECK_MS = 500;
const DEFAULT_SECONDS = 15;
const SHELLS = ['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh'];

/** How long a stopping process may take; the server validates the setting. */
export function shutdownSeconds(env = process.env) {
  const seconds = Number(env.SHUTDOWN_SECONDS);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : DEFAULT_SECONDS;
}

/**
 * Calls `stop` once, when this process is told to stop or its parent is gone. npm passes a
 * signal only to the shell between it and us, and many shells die without passing it on.
 * @param {(reason: string) => void} stop
 */
export function onStop(stop, { isRunByNpm = Boolean(process.env.npm_lifecycle_event) } = {}) {
  let isStopping = false;
  /** @param {string} reason */
  const once = (reason) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  // SIGHUP keeps its default: it ends us and thereby our child, unless `nohup` ignores it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGBREAK'])) {
    process.on(signal, () => once(signal));
  }
  if (!isRunByNpm) return;
  const isNpmThere = watchNpm();
  setInterval(() => {
    if (!isNpmThere()) once('npm has ended');
  }, PARENT_CHECK_MS).unref();
}

/** Returns a function that tells whether the npm that started this process still runs. */
function watchNpm() {
  const parent = process.ppid;
  if (process.platform === 'win32') return () => isAlive(parent);
  const above = readProcess(parent);
  if (!above || !SHELLS.includes(above.name)) return () => process.ppid === parent;
  // npm's shell may outlive npm, so the shell's parent is checked.
  return () => process.ppid === parent && readProcess(parent)?.parent === above.parent;
}

/**
 * On Windows the parent's id stays after it ended, so the process is checked.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A process's entry in /proc. macOS has none, but there the shell is replaced by our process.
 * @param {number} pid
 */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const [, parent] = stat.slice(end + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(parent) };
  } catch {
    return undefined;
  }
}
