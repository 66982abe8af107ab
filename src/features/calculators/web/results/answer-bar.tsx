import { useEffect, useState } from 'react';
import { writeAnswer } from '../../sentences/write-answer.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { useAllInputs } from '../use-calculator.ts';
import { resultOf } from './result-of.ts';
import { useFigureWriter } from './write-figure.ts';

/**
 * On phones the sliders lie below the answer: while they are moved, the answer stays at the lower
 * edge. Screen readers have it already, and hear of changes by the status line.
 */
export function AnswerBar({ tab }: { tab: Tab }) {
  const { locale, difference } = useFigureWriter();
  const isShown = useIsAnswerAbove(tab);
  const inputs = useAllInputs(isShown ? 'inLaterFrame' : 'settled');
  const [answer] = resultOf(tab, inputs).answers;
  if (!isShown || !answer) return null;
  return (
    <p aria-hidden="true" className="answer-bar print:hidden">
      {writeAnswer(answer, inputs, locale, difference)}
    </p>
  );
}

/** Whether the answer has left the window at the top while the panel is still in it. */
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
