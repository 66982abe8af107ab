import { Button, type ButtonTone } from '../button.tsx';
import { uiTexts } from '../language/texts.ts';
import { useTexts } from '../language/use-texts.ts';

type DialogActionsProps = {
  confirmLabel: string;
  tone?: ButtonTone;
  isPending: boolean;
  /** Disabled, for example until a phrase is typed. */
  isBlocked?: boolean;
  onClose: () => void;
} & ({ onConfirm: () => void } | { form: string });

/** The two buttons at the foot of a dialog: cancel and confirm; the latter may submit a form. */
export function DialogActions(props: DialogActionsProps) {
  const { confirmLabel, tone = 'danger', isPending, isBlocked = false, onClose } = props;
  const words = useTexts(uiTexts);
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button tone="quiet" disabled={isPending} onClick={onClose}>
        {words.cancel}
      </Button>
      <Button
        tone={tone}
        disabled={isPending || isBlocked}
        {...('form' in props
          ? { type: 'submit', form: props.form }
          : { onClick: () => props.onConfirm() })}
      >
        {confirmLabel}
      </Button>
    </div>
  );
}
