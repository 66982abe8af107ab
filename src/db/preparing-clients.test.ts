import { performance } from 'node:perf_hooks';
import { describe, expect, it, vi } from 'vitest';
import { OftenRun } from './preparing-clients.ts';

const run = (often: OftenRun, text: string, times: number) =>
  Array.from({ length: times }, () => often.nameOf(text)).at(-1);

describe('what runs often', () => {
  it('has run ten times within a minute', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const often = new OftenRun();
    expect(run(often, 'select 1', 9)).toBeUndefined();
    expect(run(often, 'select 1', 1)).toBe('often_1');
    expect(run(often, 'select 2', 9)).toBeUndefined();
    clock.mockReturnValue(61_000);
    expect(run(often, 'select 2', 9)).toBeUndefined();
    expect(run(often, 'select 1', 1)).toBe('often_1');
  });

  it('is not kept out by many statements that run now and then', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const often = new OftenRun();
    for (let minute = 0; minute < 20; minute += 1) {
      clock.mockReturnValue(minute * 61_000);
      for (let text = 0; text < 200; text += 1) run(often, `select ${text}`, 1);
    }
    expect(run(often, 'select from the list', 10)).toBe('often_1');
  });
});
