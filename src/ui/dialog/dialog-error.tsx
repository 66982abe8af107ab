import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Toast, useToast } from '../toast/toast-store.ts';

/** Whether no other dialog is open above the one that holds this element. */
const isTopmost = (element: Element | null) =>
  [...document.querySelectorAll('[data-dialog-open]')].at(-1)?.contains(element) ?? false;

const textOf = ({ title, description = title }: Toast) => description;

/** Whether the message is already shown beside a field, which then has the focus. */
const isBesideField = (dialog: Element | null | undefined, text: string) =>
  [...(dialog?.querySelectorAll('[id$="-error"]') ?? [])].some(
    ({ textContent }) => textContent === text,
  );

/** The error of the topmost dialog: the last toast since it opened, until something is typed. */
function useDialogError(place: RefObject<Element | null>): Toast | undefined {
  const toast = useToast();
  const earlier = useRef(toast?.id);
  const [error, setError] = useState<Toast>();
  useEffect(() => {
    if (!toast?.isOpen || toast.id === earlier.current || !isTopmost(place.current)) return;
    const dialog = place.current?.closest('[data-dialog-open]');
    const isShown = toast.tone === 'destructive' && !isBesideField(dialog, textOf(toast));
    setError(isShown ? toast : undefined);
  }, [toast, place]);
  useEffect(() => {
    const dialog = place.current?.closest('[data-dialog-open]');
    const clear = () => setError(undefined);
    dialog?.addEventListener('input', clear);
    return () => dialog?.removeEventListener('input', clear);
  }, [place]);
  return error;
}

/**
 * Why the last action was refused, shown above the dialog's buttons because a toast disappears
 * after seconds. Screen readers read the toast.
 */
export function DialogError() {
  const place = useRef<HTMLDivElement>(null);
  const error = useDialogError(place);
  return (
    <div ref={place}>
      {error && (
        <p
          data-dialog-error=""
          className="border-danger border-l-4 bg-danger-soft px-5 py-3 text-ink text-sm sm:px-7"
        >
          {textOf(error)}
        </p>
      )}
    </div>
  );
}
