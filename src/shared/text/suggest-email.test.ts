import { describe, expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

describe('a mistyped address', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    [' Ana@GMIAL.com ', 'Ana@gmail.com'],
    ['ana@hotmal.com', 'ana@hotmail.com'],
    ['ana@yahooo.com', 'ana@yahoo.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@hotmial.com.br', 'ana@hotmail.com.br'],
  ])('%s is probably %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    '',
    'ana',
    'ana@',
    'ana@gmail.com',
    'ana@ymail.com',
    'ana@email.com',
    'ana@mail.com',
    'ana@yahoo.com.br',
    'ana@example.com',
    'a@b@gmial.com',
  ])('%j is left alone', (typed) => expect(suggestEmail(typed)).toBeUndefined());
});
