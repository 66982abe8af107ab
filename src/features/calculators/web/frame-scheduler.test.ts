import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameScheduler } from './frame-scheduler.ts';

describe('scheduler', () => {
  let waiting: ((time: number) => void)[] = [];
  let now = 0;
  /** Runs the requested frame, `after` milliseconds after the last one. */
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
    let round = 0;
    const draw = (part: string) => {
      drawn.push(`${part} ${round}`);
      now += costMs;
    };
    const scheduler = createFrameScheduler(draw, () => {
      round += 1;
    });
    const leave = Object.fromEntries(
      ['answer', 'tables', 'plots'].map((part) => [part, scheduler.join(part)]),
    );
    return { drawn, scheduler, leave };
  };

  it('are all taken in one frame where there is time', () => {
    const { drawn, scheduler } = follow(1);
    scheduler.begin();
    nextFrame();
    expect(drawn).toEqual(['answer 1', 'tables 1', 'plots 1']);
    expect(nextFrame()).toBe(0);
  });

  it('are taken a frame each where there is not, and a round is finished before the next', () => {
    const { drawn, scheduler } = follow(10);
    scheduler.begin();
    nextFrame();
    scheduler.begin();
    scheduler.begin();
    expect(drawn).toEqual(['answer 1']);
    nextFrame(6);
    nextFrame(6);
    expect(drawn).toEqual(['answer 1', 'tables 1', 'plots 1']);
    nextFrame(6);
    nextFrame(6);
    nextFrame(6);
    expect(drawn.slice(3)).toEqual(['answer 2', 'tables 2', 'plots 2']);
    expect(nextFrame(6)).toBe(0);
  });

  it('wait a frame when the last one came late', () => {
    const { drawn, scheduler } = follow(10);
    scheduler.begin();
    nextFrame();
    nextFrame(40);
    expect(drawn).toEqual(['answer 1']);
    nextFrame();
    expect(drawn).toEqual(['answer 1', 'tables 1']);
  });

  it('are not taken by a part that has left', () => {
    const { drawn, scheduler, leave } = follow(10);
    scheduler.begin();
    leave.tables?.();
    for (let frames = 0; frames < 5; frames++) nextFrame(6);
    expect(drawn).toEqual(['answer 1', 'plots 1']);
  });

  it('are dropped when there is nothing to follow any more', () => {
    const { drawn, scheduler } = follow(10);
    scheduler.begin();
    nextFrame();
    scheduler.begin();
    scheduler.drop();
    expect(nextFrame()).toBe(0);
    expect(drawn).toEqual(['answer 1']);
    scheduler.begin();
    nextFrame();
    expect(drawn).toEqual(['answer 1', 'answer 2']);
  });
});
