import { describe, expect, it } from 'vitest';
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
