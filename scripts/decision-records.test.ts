import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const records = readdirSync(FOLDER)
  .filter((file) => /^\d{4}-/.test(file))
  .map((file) => {
    const text = read(file);
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
    const [, state] = /^(Superseded (?:in part )?by .+?)(?:\.|:.*)$/m.exec(text) ?? [];
    return { file, number: Number(number), title, state: state?.toLowerCase() ?? 'in force' };
  });

const rows = [...read('README.md').matchAll(/^\| \[(.+)\]\((.+\.md)\) \| (.+) \|$/gm)].map(
  ([, name, file, state]) => ({ name, file, state: state?.toLowerCase() }),
);

it('lists every record once, with its title and state', () => {
  const expected = records.map(({ file, number, title, state }) => ({
    name: `${number}. ${title}`,
    file,
    state,
  }));
  const byFile = (a: { file?: string | undefined }, b: { file?: string | undefined }) =>
    (a.file ?? '').localeCompare(b.file ?? '');
  expect(rows.toSorted(byFile)).toEqual(expected.toSorted(byFile));
});

it('numbers a record as its file', () => {
  expect(records.filter(({ file, number }) => Number(file.slice(0, 4)) !== number)).toEqual([]);
});
