import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width an element has now, in pixels; `first` until the browser has laid it out. */
export function useWidth(element: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      // On paper the drawing is scaled; measuring there would come too late.
      if (target.clientWidth > 0) setWidth(target.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
