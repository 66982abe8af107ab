import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';
import { useLocale } from '../language/locale-scope.tsx';
import { uiTexts } from '../language/texts.ts';
import { useTexts } from '../language/use-texts.ts';
import { DialogError } from './dialog-error.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useEscapeUnderToast } from './use-escape-under-toast.ts';
import { useInertPage } from './use-inert-page.ts';
import { useOpener } from './use-opener.ts';
import { useToastPlacement } from './use-toast-placement.ts';

type DialogProps = {
  title: string;
  /** A sentence under the title, also the dialog's accessible description. */
  description?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** Disables the X, Escape and clicks outside, while an action must not be interrupted. */
  isPinned?: boolean;
  /**
   * For dialogs with parts elsewhere in the document, such as a bank's confirmation: focus is not
   * trapped, the page behind is made inert instead, and a click outside closes nothing.
   */
  hasOutsideParts?: boolean;
  /** The label of the X on pages that are not in English. */
  closeLabel?: string;
};

const SIZES = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-3xl',
  wide: 'sm:max-w-6xl',
} as const;

/**
 * A dialog, open while it is rendered; the browser's Back button closes it. Load it lazily. The backdrop is our own element: the
 * library's overlay uses inline styles, which the content policy forbids.
 */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, children, footer, size = 'medium', isPinned } = props;
  const locale = useLocale();
  const words = useTexts(uiTexts);
  const { hasOutsideParts = false, closeLabel = words.close } = props;
  const focusOpener = useOpener();
  const hold = (event: Event) => event.preventDefault();
  useInertPage(hasOutsideParts);
  useCloseOnBack(onClose, isPinned);
  useEscapeUnderToast(onClose, isPinned);
  return (
    <Primitive.Root
      open
      modal={!hasOutsideParts}
      onOpenChange={(isOpen) => !isOpen && !isPinned && onClose()}
    >
      <Primitive.Portal>
        {/* On the dialogs' z-index: a nested dialog dims the outer one too. */}
        <div className="fixed inset-0 z-50 animate-fade bg-ink/50" aria-hidden="true" />
        <Primitive.Content
          data-dialog-open=""
          // It is rendered outside the part of the page that opened it, so it sets its own
          // language.
          lang={locale}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            // Without a trigger element the library would not restore focus.
            event.preventDefault();
            focusOpener();
          }}
          {...(isPinned ? { onEscapeKeyDown: hold } : {})}
          {...(isPinned || hasOutsideParts ? { onInteractOutside: hold } : {})}
          className={`fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[96dvh] w-full animate-rise flex-col overflow-hidden rounded-t-card bg-paper shadow-card outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[min(88dvh,52rem)] short:max-h-[96dvh] sm:rounded-card ${SIZES[size]}`}
        >
          <header className="flex items-start gap-4 border-line border-b px-5 py-3 sm:px-7 sm:py-5 short:py-2">
            <div className="grow">
              <Primitive.Title className="text-xl sm:text-2xl">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-muted text-sm">
                  {description}
                </Primitive.Description>
              )}
            </div>
            {!isPinned && (
              <Primitive.Close
                aria-label={closeLabel}
                className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
              >
                <CloseIcon className="size-4" />
              </Primitive.Close>
            )}
          </header>
          <ToastPlacement title={title} />
          {children}
          <DialogError />
          {footer && (
            <footer className="border-line border-t bg-cream px-5 py-3 sm:px-7 sm:py-4 short:py-2">
              {footer}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Rendered inside the dialog's content, so that its effect runs once the content is mounted. */
function ToastPlacement({ title }: { title: ReactNode }): null {
  useToastPlacement(title);
  return null;
}

/** The part of a dialog that scrolls when it is taller than the window; reachable by keyboard. */
export function DialogBody({
  children,
  label,
  onScroll,
}: {
  children: ReactNode;
  /** Names the text for screen readers when it is long enough to scroll. */
  label?: string;
  onScroll?: (element: HTMLElement) => void;
}) {
  return (
    <div
      className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-7"
      {...(label ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      {...(onScroll
        ? { onScroll: (event: React.UIEvent<HTMLElement>) => onScroll(event.currentTarget) }
        : {})}
    >
      {children}
    </div>
  );
}
