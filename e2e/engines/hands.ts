import { expect } from '@playwright/test';
import {
  chooseOption,
  findClickable,
  findField,
  readPage,
  scrollToEnd,
  startPage,
  takeComplaints,
} from './in-page.ts';
import type { Found, Tab } from './tab.ts';

/** What a person does on a page, whatever the engine. Each waits until it is possible. */
export type Hands = {
  open(path: string): Promise<void>;
  /** Clicks the link, button or choice in front whose words begin like one of these. */
  click(...words: string[]): Promise<void>;
  /** Fills the field of a label, in the page or in the frame of that title. */
  fill(label: string, value: string, frame?: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  readToEnd(label: string): Promise<void>;
  see(words: string): Promise<void>;
  /** What the console has complained about. */
  complaints(): Promise<string[]>;
};

const PATIENCE = { timeout: 60_000 };

export function handsOn(tab: Tab, origin: string): Hands {
  const complaints: string[] = [];
  const listen = async () => complaints.push(...(await tab.run(takeComplaints, [])));
  /** Asks the page until it says yes; a page that is just left does not answer. */
  const until = (ask: () => Promise<boolean>, what: string) =>
    expect(async () => {
      if (!(await ask())) throw new Error(`Not there: ${what}`);
    }).toPass(PATIENCE);
  const use = (
    find: () => Promise<Found | undefined>,
    what: string,
    act: (found: Found) => unknown,
  ) =>
    until(async () => {
      const found = await find();
      if (found) await act(found);
      return found !== undefined;
    }, what);
  return {
    async open(path) {
      await listen();
      await tab.goto(origin + path);
      await until(() => tab.run(startPage, []), path);
    },
    click: (...words) =>
      use(
        () => tab.find(findClickable, words),
        words.join(' / '),
        (found) => found.click(),
      ),
    fill: (label, value, frame) =>
      use(
        () => tab.find(findField, [label], frame),
        label,
        (found) => found.type(value),
      ),
    choose: (label, option) => until(() => tab.run(chooseOption, [label, option]), option),
    readToEnd: (label) => until(() => tab.run(scrollToEnd, [label]), label),
    see: (words) => until(async () => (await tab.run(readPage, [])).includes(words), words),
    async complaints() {
      await listen();
      return complaints;
    },
  };
}
