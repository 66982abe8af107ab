import { readFileSync } from 'node:fs';

const PARENT_CHECK_MS = 500;
const DEFAULT_SECONDS = 15;
const SHELLS = ['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh'];

/** How long a stopping process may take; the server checks the setting and names a wrong one. */
export function shutdownSeconds(env = process.env) {
  const seconds = Number(env.SHUTDOWN_SECONDS);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : DEFAULT_SECONDS;
}

/**
 * Calls `stop` once, when this process is told to stop or its parent is gone. npm passes a signal to
 * the shell between us only, and many shells die of it without a word to us.
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
  // SIGHUP keeps its meaning: it ends us and thereby our child, unless `nohup` asked to ignore it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGBREAK'])) {
    process.on(signal, () => once(signal));
  }
  if (!isRunByNpm) return;
  const isNpmThere = watchNpm();
  setInterval(() => {
    if (!isNpmThere()) once('npm has ended');
  }, PARENT_CHECK_MS).unref();
}

/** Answers a function that says whether the npm that started this process still runs. */
function watchNpm() {
  const parent = process.ppid;
  if (process.platform === 'win32') return () => isAlive(parent);
  const above = readProcess(parent);
  if (!above || !SHELLS.includes(above.name)) return () => process.ppid === parent;
  // The shell that npm uses may outlive npm; its own parent tells.
  return () => process.ppid === parent && readProcess(parent)?.parent === above.parent;
}

/**
 * Windows keeps naming a parent that is gone.
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
 * What Linux tells of a process. macOS has no such file, and there the shell makes way for us.
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
