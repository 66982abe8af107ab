import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { killTree } from '../../src/testing/kill-tree.ts';
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
  /** Takes only the time of the processor that others leave. */
  isLowPriority?: boolean;
  count?: (exitCode: number) => Counts;
};

const LOW_PRIORITY = 10;
/** What a suite gets to end its own servers and browsers, and what is left of it after that. */
const [TOLD_AFTER_MS, KILLED_AFTER_MS] = [2_000, 5_000];

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
  // 'exit', because 'close' does not come from a process that was disconnected.
  const ended = Promise.all(
    [...running].map((child) => new Promise((resolve) => child.once('exit', resolve))),
  );
  for (const child of running) if (child.connected) child.disconnect();
  const timers = [
    setTimeout(() => endAll('SIGTERM'), TOLD_AFTER_MS),
    setTimeout(() => endAll('SIGKILL'), KILLED_AFTER_MS),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
}

function endAll(signal: NodeJS.Signals): void {
  for (const child of running) killTree(child, signal);
}
