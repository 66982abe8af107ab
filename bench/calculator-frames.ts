import { type CDPSession, chromium, type Page } from '@playwright/test';
import { inputs } from '../src/features/calculators/sentences/labels.en.ts';
import { TABS } from '../src/features/calculators/tabs/tabs.ts';
import { BROWSER_FLAGS } from '../src/testing/browsers/browser.ts';
import { findUsualBrowser } from '../src/testing/browsers/find-browser.ts';
import type { Figure, Measured } from './frame.ts';
import type { Product } from './product.ts';

type FrameCount = {
  framesExpected: number;
  framesDropped: number;
  worstFrameMs: number;
  /** Main-thread time per step of the slider, on the slowest tab. */
  workOfStepMs: number;
  /** How often the result was updated, on the slowest tab. */
  answersPerSecond: number;
};

type Gesture = 'drag' | 'rest';

const CPU_SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
const DRAG_MS = 2_000;
/** Waits until fonts and parts are loaded before dragging. */
const SETTLE_MS = 1_000;
/** Fewer updates than this mean that the drag did not reach the page. */
const FEWEST_REPAINTS = 10;

/** Frames dropped while dragging sliders, compared with an idle page on the same machine. */
export async function measureCalculators({ url }: Product): Promise<Measured> {
  const { path } = await findUsualBrowser();
  const resting = await measureCalculatorFrames(url, path, 'rest');
  const dragging = await measureCalculatorFrames(url, path);
  const figures = (when: string, count: FrameCount): Figure[] => [
    {
      name: `calculators, frames dropped ${when}`,
      unit: '%',
      value: shareDropped(count),
      goal: '≤ 2',
    },
    { name: `calculators, longest frame ${when}`, unit: 'ms', value: count.worstFrameMs },
  ];
  return {
    comparisons: [],
    figures: [
      ...figures('at rest, CPU 4× slower', resting),
      ...figures('while a slider moves, CPU 4× slower', dragging),
      {
        name: 'calculators, work for a step of a slider, CPU 4× slower (thread time)',
        unit: 'ms',
        value: dragging.workOfStepMs,
        goal: '≤ 16.7',
      },
      {
        name: 'calculators, answers while a slider moves, CPU 4× slower',
        unit: 'a second',
        value: dragging.answersPerSecond,
      },
    ],
  };
}

function shareDropped({ framesDropped, framesExpected }: FrameCount): number {
  return Math.round((framesDropped / framesExpected) * 1000) / 10;
}

/**
 * Drags a slider of every tab back and forth with CPU throttling, and counts dropped frames. Every
 * position of the slider gives a new result.
 */
async function measureCalculatorFrames(
  baseUrl: string,
  browserPath: string,
  gesture: Gesture = 'drag',
): Promise<FrameCount> {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    const total = {
      framesExpected: 0,
      framesDropped: 0,
      worstFrameMs: 0,
      workOfStepMs: 0,
      answersPerSecond: Number.POSITIVE_INFINITY,
    };
    // Thread time, not wall-clock time: other processes do not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (const tab of TABS) {
      const count = await measureTab(page, devtools, `${baseUrl}/calculators?tab=${tab}`, gesture);
      total.framesExpected += count.framesExpected;
      total.framesDropped += count.framesDropped;
      total.worstFrameMs = Math.max(total.worstFrameMs, count.worstFrameMs);
      total.workOfStepMs = Math.max(total.workOfStepMs, count.workOfStepMs);
      total.answersPerSecond = Math.min(total.answersPerSecond, count.answersPerSecond);
    }
    return total;
  } finally {
    await browser.close();
  }
}

async function measureTab(
  page: Page,
  devtools: CDPSession,
  address: string,
  gesture: Gesture,
): Promise<FrameCount> {
  await page.goto(address);
  await page.waitForSelector('html[data-script]');
  // The page starts its code at the first use.
  await page.mouse.move(1, 1);
  await page.waitForSelector('html[data-ready]');
  await page.waitForTimeout(SETTLE_MS);
  // Every tab has this slider, and every result depends on it.
  const control = page.getByRole('slider', { name: inputs.interestRate, exact: true });
  await control.scrollIntoViewIfNeeded();
  const slider = await control.boundingBox();
  if (!slider) throw new Error(`${address} shows no slider`);
  const at = (share: number) => ({
    x: slider.x + slider.width * share,
    y: slider.y + slider.height / 2,
  });
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      ...at(share),
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await send('mousePressed', 0.5);
  await page.evaluate(startCounting);
  const workedBefore = await readWork(devtools);
  const steps = Math.round(DRAG_MS / FRAME_MS);
  const moves: Promise<unknown>[] = [];
  for (let step = 0; step < steps; step++) {
    // Not awaited: a real drag does not wait for the page either.
    const share = 0.5 + 0.35 * Math.sin((step / steps) * 4 * Math.PI);
    if (gesture === 'drag') moves.push(send('mouseMoved', share));
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
  await Promise.all(moves);
  const worked = (await readWork(devtools)) - workedBefore;
  const { frames, repaints } = await page.evaluate(stopCounting);
  await send('mouseReleased', 0.5);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (gesture === 'drag' && repaints < FEWEST_REPAINTS) {
    throw new Error(`${address}: the answer changed only ${repaints} times while dragging`);
  }
  return {
    ...countFrames(frames),
    workOfStepMs: Math.round((worked / steps) * 10) / 10,
    answersPerSecond: Math.round(repaints / (DRAG_MS / 1000)),
  };
}

async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** A frame that took two intervals has dropped one. */
function countFrames(
  frames: readonly number[],
): Omit<FrameCount, 'workOfStepMs' | 'answersPerSecond'> {
  const lengths = frames.slice(1).map((frame, index) => frame - (frames[index] ?? 0));
  const expected = lengths.reduce((sum, length) => sum + Math.round(length / FRAME_MS), 0);
  return {
    framesExpected: expected,
    framesDropped: Math.max(0, expected - lengths.length),
    worstFrameMs: Math.round(Math.max(...lengths) * 10) / 10,
  };
}

type Counter = { frames: number[]; repaints: number; isRunning: boolean };

/** Runs in the page. */
function startCounting(): void {
  const counter: Counter = { frames: [], repaints: 0, isRunning: true };
  Object.assign(window, { frameCounter: counter });
  const note = (time: number) => {
    counter.frames.push(time);
    if (counter.isRunning) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  const answer = document.querySelector('.calculator-answer p');
  const watcher = new MutationObserver(() => {
    counter.repaints += 1;
  });
  if (answer) watcher.observe(answer, { subtree: true, characterData: true, childList: true });
}

/** Runs in the page. */
function stopCounting(): Counter {
  const { frameCounter } = window as unknown as { frameCounter: Counter };
  frameCounter.isRunning = false;
  return frameCounter;
}
