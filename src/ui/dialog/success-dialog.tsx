import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogBody } from './dialog.tsx';

type SuccessDialogProps = {
  title: string;
  children: ReactNode;
  doneLabel: string;
  onDone: () => void;
};

/** A success message with one button. */
export function SuccessDialog({ title, children, doneLabel, onDone }: SuccessDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onDone}
      footer={
        <Button className="w-full" onClick={onDone}>
          {doneLabel}
        </Button>
      }
    >
      <DialogBody>
        <div className="flex gap-4">
          <svg viewBox="0 0 48 48" className="size-12 shrink-0 text-forest" aria-hidden="true">
            <circle cx="24" cy="24" r="24" className="fill-leaf" />
            <path
              d="m14 25 7 7 14-16"
              fill="none"
              stroke="currentColor"
              strokeWidth="3.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <div className="space-y-3">{children}</div>
        </div>
      </DialogBody>
    </Dialog>
  );
}
