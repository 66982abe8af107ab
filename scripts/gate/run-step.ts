import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { killTree } from '../../src/testing/servers/kill-tree.ts';
import { spawnNode } from '../launch/spawn-node.mjs';
import { toolFile } from '../launch/tool-file.ts';
import type { Counts, TimedTest } from './reports.ts';

export type Outcome = {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  output: string;
  tests: TimedTest[];
};
export type Step = {
  name: string;
  /** A file of the project, or a package and the name of its tool. */
  script: string | { package: string; tool: string };
  args?: string[];
  env?: Record<string, string>;
  /** Prints nothing unless it fails. */
  isQuiet?: boolean;
  /** Runs only when the processor is otherwise idle. */
  isLowPriority?: boolean;
  count?: (exitCode: number) => Counts;
};

const LOW_PRIORITY = 10;
/** How long a suite gets to end its own servers and browsers before it is signalled and killed. */
const [TOLD_AFTER_MS, KILLED_AFTER_MS] = [2_000, 5_000];
const POLL_MS = 50;

const asOne = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0, tests: [] } : { passed: 0, failed: 1, tests: [] };

const running = new Set<ChildProcess>();

export function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const { name, script, args = [], isQuiet = false } = step;
  const file = typeof script === 'string' ? script : toolFile(script.package, script.tool);
  return new Promise((resolve) => {
    const child = spawnNode(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', file, ...args],
      {
        env: { ...process.env, ...step.env, FORCE_COLOR: '0' },
        stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
        // A process group of its own, so that everything it started can be ended.
        detached: process.platform !== 'win32',
      },
    );
    running.add(child);
    if (step.isLowPriority && child.pid) setPriority(child.pid, LOW_PRIORITY);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.once('exit', () => running.delete(child));
    child.on('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ name, ...(step.count ?? asOne)(code ?? 1), seconds, output });
    });
  });
}

/** A suite that could not start counts as one failure. */
export function notRun(name: string, reason: string): Outcome {
  return { name, passed: 0, failed: 1, seconds: 0, output: reason, tests: [] };
}

/** Ends what runs, with its servers, databases and browsers. */
export async function stopSteps(): Promise<void> {
  const stopped = [...running];
  const startedAt = performance.now();
  for (const child of stopped) if (child.connected) child.disconnect();
  let [tellAt, killAt] = [TOLD_AFTER_MS, KILLED_AFTER_MS];
  while (stopped.some(isGroupThere)) {
    const passed = performance.now() - startedAt;
    if (passed > killAt) {
      for (const child of stopped) signalGroup(child, 'SIGKILL');
      killAt += KILLED_AFTER_MS;
    } else if (passed > tellAt) {
      for (const child of stopped) signalGroup(child, 'SIGTERM');
      tellAt = Number.POSITIVE_INFINITY;
    }
    await pause(POLL_MS);
  }
}

/** The first process of the group may have ended before others. */
function isGroupThere(child: ChildProcess): boolean {
  return process.platform === 'win32' ? running.has(child) : signalGroup(child, 0);
}

/** Returns whether there was a process to receive it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (!child.pid) return false;
  if (process.platform === 'win32') killTree(child);
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
