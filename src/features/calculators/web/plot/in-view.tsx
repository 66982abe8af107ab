import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { useAllInputs } from '../use-calculator.ts';

type InViewProps = { children: (inputs: CalculatorInputs) => ReactNode };

/**
 * Updates visible content while a slider moves, and content outside the viewport when it stops.
 * Every tab is longer than a screen, so this saves half of the work.
 */
export function InView({ children }: InViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(frame);
  const inputs = useAllInputs(isInView ? 'inLaterFrame' : 'settled');
  return <div ref={frame}>{children(inputs)}</div>;
}

function useIsInView(frame: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsInView(entry.isIntersecting);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [frame]);
  return isInView;
}
