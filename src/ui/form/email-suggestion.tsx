import { suggestEmail } from '#shared/text/suggest-email.ts';
import { uiTexts } from '../language/texts.ts';
import { useTexts } from '../language/use-texts.ts';

/** 'Did you mean ana@gmail.com?' below the field of a mistyped address; a press corrects it. */
export function EmailSuggestion({
  typed,
  onAccept,
}: {
  typed: string;
  onAccept: (email: string) => void;
}) {
  const { didYouMean } = useTexts(uiTexts);
  const meant = suggestEmail(typed);
  return (
    <div role="status">
      {meant && (
        <button
          type="button"
          className="mt-1.5 min-h-11 max-w-full break-words rounded-xl bg-clay px-4 py-2 text-left text-sm"
          onClick={() => onAccept(meant)}
        >
          {didYouMean.before}{' '}
          <span className="font-semibold underline underline-offset-4">{meant}</span>?
        </button>
      )}
    </div>
  );
}
