import { expect, type Page } from '@playwright/test';
import { englishIn, otherWordIn } from '../../src/testing/portuguese.ts';

/** The same in every language: addresses, files, what is quoted, and what the staff wrote. */
const NAMES =
  /\S+@\S+|\S+\.pdf|Salt Lake City.*|EN\b|7PM–8PM|The owner|Your papers are complete\.|Appraisal and title are ordered\.|The appraisal covers the price\./g;

/** The visible text of the page and its dialogs, without what is marked as another language. */
export async function expectPortuguese(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const text = await page.evaluate(() => {
    // The names of the states are names.
    const others = '[lang="en"]:not(html), code, select[name="state"]';
    const hidden = [...document.querySelectorAll<HTMLElement>(others)];
    const before = hidden.map(({ style }) => style.display);
    for (const { style } of hidden) style.display = 'none';
    const shown = document.body.innerText;
    for (const [index, { style }] of hidden.entries()) style.display = before[index] ?? '';
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')]
      .filter((element) => !element.closest('[lang="en"]:not(html)'))
      .flatMap((element) =>
        ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
      );
    return [document.title, shown, ...labels].join('\n');
  });
  const words = text.replaceAll(NAMES, ' ');
  expect.soft(englishIn(words) ?? otherWordIn(words), page.url()).toBeUndefined();
}
