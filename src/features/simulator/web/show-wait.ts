import { DEFAULT_LOCALE, LOCALES } from '#shared/text/locale.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { chanceByYear, isMyBid, isOtherBidders } from '../waiting/wait.ts';
import { describeWait, writePercent } from './describe-wait.ts';

/** The height of a whole bar in the drawing, and the room above it. */
export const BAR_HEIGHT = 100;
export const BAR_TOP = 10;

/** Writes the result for the current choices into the estimator's HTML. */
export async function showWait(element: HTMLElement): Promise<void> {
  const chosen = (name: string) =>
    element.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? '';
  const [others, bid] = [chosen('others'), chosen('bid')];
  if (!isOtherBidders(others) || !isMyBid(bid)) return;
  for (const [index, chance] of chanceByYear(others, bid).entries()) {
    const height = chance * BAR_HEIGHT;
    const bar = element.querySelector(`rect[data-bar="${index + 1}"]`);
    bar?.setAttribute('height', String(height));
    bar?.setAttribute('y', String(BAR_TOP + BAR_HEIGHT - height));
    const figure = element.querySelector(`[data-figure="${index + 1}"]`);
    if (figure) figure.textContent = writePercent(chance);
  }
  const own = element.querySelector<HTMLElement>('[data-wait-estimator]');
  const locale = LOCALES.find((one) => one === own?.dataset.waitEstimator) ?? DEFAULT_LOCALE;
  const answer = element.querySelector('[data-answer]');
  const plan = chosen('plan') === '650' ? '650' : '450';
  await loadTexts(locale);
  if (answer) answer.textContent = describeWait({ plan, others, bid }, locale);
}
