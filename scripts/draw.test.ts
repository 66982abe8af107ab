import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeListFile } from '../src/features/draws/list-file.ts';
import vectors from '../src/features/draws/vectors/draw.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vector = vectors[5] as (typeof vectors)[number];
const bids = vector.input.bids.map(([seat, sha]) => ({ seat: Number(seat), sha256: String(sha) }));
const file = join(folder, 'list.txt');
writeFileSync(file, writeListFile({ ...vector.input, bids }));

/** Called from another folder. */
const draw = (...given: string[]) =>
  spawnSync('npm', ['--prefix', ROOT, 'run', '--silent', 'draw', '--', ...given], {
    cwd: folder,
    encoding: 'utf8',
    env: process.env,
  });

describe('npm run draw', () => {
  it('prints the draw as JSON and nothing else', () => {
    const { fileSha256, seed, lottery, bidTie } = vector;
    const { stdout, stderr } = draw('list.txt', vector.randomness);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ fileSha256, seed, lottery, bidTie });
  });

  it('refuses with one sentence and a status', () => {
    const script = join(ROOT, 'scripts/draw.ts');
    expect(() => execFileSync(process.execPath, [script, file, 'abcd'], { stdio: 'pipe' })).toThrow(
      'The randomness is not 64 hexadecimal digits.',
    );
    writeFileSync(join(folder, 'other.txt'), 'draw/v1\r\n');
    const { status, stdout, stderr } = draw('other.txt', vector.randomness);
    expect(status).not.toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toContain("The file does not begin with 'draw/v1'.");
  });
});
