import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSettled } from './use-settled.ts';

const SETTLED_MS = 120;

type InViewProps<T> = { value: T; children: (value: T) => ReactNode };

/**
 * Draws what can be seen with every step of a slider; what lies outside the window follows when
 * the slider rests. Every tab is longer than a screen, so this is half of the work.
 */
export function InView<T>({ value, children }: InViewProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(frame);
  const settled = useSettled(value, SETTLED_MS);
  return <div ref={frame}>{children(isInView ? value : settled)}</div>;
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
