import { describe, expect, it, vi } from 'vitest';
import { defineCommand, UsageError } from './command.ts';
import { untilNext } from './nightly.ts';

const given = vi.fn();
const command = defineCommand({
  name: 'casa try',
  about: 'Tries.',
  args: { file: { about: 'A file' }, otherFile: { about: 'Another', isOptional: true } },
  options: {
    dry: { kind: 'flag', about: 'Does nothing' },
    count: { kind: 'number', about: 'How many', fallback: 3, min: 1 },
    kind: { kind: 'text', value: 'KIND', about: 'Which' },
  },
  run(values) {
    given(values);
    return 4;
  },
});

describe('a command', () => {
  it('reads its arguments and returns its status', async () => {
    expect(await command.run(['a', '--count', '7', '--dry', 'b'])).toBe(4);
    expect(given).toHaveBeenLastCalledWith({
      file: 'a',
      otherFile: 'b',
      dry: true,
      count: 7,
      kind: undefined,
    });
    await command.run(['a', '--kind=x']);
    expect(given).toHaveBeenLastCalledWith({
      file: 'a',
      otherFile: undefined,
      dry: false,
      count: 3,
      kind: 'x',
    });
  });

  it.each([
    [[], 'FILE is missing: A file.'],
    [['a', 'b', 'c'], "There is one argument too many: 'c'."],
    [['a', '--count', 'many'], "--count must be a number of at least 1 (it is 'many')."],
    [['a', '--count', '0'], "--count must be a number of at least 1 (it is '0')."],
    [['a', '--fly'], "Unknown option '--fly'."],
    [['a', '--kind'], "Option '--kind <value>' argument missing."],
  ])('says what is wrong with %j', async (words, sentence) => {
    const refused = await command.run(words).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    expect((refused as Error).message).toBe(sentence);
  });

  it('shows everything it takes', () => {
    vi.stubEnv('npm_lifecycle_event', '');
    expect(command.help()).toBe(`casa try FILE [OTHER_FILE] [OPTIONS]

Tries.

  FILE             A file
  OTHER_FILE       Another
  --dry            Does nothing
  --count NUMBER   How many (3 unless given)
  --kind KIND      Which
  --help           Shows this
`);
    vi.stubEnv('npm_lifecycle_event', 'backup');
    expect(command.help()).toMatch(/^npm run backup -- FILE /);
    vi.unstubAllEnvs();
  });
});

describe('the next night', () => {
  const at = (time: string) => Date.parse(`2026-11-18T${time}Z`);
  it.each([
    ['08:29:59', 1_000],
    ['08:30:00', 86_400_000],
    ['00:00:00', 8.5 * 3_600_000],
    ['23:30:00', 9 * 3_600_000],
  ])('after %s is never now', (time, ms) => {
    expect(untilNext(8 * 60 + 30, at(time))).toBe(ms);
  });
});
