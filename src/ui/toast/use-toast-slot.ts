import { useMemo, useSyncExternalStore } from 'react';
import { currentSlot, subscribe, toastSlotInView } from './toast-store.ts';

/** The page's place for a toast, chosen when it appears: a page that scrolls does not move it. */
export function useToastSlot(toastId: number): HTMLElement | undefined {
  const slot = useSyncExternalStore(subscribe, currentSlot, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast and each page looks anew.
  return useMemo(toastSlotInView, [toastId, slot]);
}
