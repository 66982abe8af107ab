import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#shared/text/locale.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import { ConsorcioNotice, FooterConsorcioNotice } from './consorcio-notice.tsx';

const shown = (locale: Locale) =>
  renderToString(
    <LocaleContext value={locale}>
      <ConsorcioNotice />
    </LocaleContext>,
  );

it('a Portuguese page says that this is no Brazilian consórcio, and an English one nothing', () => {
  expect(shown('pt-BR')).toContain('não é um consórcio brasileiro');
  expect(shown('pt-BR')).toContain('Valem as leis de Utah');
  expect(shown('en')).toBe('');
});

it('the footer hides its notice by a style where the page has one', () => {
  const html = renderToString(
    <LocaleContext value="pt-BR">
      <FooterConsorcioNotice />
    </LocaleContext>,
  );
  expect(html).toContain('main:has([data-consorcio-notice])~footer_&amp;]:hidden');
  expect(shown('pt-BR')).toContain('data-consorcio-notice');
});
