import { expect, it } from 'vitest';
import { eventWords, FIRST_EVENT, isOver } from './event.ts';
import { waitlistNames } from './texts.ts';

it('says the day and the time as the data has them', () => {
  expect(eventWords(FIRST_EVENT, 'pt-BR')).toEqual({
    day: '11',
    month: 'julho',
    weekday: 'sexta-feira',
    year: '2025',
    hours: '7PM–8PM',
    from: '19h',
    until: '20h',
    minutes: 60,
  });
  expect(eventWords(FIRST_EVENT, 'en')).toMatchObject({
    day: '11',
    month: 'July',
    weekday: 'Friday',
    hours: '7PM–8PM',
    from: '7PM',
  });
});

it.each([
  [60, '1 hora', '1 hour'],
  [90, '90 minutos', '90 minutes'],
  [120, '2 horas', '2 hours'],
])('says how long %i minutes are', (minutes, portuguese, english) => {
  expect(waitlistNames('pt-BR').duration(minutes)).toBe(portuguese);
  expect(waitlistNames('en').duration(minutes)).toBe(english);
});

it('is over when it has ended, not when it begins', () => {
  expect(isOver(FIRST_EVENT, new Date(FIRST_EVENT.startsAt))).toBe(false);
  expect(isOver(FIRST_EVENT, new Date(FIRST_EVENT.endsAt))).toBe(true);
});
