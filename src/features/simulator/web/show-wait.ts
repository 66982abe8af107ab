import { DEFAULT_LOCALE, LOCALES } from '#shared/text/locale.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { COURSES, chanceByYear, isMyBid, isOtherBidders } from '../waiting/wait.ts';
import { describeWait, writePercent } from './describe-wait.ts';
import { waitLine } from './wait-drawing.ts';

/** Writes the result for the current choices into the estimator's HTML. */
export async function showWait(element: HTMLElement): Promise<void> {
  const chosen = (name: string) =>
    element.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? '';
  const [others, bid] = [chosen('others'), chosen('bid')];
  if (!isOtherBidders(others) || !isMyBid(bid)) return;
  for (const course of COURSES) {
    const chances = chanceByYear(others, bid, course);
    element.querySelector(`path[data-line="${course}"]`)?.setAttribute('d', waitLine(chances));
    for (const cell of element.querySelectorAll<HTMLElement>(`[data-course="${course}"]`)) {
      cell.textContent = writePercent(chances[Number(cell.dataset.year) - 1] ?? 0);
    }
  }
  const own = element.querySelector<HTMLElement>('[data-wait-estimator]');
  const locale = LOCALES.find((one) => one === own?.dataset.waitEstimator) ?? DEFAULT_LOCALE;
  const answer = element.querySelector('[data-answer]');
  const plan = chosen('plan') === '650' ? '650' : '450';
  await loadTexts(locale);
  if (answer) answer.textContent = describeWait({ plan, others, bid }, locale);
}
