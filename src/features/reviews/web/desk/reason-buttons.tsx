import { type RefObject, Suspense, startTransition, useEffect, useState } from 'react';
import { PORTUGUESE_SOURCE } from '#shared/source-attribution.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { REVIEW_REASONS } from '../../reasons.ts';
import { reasonTexts } from '../texts.ts';

type ReasonButtonsProps = {
  /** The application's source: readers of the Portuguese pages get Portuguese. */
  source: string;
  onAdd: (text: string) => void;
  /** Receives the function that adds a reason by its number, for the shortcuts. */
  pick: RefObject<(index: number) => void>;
};

/** The usual reasons as buttons, in the applicant's language. */
export function ReasonButtons(props: ReasonButtonsProps) {
  return (
    <Suspense>
      <Reasons {...props} />
    </Suspense>
  );
}

const after = (locale: Locale): Locale =>
  LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? locale;

function Reasons({ source, onAdd, pick }: ReasonButtonsProps) {
  const [locale, setLocale] = useState<Locale>(
    source.startsWith(PORTUGUESE_SOURCE) ? 'pt-BR' : 'en',
  );
  const { reasons, language } = useTextsIn(reasonTexts, locale);
  useEffect(() => {
    pick.current = (index) => {
      const reason = REVIEW_REASONS[index];
      if (reason) onAdd(reasons[reason.key]);
    };
  });
  return (
    <fieldset className="mb-3">
      <legend className="sr-only">Usual reasons</legend>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-semibold text-sm" aria-hidden="true">
          Usual reasons
        </p>
        <button
          type="button"
          onClick={() => startTransition(() => setLocale(after(locale)))}
          className="min-h-8 text-forest text-sm underline underline-offset-4"
        >
          {language}
          <span className="sr-only">, change the language</span>
        </button>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {REVIEW_REASONS.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            title={reasons[key]}
            onClick={() => onAdd(reasons[key])}
            className="min-h-8 rounded-full border border-line bg-cream px-2.5 text-sm hover:border-forest"
          >
            <span className="tabular mr-1.5 text-muted text-xs" aria-hidden="true">
              {index + 1}
            </span>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
