import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  let waiting: ((time: number) => void)[] = [];
  let now = 0;
  /** Lets the frame begin that was asked for, so many milliseconds after the last one. */
  const nextFrame = (after = 16) => {
    now += after;
    const frames = waiting.splice(0);
    for (const frame of frames) frame(now);
    return frames.length;
  };

  beforeEach(() => {
    waiting = [];
    now = 1_000;
    vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => waiting.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => waiting.splice(0));
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const follow = (costMs: number) => {
    const drawn: string[] = [];
    const turns = createTurns(['answer', 'tables', 'plots'], (part) => {
      drawn.push(part);
      now += costMs;
    });
    return { drawn, turns };
  };

  it('are all taken in one frame where there is time', () => {
    const { drawn, turns } = follow(1);
    turns.begin();
    nextFrame();
    expect(drawn).toEqual(['answer', 'tables', 'plots']);
    expect(nextFrame()).toBe(0);
  });

  it('are taken a frame each where there is not, none of them twice', () => {
    const { drawn, turns } = follow(10);
    turns.begin();
    nextFrame();
    turns.begin();
    expect(drawn).toEqual(['answer']);
    nextFrame(6);
    nextFrame(6);
    expect(drawn).toEqual(['answer', 'tables', 'plots']);
    nextFrame(6);
    expect(drawn).toEqual(['answer', 'tables', 'plots', 'answer']);
  });

  it('wait a frame when the last one came late', () => {
    const { drawn, turns } = follow(10);
    turns.begin();
    nextFrame();
    nextFrame(40);
    expect(drawn).toEqual(['answer']);
    nextFrame();
    expect(drawn).toEqual(['answer', 'tables']);
  });

  it('are dropped when there is nothing to follow any more', () => {
    const { drawn, turns } = follow(10);
    turns.begin();
    turns.drop();
    expect(nextFrame()).toBe(0);
    expect(drawn).toEqual([]);
  });
});
