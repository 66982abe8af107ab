import { describe, expect, it } from 'vitest';
import { countUndescribed, findRemoved } from './find-removed.ts';

const own = '/blog/images/0123456789abcdef0123456789abcdef.webp';

describe('what saving takes out of an article', () => {
  it('is nothing for plain text and harmless formatting', () => {
    expect(findRemoved('Um texto.\n\n<h1>Título</h1><div><p>Outro</p></div>')).toEqual([]);
    expect(
      findRemoved(`<a href="https://example.org" target="_blank">x</a><img src="${own}" alt="x">`),
    ).toEqual([]);
  });

  it('is named as its author knows it, each once', () => {
    expect(
      findRemoved(
        '<script>x()</script><iframe src="https://v.example"></iframe><p onclick="x()">a</p>' +
          '<script></script><a href="javascript:x()">b</a><img src="https://other.example/a.png">',
      ),
    ).toEqual(['<script>', '<iframe>', 'onclick="…"', 'href="javascript:…"', '<img src="…">']);
  });
});

it('counts pictures without a description', () => {
  expect(countUndescribed(`<img src="${own}" alt="Uma casa"><img src="${own}" alt="">`)).toBe(0);
  expect(countUndescribed(`<img src="${own}">`)).toBe(1);
});
