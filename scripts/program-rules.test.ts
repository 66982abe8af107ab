import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../src/features/rule-book/chapters.ts';
import { citationsOf, findProblems, readRuleBook } from './program-rules.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readIfThere = (file: string) => {
  try {
    return read(file);
  } catch {
    return undefined;
  }
};

const book = readRuleBook(read('docs/program.md'));
const numbers = book.flatMap(({ number }) => number ?? []);

/** Everything that may cite a rule; this test plants wrong citations. */
const sources = globSync(
  ['{src,scripts,e2e,bench}/**/*.{ts,tsx,css,sql}', 'docs/**/*.md', 'migrations/*.sql', '*.md'],
  { cwd: root },
).filter((file) => file !== 'scripts/program-rules.test.ts');

describe('the rule book', () => {
  it('has every number once, from 1 on without a gap, and the public page has the same', () => {
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(CHAPTERS.flatMap(({ rules }) => [...rules])).toEqual(numbers);
    expect(numbers.length).toBe(19);
  });

  it('is what every citation resolves to', () => {
    const cited = sources.flatMap((file) =>
      citationsOf(read(file)).map((number) => ({ file, number })),
    );
    // Otherwise the test would also pass when it finds nothing.
    expect(cited.length).toBeGreaterThan(60);
    expect(new Set(cited.map(({ file }) => file.split('/')[0]))).toContain('src');
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  it('names for every rule code that exists and tests that exist', () => {
    expect(book.flatMap((rule) => findProblems(rule, readIfThere))).toEqual([]);
  });
});

describe('citations', () => {
  it.each([
    ['(rule 8)', [8]],
    ['Rule 12: it repays', [12]],
    ['rules 17 and 18', [17, 18]],
    ['(rules 8, 11 and 13)', [8, 11, 13]],
    ['rules 4 to 7 and rule 20', [4, 5, 6, 7, 20]],
    ['a comment that goes on: rule\n * 21', [21]],
    ['rules 3–5', [3, 4, 5]],
  ])('are found in %j', (text, expected) => {
    expect(citationsOf(text)).toEqual(expected);
  });

  it.each([
    // The line of a draw's list that names the version of the rules.
    "'month 31\\nrules 1'",
    'rules 1\n',
    'overrule 3',
    '#rule-8',
    'rule 2024-01',
    'lint rules and 3 others',
  ])('are not seen in %j', (text) => {
    expect(citationsOf(text)).toEqual([]);
  });
});

describe('a rule that does not hold what it says', () => {
  const files: Record<string, string> = {
    'src/pay.ts':
      'export async function pay() {}\nexport const FEE = 1;\nfunction hidden() {}\n// export function gone',
    'src/pay.test.ts':
      "it('pays once', () => {});\nit.each([1])(\n  'pays %i times',\n  () => {});",
  };
  const problemsOf = (lines: string) => {
    const [rule] = readRuleBook(`# Rules\n\n### 4. Paying\n\nText.\n\n${lines}\n`);
    if (!rule) throw new Error('no rule was read');
    return findProblems(rule, (file) => files[file]);
  };
  const decided = '- Decided by: `src/pay.ts` `pay`';
  const proved = "- Proved by: `src/pay.test.ts` 'pays once'";

  it('is accepted when everything is there', () => {
    const more = "- Decided by: `src/pay.ts` `FEE`\n- Proved by: `src/pay.test.ts` 'pays %i times'";
    expect(problemsOf(`${decided}\n${proved}\n${more}`)).toEqual([]);
  });

  it.each([
    [`${proved}`, 'rule 4 names nothing that decides it'],
    [`${decided}`, 'rule 4 names no test'],
    [`- Decided by: \`src/gone.ts\` \`pay\`\n${proved}`, 'rule 4: there is no file src/gone.ts'],
    [`- Decided by: \`src/pay.ts\` \`paid\`\n${proved}`, 'rule 4: src/pay.ts exports no paid'],
    [`- Decided by: \`src/pay.ts\` \`hidden\`\n${proved}`, 'rule 4: src/pay.ts exports no hidden'],
    [`- Decided by: \`src/pay.ts\` \`gone\`\n${proved}`, 'rule 4: src/pay.ts exports no gone'],
    [
      `${decided}\n- Proved by: \`src/pay.test.ts\` 'pays'`,
      "rule 4: src/pay.test.ts has no test 'pays'",
    ],
    [`${decided}\n${proved}\n- Proved by: nobody`, "rule 4: cannot read '- Proved by: nobody'"],
  ])('is found: %#', (lines, problem) => {
    expect(problemsOf(lines)).toEqual([problem]);
  });
});
