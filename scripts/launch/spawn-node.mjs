import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PRELOAD = new URL('./end-with-parent.mjs', import.meta.url).href;
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Starts a script on a Node of our choice, without a shell (paths may contain spaces). It is told to
 * stop when this process calls `disconnect()` on it or dies.
 * @param {string} node path of the Node to run it on
 * @param {readonly string[]} args the script and its arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').IOType[], detached?: boolean }} [options]
 */
export function spawnNode(
  node,
  args,
  { cwd = ROOT, env = process.env, stdio, detached = false } = {},
) {
  return spawn(node, [`--import=${PRELOAD}`, ...args], {
    cwd,
    env: { ...env, CASA_ENDS_WITH_PARENT: '1' },
    stdio: [...(stdio ?? ['inherit', 'inherit', 'inherit']), 'ipc'],
    windowsHide: true,
    detached,
  });
}
