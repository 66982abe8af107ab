import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeListFile } from '../src/features/draws/list-file.ts';
import vectors from '../src/features/draws/vectors/draw.json' with { type: 'json' };
import published from '../src/shared/vectors/beacons.json' with { type: 'json' };

const SCRIPT = join(import.meta.dirname, '../public/check_draw.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'check-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cases = vectors.flatMap((vector) => {
  const beacon = published.beacons.find(({ round }) => round === vector.input.round);
  return vector.realBeacon && beacon ? [{ vector, beacon }] : [];
});

/** An assembly's published file, as far as the script reads it. */
function assemblyOf({ vector, beacon }: (typeof cases)[number], change: object = {}) {
  const bids = vector.input.bids.map(([seat, sha]) => ({
    seat: Number(seat),
    sha256: String(sha),
  }));
  const { fileSha256, seed, lottery, bidTie, randomness, input } = vector;
  const eligible = lottery.filter((seat) => !(input.cancelled as number[]).includes(seat));
  const picks = eligible
    .slice(0, 2)
    .map((seat, index) => ({ kind: index ? 'second' : 'lottery', seat }));
  return {
    ...{ fileSha256, seed, lottery, bidTie, randomness, picks },
    chain: input.chain,
    round: input.round,
    signature: beacon.signature,
    listFile: writeListFile({ ...input, bids }),
    ...change,
  };
}

function run(assembly: object) {
  const file = join(folder, 'assembly.json');
  writeFileSync(file, JSON.stringify(assembly));
  return spawnSync('python3', [SCRIPT, file], { encoding: 'utf8' });
}

describe.skipIf(!hasPython)('check_draw.py (needs python3)', () => {
  it.each(cases.map((each) => [each.vector.input.group, each.vector.input.month, each] as const))(
    'agrees with the published draw of %s, month %i',
    (_group, _month, each) => {
      const { status, stdout } = run(assemblyOf(each));
      expect(stdout).not.toContain('WRONG');
      expect(status).toBe(0);
    },
  );

  const example = cases.at(-1) as (typeof cases)[number];
  it.each([
    ['another order', { lottery: [...example.vector.lottery].reverse() }, 'order of the lottery'],
    ['another hash', { fileSha256: 'ab'.repeat(32) }, 'hash of the list'],
    ['other picks', { picks: [{ kind: 'lottery', seat: -1 }] }, 'lottery picks'],
    ['another signature', { signature: 'ab'.repeat(48) }, 'randomness'],
  ])('finds %s', (_name, change, wrong) => {
    const { status, stdout } = run(assemblyOf(example, change));
    expect(stdout).toContain(`WRONG ${wrong}`);
    expect(status).toBe(1);
  });
});
