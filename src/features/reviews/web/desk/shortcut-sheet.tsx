import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import type { Shortcut } from './use-shortcuts.ts';

type ShortcutSheetProps = {
  shortcuts: readonly Shortcut[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
};

/** What each key does, and a switch to turn shortcuts off. */
export function ShortcutSheet({ shortcuts, isOn, onSwitch, onClose }: ShortcutSheetProps) {
  return (
    <Dialog title="Keyboard shortcuts" size="small" onClose={onClose}>
      <DialogBody>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5">
          {shortcuts.map(({ key, label }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-md border border-edge bg-cream px-2 py-0.5 text-center font-sans font-semibold text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 border-line border-t pt-5">
          <CheckboxField name="shortcuts" isChecked={isOn} onChange={onSwitch}>
            Single keys do this outside of text fields
          </CheckboxField>
        </div>
      </DialogBody>
    </Dialog>
  );
}
