import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#shared/text/locale.ts';

/** The language of a whole page is given by `web/app.tsx`, that of a part by `LocaleScope`. */
export const LocaleContext = createContext<Locale>('en');

/** The language of the part of the page that asks; English where nobody said otherwise. */
export const useLocale = (): Locale => useContext(LocaleContext);

type LocaleScopeProps = { locale: Locale; className?: string; children: ReactNode };

/** A part of a page in a language, which browsers and screen readers are told. */
export function LocaleScope({ locale, className, children }: LocaleScopeProps) {
  return (
    <LocaleContext value={locale}>
      <div lang={locale} className={className}>
        {children}
      </div>
    </LocaleContext>
  );
}
