import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { dateFormat } from '#shared/text/date-format.ts';
import type { Locale } from '#shared/text/locale.ts';
import { browserSeconds } from '#ui/browser-clock.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { calculatorTexts } from '../texts.ts';
import { useAllInputs } from './use-calculator.ts';

/** The current day by the visitor's clock. */
function today(locale: Locale): string {
  const day = dateFormat(locale, { dateStyle: 'long' });
  return day.format(browserSeconds() * 1000);
}

/** In print: the site, the date, and the address of these figures. */
export function PrintHeader() {
  const locale = useLocale();
  const { printed } = useTexts(calculatorTexts);
  const line = useRef<HTMLSpanElement>(null);
  const inputs = useAllInputs('settled');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the inputs
  useEffect(() => {
    const write = () => {
      if (line.current) {
        line.current.textContent = printed(today(locale), window.location.href);
      }
    };
    write();
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [inputs, locale, printed]);
  return (
    <p className="hidden print:mb-2 print:flex print:justify-between print:gap-6">
      <strong className="shrink-0">{brand.name}</strong>
      <span ref={line} className="break-all text-right" />
    </p>
  );
}
