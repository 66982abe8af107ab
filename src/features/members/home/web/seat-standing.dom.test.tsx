import { expect, it } from 'vitest';
import { loadAllTexts } from '#shared/text/texts.ts';
import { show } from '#testing/dom/show.tsx';
import type { HomeSeat } from '../contract.ts';
import { SeatStanding } from './seat-standing.tsx';

await loadAllTexts();

const SEAT = {
  contributions: { groupName: 'Group 1', seat: 17 },
  state: { kind: 'left-before-start' },
} as HomeSeat;

it.each([
  [
    'en',
    'Then everything you paid beyond the deposit is paid back to you; the deposit is not returned',
    'your seat is cancelled, and you get its statement',
    'Nothing more is due',
  ],
  [
    'pt-BR',
    'tudo o que você pagou além do depósito é devolvido; o depósito não é devolvido',
    'a cota é cancelada, e você recebe o demonstrativo',
    'Nada mais é devido',
  ],
] as const)('says what comes back of a place left before the start (%s)', (locale, ...texts) => {
  const [back, otherwise, denied] = texts;
  show(<SeatStanding seat={SEAT} isFirst name="Ana" />, locale);
  const { textContent } = document.body;
  expect(textContent).toContain(back);
  expect(textContent).toContain(otherwise);
  expect(textContent).not.toContain(denied);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/dashboard/bank-details');
});
