import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ApiError } from '#shared/api-client.ts';
import type { ButtonTone } from './button.tsx';
import { Dialog, DialogBody } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { explain } from './explain.ts';
import { useLocale } from './locale-scope.tsx';
import { showToast } from './toast-store.ts';

export type FieldErrors = Partial<Record<string, string>>;

type FormDialogProps = {
  title: string;
  description: string;
  confirmLabel: string;
  tone?: ButtonTone;
  /** The success toast, and the title of the failure toast. */
  done: { title: string; description?: string };
  failedTitle: string;
  /** Validates before sending; returns false after showing the errors. */
  canSend?: () => boolean;
  /** Sends the form; the messages of invalid fields are passed to `onErrors`. */
  send: () => Promise<unknown>;
  onErrors: (errors: FieldErrors) => void;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small form in a dialog: it stays open during its call, and closes on success. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, confirmLabel, tone = 'danger', onClose, children } = props;
  const form = useId();
  const locale = useLocale();
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (props.canSend?.() === false) return;
    setIsPending(true);
    try {
      await props.send();
      showToast({ ...props.done, tone: 'success' });
      props.onDone();
      onClose();
    } catch (error) {
      if (error instanceof ApiError) props.onErrors(error.fields);
      showToast({
        title: props.failedTitle,
        description: explain(error, { locale }),
        tone: 'destructive',
      });
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={title}
      description={description}
      size="small"
      isPinned={isPending}
      onClose={onClose}
      footer={
        <DialogActions
          confirmLabel={confirmLabel}
          tone={tone}
          isPending={isPending}
          onClose={onClose}
          form={form}
        />
      }
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {children}
        </form>
      </DialogBody>
    </Dialog>
  );
}
