import { Toast as Primitive } from 'radix-ui';
import { createPortal } from 'react-dom';
import { TOAST_POSITION, useToastPlacement } from '../dialog/use-toast-placement.ts';
import { CloseIcon } from '../icons.tsx';
import { pageLocale } from '../language/page-locale.ts';
import { dismissToast, TOAST_DURATION_MS, type Toast } from './toast-store.ts';
import { TOAST_LABELS, TOAST_TONES } from './toast-styles.ts';
import { useToastSlot } from './use-toast-slot.ts';

/** One toast at a time; F8 focuses the region, a swipe to the right dismisses. */
export function Toaster({ toast }: { toast: Toast }) {
  const labels = TOAST_LABELS[pageLocale()];
  useToastPlacement(toast.id);
  const slot = useToastSlot(toast.id);
  const region = { hotkey: ['F8'], label: labels.region };
  return (
    <Primitive.Provider
      label={labels.one}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Primitive.Root
        key={toast.id}
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
        type={toast.tone === 'destructive' ? 'foreground' : 'background'}
        className={`flex items-start gap-4 rounded-2xl border-l-4 p-4 shadow-card ${TOAST_TONES[toast.tone]}`}
      >
        <div className="grow">
          <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
          {toast.description && (
            <Primitive.Description className="mt-0.5 text-sm">
              {toast.description}
            </Primitive.Description>
          )}
        </div>
        {toast.action && (
          <Primitive.Action
            altText={toast.action.label}
            onClick={toast.action.run}
            className="font-semibold underline"
          >
            {toast.action.label}
          </Primitive.Action>
        )}
        <Primitive.Close
          aria-label={labels.dismiss}
          className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/10"
        >
          <CloseIcon className="size-4" />
        </Primitive.Close>
      </Primitive.Root>
      {slot ? (
        createPortal(<Primitive.Viewport {...region} className="outline-none" />, slot)
      ) : (
        <Primitive.Viewport {...region} className={TOAST_POSITION} />
      )}
    </Primitive.Provider>
  );
}
