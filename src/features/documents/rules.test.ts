import { describe, expect, it } from 'vitest';
import { cleanName, formatBytes } from './rules.ts';

describe('the name of a document', () => {
  it.each([
    ['paystub march.pdf', 'application/pdf', 'paystub march.pdf'],
    ['IMG_2041.JPEG', 'image/jpeg', 'IMG_2041.jpeg'],
    ['..\\..\\evil.pdf.exe', 'image/jpeg', 'evil.pdf.jpg'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['gpj.\u202Efdp.exe', 'application/pdf', 'gpj.fdp.pdf'],
    ['  contra\u0000cheque\r\n.pdf ', 'application/pdf', 'contracheque.pdf'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    ['', 'image/png', 'document.png'],
    ['...', 'image/png', 'document.png'],
    ['declaração de renda (março).pdf', 'application/pdf', 'declaração de renda (março).pdf'],
    ['<img src=x>.png', 'image/png', 'img src=x.png'],
    ['no ending at all', 'image/webp', 'no ending at all.webp'],
  ] as const)('%j of type %s becomes %j', (given, type, kept) => {
    expect(cleanName(given, type)).toBe(kept);
  });

  it('is at most 120 characters long', () => {
    expect(cleanName(`${'á'.repeat(400)}.pdf`, 'application/pdf').length).toBeLessThanOrEqual(120);
  });
});

it('writes sizes as people do', () => {
  expect([1, 300_000, 2_500_000].map(formatBytes)).toEqual(['1 KB', '293 KB', '2.4 MB']);
});
