import { type RefObject, useEffect, useState } from 'react';
import { PORTUGUESE_SOURCE } from '#features/waitlist/contract.ts';
import type { Locale } from '#shared/locale.ts';
import { REVIEW_REASONS } from '../reasons.ts';

type ReasonButtonsProps = {
  /** Where the application came from: readers of the Portuguese pages get their language. */
  source: string;
  onAdd: (text: string) => void;
  /** Takes the function that adds a reason by its number, for the keys. */
  pick: RefObject<(index: number) => void>;
};

/** The usual reasons in a click, in the applicant's language. */
export function ReasonButtons({ source, onAdd, pick }: ReasonButtonsProps) {
  const [locale, setLocale] = useState<Locale>(
    source.startsWith(PORTUGUESE_SOURCE) ? 'pt-BR' : 'en',
  );
  useEffect(() => {
    pick.current = (index) => {
      const reason = REVIEW_REASONS[index];
      if (reason) onAdd(reason.text[locale]);
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
          onClick={() => setLocale(locale === 'en' ? 'pt-BR' : 'en')}
          className="min-h-8 text-forest text-sm underline underline-offset-4"
        >
          {locale === 'en' ? 'In English' : 'Em português'}
          <span className="sr-only">, change the language</span>
        </button>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {REVIEW_REASONS.map(({ label, text }, index) => (
          <button
            key={label}
            type="button"
            title={text[locale]}
            onClick={() => onAdd(text[locale])}
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
