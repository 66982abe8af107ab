import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { accountSettingsTexts } from './texts.ts';

type FormActionsProps = { label: string; isPending: boolean; onCancel: () => void };

export function FormActions({ label, isPending, onCancel }: FormActionsProps) {
  const texts = useTexts(accountSettingsTexts);
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
