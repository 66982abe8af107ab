import { test as base, expect } from '@playwright/test';
import { ENGINES } from './engines.ts';
import { type Hands, handsOn } from './hands.ts';

/** Playwright's runner without its browsers: the name of a project says which engine to use. */
export const test = base.extend<{ openHands: (width: number) => Promise<Hands> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed.
  openHands: async ({}, use, { project }) => {
    const engine = ENGINES.find(({ name }) => name === project.name);
    if (!engine) throw new Error(`There is no engine ${project.name}.`);
    const closings: (() => Promise<void>)[] = [];
    await use(async (width) => {
      const tab = await engine.openTab(width);
      closings.push(tab.close);
      return handsOn(tab, process.env.SITE_URL ?? '');
    });
    for (const close of closings) await close();
  },
});

export { expect };
