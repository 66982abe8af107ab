import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/locale-scope.tsx';
import { settingsTexts } from '../page-texts.ts';

type FormActionsProps = { label: string; isPending: boolean; onCancel: () => void };

/** The buttons under a small form of the settings. */
export function FormActions({ label, isPending, onCancel }: FormActionsProps) {
  const texts = settingsTexts(useLocale());
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" aria-disabled={isPending || undefined}>
        {isPending ? texts.saving : label}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
