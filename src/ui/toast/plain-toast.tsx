import { useEffect } from 'react';
import { TOAST_POSITION, useToastPlacement } from '../dialog/use-toast-placement.ts';
import { CloseIcon } from '../icons.tsx';
import { pageLocale } from '../language/page-locale.ts';
import { dismissToast, TOAST_DURATION_MS, type Toast } from './toast-store.ts';
import { TOAST_LABELS, TOAST_TONES } from './toast-styles.ts';

/** A toast without the library: used until the library is loaded, or if loading fails. */
export function PlainToast({ toast }: { toast: Toast }) {
  const { id, isOpen } = toast;
  useToastPlacement(id);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, isOpen]);
  if (!isOpen) return null;
  const labels = TOAST_LABELS[pageLocale()];
  return (
    <div className={TOAST_POSITION}>
      <div
        role={toast.tone === 'destructive' ? 'alert' : 'status'}
        className={`flex items-start gap-4 rounded-2xl border-l-4 p-4 shadow-card ${TOAST_TONES[toast.tone]}`}
      >
        <div className="grow">
          <p className="font-semibold">{toast.title}</p>
          {toast.description && <p className="mt-0.5 text-sm">{toast.description}</p>}
        </div>
        {toast.action && (
          <button
            type="button"
            className="font-semibold underline"
            onClick={() => {
              dismissToast(id);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={labels.dismiss}
          className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/10"
          onClick={() => dismissToast(id)}
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
    </div>
  );
}
