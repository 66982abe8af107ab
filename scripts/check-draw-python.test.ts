import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeListFile } from '../src/features/draws/list-file.ts';
import vectors from '../src/features/draws/vectors/draw.json' with { type: 'json' };
import published from '../src/shared/vectors/beacons.json' with { type: 'json' };
import { exampleAssembly } from '../src/testing/scenes/example-assembly.ts';

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
    group: input.group,
    month: input.month,
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
      expect(stdout).toContain('Not checked by this script:');
      expect(stdout.trim().split('\n').at(-1)).toBe('VERDICT: what this script checks agrees.');
      expect(status).toBe(0);
    },
  );

  const BOOKS = {
    credit: 1,
    available: 1,
    awardsMade: 0,
    waiting: 1,
    refundsOwed: [],
    cancelled: [],
    bidsPassedOn: [],
  };
  const example = cases.at(-1) as (typeof cases)[number];
  it.each([
    ['another order', { lottery: [...example.vector.lottery].reverse() }, 'order of the lottery'],
    ['another hash', { fileSha256: 'ab'.repeat(32) }, 'hash of the list'],
    ['other picks', { picks: [{ kind: 'lottery', seat: -1 }] }, 'lottery picks'],
    ['another signature', { signature: 'ab'.repeat(48) }, 'randomness'],
    [
      'a bid above what its seat owed',
      {
        books: { ...BOOKS, bidLimits: [{ seat: 5, unpaid: 99 }] },
        openedBids: [{ seat: 5, status: 'valid', amount: 100 }],
      },
      'verdicts on the bids',
    ],
    ['other books', { books: BOOKS, booksSha256: 'ab'.repeat(32) }, 'hash of the books'],
    [
      'a lower bid that was asked first',
      {
        picks: [{ kind: 'bid', seat: example.vector.bidTie[0] }],
        openedBids: example.vector.bidTie
          .slice(0, 2)
          .map((seat, index) => ({ seat, status: 'valid', amount: 97 + index })),
      },
      'highest bid',
    ],
  ])('finds %s', (_name, change, wrong) => {
    const { status, stdout } = run(assemblyOf(example, change));
    expect(stdout).toContain(`WRONG ${wrong}`);
    expect(stdout).toContain('VERDICT: something differs.');
    expect(status).toBe(1);
  });

  it('agrees with a whole assembly, and says that the sandbox proves nothing', () => {
    const assembly = exampleAssembly({
      bids: [
        [3, 130],
        [5, 120],
      ],
      limits: [
        [3, 129],
        [5, 200],
      ],
    });
    const { status, stdout } = run(assembly);
    expect(stdout).not.toContain('WRONG');
    expect(stdout).toContain(`books SHA-256 ${assembly.booksSha256}`);
    expect(stdout).toContain("VERDICT: this proves nothing. The chain is not drand's public");
    expect(stdout).toContain("the sandbox's");
    expect(status).toBe(2);
    const held = run({ ...assembly, signature: null });
    expect(held.stdout).toContain('has not been held yet');
  });
});
