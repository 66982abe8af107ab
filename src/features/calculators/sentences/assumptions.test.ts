import { describe, expect, it } from 'vitest';
import { TABS } from '../tabs/tabs.ts';
import { calculatorTexts } from '../texts.ts';

describe.each(TABS)('the assumptions of %s', (tab) => {
  it.each([
    ['en', 'Not financial or tax advice', '24% administration fees and 1% reserve fund'],
    [
      'pt-BR',
      'Não é orientação financeira nem tributária',
      '24% de taxa de administração e 1% de fundo de reserva',
    ],
  ] as const)('end with the disclaimer and name the fees in %s', (locale, advice, fees) => {
    const sentences = calculatorTexts(locale).assumptions[tab];
    expect(sentences.at(-1)).toBe(advice);
    expect(sentences.join(' ')).toContain(fees);
  });

  it('are as many in both languages', () => {
    expect(calculatorTexts('pt-BR').assumptions[tab]).toHaveLength(
      calculatorTexts('en').assumptions[tab].length,
    );
  });
});

describe('the figures that assumptions name', () => {
  it('are those of the plans', () => {
    const english = calculatorTexts('en').assumptions['monthly-payment'].join(' ');
    expect(english).toContain(
      'The $2,344 of the smaller plan round $2,343.75 up: over 240 months that is $60 more, which goes to the reserve fund ($4,560 instead of $4,500). The larger plan’s $3,385 become $3,386 in five months of each year, so that they add up to $812,500.',
    );
    expect(calculatorTexts('pt-BR').assumptions['monthly-payment'].join(' ')).toContain(
      '456 das 480 em 19 anos (até o mês 228) e as últimas 24 no 20º ano (até o mês 240)',
    );
    expect(english).toContain('456 of 480 within 19 years (month 228), the last 24 in year 20');
  });
});
