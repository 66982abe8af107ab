import { useEffect, useRef } from 'react';
import { takeLastOpened } from './last-opened.ts';

/** The id of an application's row. */
export const rowId = (applicationId: string) => `application-${applicationId}`;

/** Coming back from an application, the list shows its row and focus is on it. */
export function useLastPlace(items: readonly { id: string }[]): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    last.current = takeLastOpened();
  }, []);
  useEffect(() => {
    const id = last.current;
    if (!id || !items.some((item) => item.id === id)) return;
    last.current = undefined;
    const row = document.getElementById(rowId(id));
    // After the page's own scroll to its top and focus on its heading.
    const frame = requestAnimationFrame(() => {
      row?.scrollIntoView({ block: 'center', behavior: 'instant' });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [items]);
}
