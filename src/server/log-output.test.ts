import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

const MODULE = new URL('./log-output.ts', import.meta.url).href;
const LINES = 20_000;

/** A process that logs when it is told to, and then ends. */
function startLogging(work: string): ChildProcessByStdio<Writable, Readable, null> {
  const script = `import { createLogOutput } from '${MODULE}';
    const { write } = createLogOutput();
    process.stdin.once('data', () => { ${work}; process.exit(7); });`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

describe('the output of the log', () => {
  it('lets a process end whose reader is gone', async () => {
    const child = startLogging("write('one\\n'); write('two\\n')");
    child.stdout.destroy();
    child.stdin.write('go');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('loses nothing when the reader is slow', async () => {
    const child = startLogging(
      `for (let i = 0; i < ${LINES}; i += 1) write('a line that is as long as usual ' + i + '\\n')`,
    );
    child.stdin.write('go');
    await pause(300);
    const lines = (await text(child.stdout)).trimEnd().split('\n');
    expect(lines).toHaveLength(LINES);
    expect(lines.at(-1)).toBe(`a line that is as long as usual ${LINES - 1}`);
  });
});
