/** Explains the star beside a label. */
export function RequiredNote({ text = '* required' }: { text?: string }) {
  return <p className="mb-4 text-muted text-sm">{text}</p>;
}

/** Clears a form and its draft on this device. */
export function ClearForm({ onClear }: { onClear: () => void }) {
  return (
    <p className="mt-3 text-muted text-sm">
      What you type is kept on this device for 14 days, until you send it.{' '}
      <button
        type="button"
        className="inline-flex min-h-11 items-center underline underline-offset-2"
        onClick={onClear}
      >
        Clear the form
      </button>
    </p>
  );
}
