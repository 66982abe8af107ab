import { useEffect, useRef } from 'react';
import { setToastSlot } from './toast-store.ts';

/**
 * A place in the page for toasts, where they cover nothing; used while it is in view. It stands first
 * in what holds it.
 */
export function ToastSlot() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setToastSlot(element.current ?? undefined);
    return () => setToastSlot(undefined);
  }, []);
  return <div ref={element} className="empty:hidden" />;
}
