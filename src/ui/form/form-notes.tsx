import { uiTexts } from '../language/texts.ts';
import { useTexts } from '../language/use-texts.ts';

/** Explains the star beside a label. */
export function RequiredNote() {
  return <p className="mb-4 text-muted text-sm">{useTexts(uiTexts).required}</p>;
}

/** Clears a form and its draft on this device. */
export function ClearForm({ onClear }: { onClear: () => void }) {
  const { draft } = useTexts(uiTexts);
  return (
    <p className="mt-3 text-muted text-sm">
      {draft.kept}{' '}
      <button
        type="button"
        className="inline-flex min-h-11 items-center underline underline-offset-2"
        onClick={onClear}
      >
        {draft.clear}
      </button>
    </p>
  );
}
