import { useEffect, useRef } from 'react';

/**
 * On arrival at a list, shows the item that `find` names and puts the focus on its element, as soon
 * as the item is listed.
 */
export function useGoTo(
  items: readonly { id: string }[],
  elementIdOf: (id: string) => string,
  find: () => string | undefined,
): void {
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    wanted.current = find();
  }, []);
  useEffect(() => {
    const id = wanted.current;
    if (!id || !items.some((item) => item.id === id)) return;
    wanted.current = undefined;
    const element = document.getElementById(elementIdOf(id));
    // After the page's own scroll to its top and focus on its heading.
    const frame = requestAnimationFrame(() => {
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [items, elementIdOf]);
}
