import { useEffect, useState } from 'react';
import { writeAnswer } from '../../sentences/write-answer.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { useAllInputs } from '../use-calculator.ts';
import { resultOf } from './result-of.ts';
import { useFigureWriter } from './write-figure.ts';

/**
 * On phones the sliders are below the answer: while they are used, the answer stays at the lower
 * edge. Hidden from screen readers, which have the answer and the live region.
 */
export function AnswerBar({ tab }: { tab: Tab }) {
  const { locale, difference } = useFigureWriter();
  const isShown = useIsAnswerAbove(tab);
  const inputs = useAllInputs(isShown ? 'inLaterFrame' : 'settled');
  const { answers } = resultOf(tab, inputs);
  // The whole count, where there is one: it follows every slider.
  const answer = answers[1]?.key === 'awardChance' ? answers[0] : (answers[1] ?? answers[0]);
  if (!isShown || !answer) return null;
  return (
    <p aria-hidden="true" className="answer-bar print:hidden">
      {writeAnswer(answer, inputs, locale, difference)}
    </p>
  );
}

/** Whether the answer is scrolled out above while the panel is still visible. */
function useIsAnswerAbove(tab: Tab): boolean {
  const [isAbove, setIsAbove] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has an answer of its own
  useEffect(() => {
    const answer = document.querySelector('[data-first-answer]');
    const panel = document.querySelector('.calculator-panel');
    if (!answer || !panel) return;
    const update = () => {
      setIsAbove(
        answer.getBoundingClientRect().bottom < 0 && panel.getBoundingClientRect().bottom > 0,
      );
    };
    const observer = new IntersectionObserver(update);
    observer.observe(answer);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [tab]);
  return isAbove;
}
