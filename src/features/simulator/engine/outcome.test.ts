import { describe, expect, test } from 'vitest';
import { chanceByMonth } from '#features/program-rules/odds.ts';
import { type Assumptions, configOf, DEFAULTS } from '../assumptions.ts';
import { describeOutcome } from '../describe-outcome.ts';
import { chancesWithBid, lotteryChances, monthOfBid } from './chances.ts';
import { countStates, filmOf, seatState } from './film.ts';
import { isShort, medianOf, playTrial } from './outcome.ts';
import { playGroup } from './play-group.ts';

const calm: Assumptions = {
  ...DEFAULTS,
  late: 0,
  leave: 0,
  stop: 0,
  bidders: 0,
  freshBids: 0,
  unpaidBids: 0,
};

describe('a hundred groups', () => {
  test('when everybody pays and nobody bids, homes come two a month and the chance is even', () => {
    const outcome = playTrial(calm, 3);
    for (const month of [1, 60, 240]) {
      expect(outcome.homes.low[month]).toBe(2 * month);
      expect(outcome.homes.high[month]).toBe(2 * month);
      expect(outcome.neverBid[month]).toBeCloseTo(month / 240, 6);
      expect(outcome.neverBid[month]).toBeCloseTo(chanceByMonth(month, 'nobody'), 6);
    }
    // Nobody else bids: the first bid wins.
    expect(outcome.withBid[1]).toBe(1);
    expect(outcome.ends.some(isShort)).toBe(false);
  });

  test.each([
    [5, 'one-in-20'],
    [10, 'one-in-10'],
    [20, 'one-in-5'],
  ] as const)('with %i in 100 bidders the chance agrees with the formula', (bidders, others) => {
    const outcome = playTrial({ ...calm, bidders }, 30);
    for (const month of [12, 60, 120, 180, 228]) {
      expect(Math.abs((outcome.neverBid[month] ?? 0) - chanceByMonth(month, others))).toBeLessThan(
        0.015,
      );
    }
  });

  test('with the cautious defaults some groups run short, and the text says so first', () => {
    const outcome = playTrial(DEFAULTS, 40);
    const short = outcome.ends.filter(isShort);
    expect(short.length).toBeGreaterThan(4);
    expect(short.length).toBeLessThan(36);
    for (const end of short) expect(end.firstUncovered).toBeGreaterThan(0);
    expect(describeOutcome(outcome, DEFAULTS, 'en')[0]).toContain(
      `In ${short.length} the money runs short`,
    );
    expect(describeOutcome(outcome, DEFAULTS, 'pt-BR')[0]).toContain(
      `Em ${short.length}, o dinheiro não chega`,
    );
  });

  test('a higher bid is never selected later', () => {
    const life = playGroup(configOf({ ...DEFAULTS, bidders: 20 }, 4));
    const months = [96, 110, 130, 160, 200, 239].map((n) => monthOfBid(life, '450', n) || 241);
    expect(months).toEqual(months.toSorted((a, b) => b - a));
    expect(months.at(-1)).toBe(1);
  });

  test('a bid raises the chance to certainty in its month and not before', () => {
    const chances = lotteryChances(playGroup(configOf(DEFAULTS, 1)));
    const lifted = chancesWithBid(chances, 30);
    expect(lifted[29]).toBe(chances[29]);
    expect(lifted[30]).toBe(1);
    expect(chancesWithBid(chances, 0)).toBe(chances);
  });
});

test('a film shows every seat in the state of the simulated life', () => {
  const life = playGroup(configOf(DEFAULTS, 2));
  const film = filmOf(life, 480);
  expect(countStates(film, 0)).toEqual({ waiting: 480, lottery: 0, bid: 0, left: 0, stopped: 0 });
  const end = countStates(film, 240);
  expect(end.lottery + end.bid + end.stopped).toBe(life.closing.served);
  const [seat, kind] = life.months[0]?.awards[0] ?? [0, ''];
  expect(seatState(film, seat, 1)).toBe(kind === 'bid' ? 'bid' : 'lottery');
  expect(seatState(film, seat, 0)).toBe('waiting');
});

test('the median of no figures is undefined', () => {
  expect(medianOf([])).toBeUndefined();
  expect(medianOf([9, 1, 5])).toBe(5);
});
