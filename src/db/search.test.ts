import { describe, expect, it } from 'vitest';
import { foldText, searchWords } from './search.ts';

describe('foldText', () => {
  it('removes accents from the same letters as the database', () => {
    expect(foldText('Conceição JOSÉ')).toBe('conceicao jose');
    expect(foldText('Müller Ñandú')).toBe('muller nandu');
    expect(foldText('Šimić 李')).toBe('šimić 李');
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
