import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { anyRuns } from '../../src/testing/servers/process-tree.ts';
import { runStep, stopSteps } from './run-step.ts';

const folder = mkdtempSync(join(tmpdir(), 'casa-step-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const WAIT_OPTIONS = { timeout: 30_000, interval: 20 };

function write(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

describe('a step of the gate', () => {
  it('counts as failed, with its output, when it ends with an error', async () => {
    const script = write('fails.mjs', "console.log('said why'); process.exit(3);");
    expect(await runStep({ name: 'fails', script, isQuiet: true })).toMatchObject({
      passed: 0,
      failed: 1,
      output: 'said why\n',
    });
  });

  it.skipIf(process.platform === 'win32')(
    'is ended with what it started, even if that ignores signals and it waits for it',
    async () => {
      const pids = join(folder, 'pids');
      const script = write(
        'waits.mjs',
        `import { spawnSync } from 'node:child_process';
         import { appendFileSync } from 'node:fs';
         appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
         // Neither is told by the parent: one is blocked, the other does not listen.
         spawnSync('sh', ['-c', 'trap "" TERM INT; echo $$ >> "$0"; while :; do sleep 1; done', ${JSON.stringify(pids)}]);`,
      );
      const ended = vi.fn();
      void runStep({ name: 'waits', script, isQuiet: true }).then(ended);
      const started = await vi.waitFor(() => {
        const found = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
        expect(found).toHaveLength(2);
        return found;
      }, WAIT_OPTIONS);
      await stopSteps();
      await vi.waitFor(() => expect(anyRuns(started)).toBe(false), WAIT_OPTIONS);
    },
  );
});
