import { expect, it } from 'vitest';
import { eventWords, FIRST_EVENT, isOver } from './event.ts';

it('says the day and the time as the data has them', () => {
  expect(eventWords(FIRST_EVENT)).toEqual({
    day: '11',
    month: 'julho',
    weekday: 'sexta-feira',
    year: '2025',
    hours: '7PM–8PM',
    hoursInWords: '19h às 20h',
    duration: '1 hora',
  });
});

it('is over when it has ended, not when it begins', () => {
  expect(isOver(FIRST_EVENT, new Date(FIRST_EVENT.startsAt))).toBe(false);
  expect(isOver(FIRST_EVENT, new Date(FIRST_EVENT.endsAt))).toBe(true);
});
