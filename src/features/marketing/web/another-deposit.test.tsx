import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Page as PayPage } from '#features/deposits/web/pay-page.tsx';
import { depositTexts } from '#features/deposits/web/texts.ts';
import { consentsTo } from '#features/legal/consents.ts';
import { Page as AgreementPage } from '#features/legal/web/deposit-agreement-page.tsx';
import { Page as TermsPage } from '#features/legal/web/terms-of-use-page.tsx';
import { PROGRAM } from '#features/program-rules/program.ts';
import { ProgramScope } from '#features/program-rules/web/use-program.ts';
import { Page as RulesPage } from '#features/rule-book/web/rules-page.tsx';
import { LOCALES } from '#shared/text/locale.ts';
import { usd } from '#shared/text/money.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import { Landing } from './landing.tsx';

const OTHER = { deposit: usd(250_00) };

const textOf = (page: ReactNode, program = OTHER, locale: (typeof LOCALES)[number] = 'en') =>
  renderToString(
    <Router ssrPath="/">
      <LocaleContext value={locale}>
        <ProgramScope value={program}>
          <Suspense>{page}</Suspense>
        </ProgramScope>
      </LocaleContext>
    </Router>,
  ).replace(/<[^>]*>/g, '');

/** Where today's deposit is named. A sum such as $200,000 is another figure. */
const FORMER = /\$\s?200(?![,.\d])|\$2,144|\$200\.00/;

describe('a program whose deposit is $250', () => {
  it.each([
    ['the investors’ page', <Landing key="page" audience="investors" />],
    ['the homebuyers’ page', <Landing key="page" audience="homebuyers" />],
    ['the agreement', <AgreementPage key="page" />],
    ['the terms of use', <TermsPage key="page" />],
    ['the rules', <RulesPage key="page" />],
    ['the pay link’s page', <PayPage key="page" />],
  ])('is on %s', (_, page) => {
    const text = textOf(page);
    expect(text).toContain('$250');
    expect(text).not.toMatch(FORMER);
    expect(textOf(page, PROGRAM)).toMatch(FORMER);
  });

  it('leaves less of the first contribution to pay', () => {
    expect(textOf(<Landing audience="investors" />)).toContain('$2,094');
    expect(textOf(<AgreementPage />)).toContain('$2,094');
  });

  it('is in the consent and in the payment’s dialog', () => {
    expect(JSON.stringify(consentsTo(OTHER))).toContain('a $250 deposit');
    const { dialog, words } = depositTexts('en');
    expect(dialog.title('$250')).toBe('Complete Your $250 Deposit');
    expect(words('$250').labels.idle).toBe('Pay $250 deposit');
  });
});

it.each(LOCALES)('a landing page is complete in %s', (locale) => {
  const text = textOf(<Landing audience="homebuyers" />, PROGRAM, locale);
  expect(text).not.toMatch(/undefined|\[object|=>/);
  expect(text.length).toBeGreaterThan(8_000);
});
