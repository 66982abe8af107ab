import { type ReactNode, useState } from 'react';
import { TextField } from '../form/field.tsx';
import { uiTexts } from '../language/texts.ts';
import { useTexts } from '../language/use-texts.ts';
import { Dialog, DialogBody } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type TypedConfirmationProps = {
  title: string;
  children: ReactNode;
  /** The phrase that has to be typed to enable the button. */
  phrase: string;
  confirmLabel: string;
  isPending: boolean;
  /** Something else is missing, such as a reason. */
  isBlocked?: boolean;
  /** Receives the typed text, so that the server can compare it too. */
  onConfirm: (typed: string) => void;
  onClose: () => void;
};

/** Requires a typed phrase before an action that cannot be undone. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { title, children, phrase, confirmLabel, isPending, onConfirm, onClose } = props;
  const { isBlocked = false } = props;
  const words = useTexts(uiTexts);
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === phrase.toLowerCase() && !isBlocked;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isPinned={isPending}
      footer={
        <DialogActions
          isBlocked={!isTyped}
          onConfirm={() => onConfirm(typed)}
          {...{ confirmLabel, isPending, onClose }}
        />
      }
    >
      <DialogBody>
        {children}
        <form
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isTyped && !isPending) onConfirm(typed);
          }}
        >
          <TextField
            label={words.typeToConfirm(phrase)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            disabled={isPending}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </DialogBody>
    </Dialog>
  );
}
