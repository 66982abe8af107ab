import { type FormEvent, type ReactNode, useId } from 'react';
import type { ButtonTone } from '../button.tsx';
import { useFocusInvalid } from '../form/use-focus-invalid.ts';
import { type FieldErrors, useWrite } from '../use-write.ts';
import { Dialog, DialogBody } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type FormDialogProps = {
  title: string;
  description: string;
  confirmLabel: string;
  tone?: ButtonTone;
  /** The success toast, and the title of the failure toast. */
  done: { title: string; description?: string };
  failedTitle: string;
  /** Why the server would refuse it: said before anybody fills it in or confirms a password. */
  refusal?: string | undefined;
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
  const { isPending, write } = useWrite({ failed: props.failedTitle });
  const focusInvalid = useFocusInvalid();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.refusal) return;
    if (props.canSend?.() === false) return focusInvalid();
    const { send, done, onErrors, onDone } = props;
    const finish = () => {
      onDone();
      onClose();
    };
    void write({ send, done, onErrors, onDone: finish });
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
          isBlocked={props.refusal !== undefined}
          onClose={onClose}
          form={form}
        />
      }
    >
      <DialogBody>
        {props.refusal && (
          <p role="alert" className="mb-4 rounded-xl bg-danger-soft px-4 py-3">
            {props.refusal}
          </p>
        )}
        <form id={form} noValidate onSubmit={submit} className="grid gap-4">
          {children}
        </form>
      </DialogBody>
    </Dialog>
  );
}
