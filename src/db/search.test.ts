import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { selectRows } from './executor.ts';
import { foldText, searchWords } from './search.ts';

describe('foldText', () => {
  it.each([
    ['Conceição JOSÉ', 'conceicao jose'],
    ['Müller Ñandú', 'muller nandu'],
    ['Šimić 李', 'simic 李'],
    ['Nguyễn ĐỨC', 'nguyen duc'],
    ['İpek IŞIL Işıl', 'ipek isil isil'],
    ['Łukasz ØSTERGAARD', 'lukasz ostergaard'],
    ['Ёлкина АНДРЕЙ', 'елкина андреи'],
    ['ΓΙΏΡΓΟΣ Γιώργος', 'γιωργοσ γιωργοσ'],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('folds letters with combining accents', () => {
    expect(foldText('Jose\u0301')).toBe('jose');
  });
});

describe('searchWords', () => {
  it.each([
    ['(801) 555-0100', ['8015550100']],
    ['+1 801 555', ['1801555']],
    ['Ana  Lima', ['ana', 'lima']],
    ['84101 Provo', ['84101', 'provo']],
    ['  ', []],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('reads %s as %j', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });
});

describe('the searched text in the database', () => {
  const test = useTestApp();

  it('has the words folded and the digits of the phone', async () => {
    const name = 'CONCEIÇÃO İpek Nguyễn Łukasz Ёлкина ΓΙΏΡΓΟΣ 李';
    const [row] = await selectRows<{ text: string }>(
      test.context.db,
      sql`select search_text_of('+1 (801) 555-0199', ${name}, 'N1') as text`,
    );
    expect(row?.text).toBe(` ${foldText(name)} n1 18015550199`);
  });

  it('folds every letter of the European alphabets as the words are folded', async () => {
    const ranges = [
      [0x20, 0x24f],
      [0x300, 0x52f],
      [0x1e00, 0x1fff],
    ] as const;
    const letters = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    // A letter before each, since an accent belongs to what stands before it.
    const words = letters.map((letter) => `n${letter}`);
    const rows = await selectRows<{ word: string; text: string }>(
      test.context.db,
      sql`select word, search_text_of(null, word) as text
        from json_array_elements_text(${JSON.stringify(words)}::json) as word`,
    );
    expect(rows).toHaveLength(words.length);
    expect(rows.filter(({ word, text }) => text !== ` ${foldText(word)} `)).toEqual([]);
  });
});
