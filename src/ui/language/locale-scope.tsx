import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#shared/text/locale.ts';

/** `web/app.tsx` sets the language of a page, `LocaleScope` that of a part. */
export const LocaleContext = createContext<Locale>('en');

/** The language of this part of the page. */
export const useLocale = (): Locale => useContext(LocaleContext);

type LocaleScopeProps = { locale: Locale; className?: string; children: ReactNode };

/** A part of a page in its own language, marked for browsers and screen readers. */
export function LocaleScope({ locale, className, children }: LocaleScopeProps) {
  return (
    <LocaleContext value={locale}>
      <div lang={locale} className={className}>
        {children}
      </div>
    </LocaleContext>
  );
}
