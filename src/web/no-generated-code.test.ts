import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('is known to Zod before its first schema', () => {
  // A process of its own: here another test may have loaded Zod already.
  const setting = join(import.meta.dirname, 'no-generated-code.ts');
  const ask = "import('zod').then(({ config }) => console.log(config().jitless))";
  const answer = execFileSync(process.execPath, ['--import', setting, '--eval', ask], {
    encoding: 'utf8',
  });
  expect(answer.trim()).toBe('true');
});
