import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { killTree } from '../servers/kill-tree.ts';

const STALL_MS = 10_000;
const LIMIT_MS = 5 * 60_000;

/**
 * Runs a downloading program as long as the folders it writes to grow. Its output does not count as
 * progress: a program that keeps retrying prints a lot.
 */
export function runWhileProgressing(
  program: string,
  args: readonly string[],
  {
    env,
    growing,
    stallMs = STALL_MS,
    limitMs = LIMIT_MS,
  }: { env: NodeJS.ProcessEnv; growing: readonly string[]; stallMs?: number; limitMs?: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Its own process group, so that its child processes can be killed with it.
    const child = spawn(program, args, {
      env,
      stdio: 'ignore',
      detached: process.platform !== 'win32',
    });
    const startedAt = performance.now();
    let size = sizeOf(growing);
    let grewAt = startedAt;
    const check = setInterval(
      () => {
        const now = performance.now();
        const sizeNow = sizeOf(growing);
        if (sizeNow !== size) grewAt = now;
        size = sizeNow;
        if (now - grewAt > stallMs)
          end(new Error(`no progress for ${stallMs / 1000} s, given up.`));
        else if (now - startedAt > limitMs)
          end(new Error(`not done in ${limitMs / 1000} s, given up.`));
      },
      Math.min(500, stallMs / 4),
    );
    const killAtExit = () => killTree(child);
    process.once('exit', killAtExit);
    const end = (error?: Error) => {
      clearInterval(check);
      process.off('exit', killAtExit);
      if (error) killTree(child);
      if (error) reject(error);
      else resolve();
    };
    child.once('error', end);
    child.once('exit', (code) => end(code === 0 ? undefined : new Error('it failed.')));
  });
}

function sizeOf(folders: readonly string[]): number {
  return folders.reduce((sum, folder) => sum + sizeOfFolder(folder), 0);
}

function sizeOfFolder(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true })
      .map((name) => statSync(join(folder, String(name)), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}
