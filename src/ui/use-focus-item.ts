import { useEffect, useRef } from 'react';

/**
 * After opening a list, scrolls to the item that `find` names and focuses it as soon as it is
 * listed.
 */
export function useFocusItem(
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
    // After the page's own scroll to the top and focus on its heading.
    const frame = requestAnimationFrame(() => {
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [items, elementIdOf]);
}
