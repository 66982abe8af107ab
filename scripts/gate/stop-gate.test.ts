import { spawn } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { anyRuns, processTree } from '../../src/testing/servers/process-tree.ts';
import { IS_LONG } from '../../src/testing/setup/long-tests.ts';
import { ROOT } from '../launch/spawn-node.mjs';

const START = { timeout: 600_000, interval: 200 };
const END = { timeout: 15_000, interval: 50 };

/** A suite, and how many processes it has when its database or its browsers run: npm to them. */
const CASES = [
  ['unit', 'SIGTERM', 12],
  ['unit', 'SIGINT', 12],
  ['browser', 'SIGTERM', 12],
  ['browser', 'SIGINT', 12],
] as const;

/** Each takes a start of the gate. */
describe.runIf(IS_LONG && process.platform !== 'win32')('`npm test`', () => {
  it.each(CASES)(
    '-- %s ends at %s, whole and without a stack',
    async (part, signal, size) => {
      const npm = spawn('npm', ['test', '--', part], { cwd: ROOT, detached: true });
      const pid = npm.pid as number;
      let output = '';
      npm.stdout.on('data', (chunk) => (output += chunk));
      npm.stderr.on('data', (chunk) => (output += chunk));
      await vi.waitUntil(() => output.includes('== ') && processTree(pid).length >= size, START);
      const pids = processTree(pid);
      // Ctrl+C goes to every process of the terminal's group; SIGTERM to the one that is named.
      process.kill(signal === 'SIGINT' ? -pid : pid, signal);
      try {
        await vi.waitUntil(() => !anyRuns(pids), END);
      } finally {
        for (const one of pids) if (anyRuns([one])) process.kill(one, 'SIGKILL');
      }
      expect(output).not.toMatch(/^\s+at .*[:(]/m);
      expect(output).not.toContain('Warning:');
    },
    700_000,
  );
});
