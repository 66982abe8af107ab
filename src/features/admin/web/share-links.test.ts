import { describe, expect, it } from 'vitest';
import { originOf } from './share-links.ts';

describe('originOf', () => {
  it.each([
    ['', 'https://here.example'],
    ['  ', 'https://here.example'],
    ['casacircle.org', 'https://casacircle.org'],
    ['HTTP://casacircle.org/some/page?x=1', 'http://casacircle.org'],
    ['localhost:3000', 'https://localhost:3000'],
    ['not a domain', undefined],
    ['casacircle', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://casacircle.org', undefined],
  ])('reads %j as %s', (domain, origin) => {
    expect(originOf(domain, 'https://here.example')).toBe(origin);
  });
});
