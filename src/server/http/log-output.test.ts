import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

const MODULE = new URL('./log-output.ts', import.meta.url).href;
const LINES = 20_000;
const LOG = `for (let i = 0; i < ${LINES}; i += 1) write('a line that is as long as usual ' + i + '\\n')`;

/** A process that logs on request. */
function startLogging(work: string): ChildProcessByStdio<Writable, Readable, null> {
  const script = `import { standardOutput } from '${MODULE}';
    const { write } = standardOutput();
    process.stdin.once('data', async () => { ${work} });`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

describe('the output of the log', () => {
  it('lets a process end whose reader is gone', async () => {
    const child = startLogging("write('one\\n'); write('two\\n'); process.exit(7);");
    child.stdout.destroy();
    child.stdin.write('go');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('goes on without its reader', async () => {
    const child = startLogging(
      "write('one\\n'); await new Promise((r) => setTimeout(r, 100)); write('two\\n'); process.stdin.destroy(); process.exitCode = 7;",
    );
    child.stdout.destroy();
    child.stdin.write('go');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it.each([
    ['that ends at once', `${LOG}; process.exit(7);`],
    ['that goes on', `${LOG}; process.stdin.destroy();`],
  ])(
    'loses no line of a process %s, and keeps their order, when the reader is slow',
    async (_, work) => {
      const child = startLogging(work);
      child.stdin.write('go');
      await pause(300);
      const lines = (await text(child.stdout)).trimEnd().split('\n');
      const numbers = lines.map((line) => Number(line.split(' ').at(-1)));
      // A process that ends at once may repeat the line it was writing.
      expect([...new Set(numbers)]).toEqual(Array.from({ length: LINES }, (_, index) => index));
    },
  );

  it('is not held up by a reader that does not read', async () => {
    const child = startLogging(`${LOG}; process.kill(process.pid, 'SIGKILL');`);
    child.stdin.write('go');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });
});
