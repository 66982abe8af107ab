import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/text/locale.ts';
import { bidOutcome } from '../figures/bid.ts';
import { type CalculatorInputs, DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { writeBidCut, writeBidProspects } from './bid-sentences.ts';

function prospects(changes: Partial<CalculatorInputs>, locale: Locale = 'en'): string {
  const inputs = { ...DEFAULT_INPUTS, bidMonth: 12, ...changes };
  return writeBidProspects(bidOutcome(inputs), inputs, locale);
}

describe('a bid in words', () => {
  it('is measured against what usually wins', () => {
    expect(prospects({ bidInstalments: 145 })).toBe(
      'In month 12 the winning bid is usually 76% to 93% of the property value if 1 member in 10 is willing to bid: 146 to 179 instalments. Your bid is below that and would usually lose.',
    );
    expect(prospects({ bidInstalments: 146 })).toMatch(/could win or lose\.$/);
    expect(prospects({ bidInstalments: 179 })).toMatch(/would usually win\.$/);
  });

  it('is measured in Portuguese too', () => {
    expect(prospects({ bidInstalments: 145 }, 'pt-BR')).toBe(
      'No mês 12, o lance vencedor costuma ser de 76% a 93% do valor do imóvel se 1 em cada 10 cotistas estiver disposto a dar lance: de 146 a 179 parcelas. O seu lance fica abaixo disso e costuma perder.',
    );
  });

  it('claims nothing that was not simulated', () => {
    expect(prospects({ otherBidders: 'nobody' })).toMatch(/any valid bid wins/);
    expect(prospects({ otherBidders: 'every-month' })).toMatch(/no figure/);
    expect(prospects({ bidMonth: 100 })).toMatch(/no figure for what wins in month 100/);
  });

  it('says when more is bid than is owed', () => {
    const inputs = { ...DEFAULT_INPUTS, bidMonth: 140, bidInstalments: 120 };
    expect(writeBidCut(bidOutcome(inputs), 120, 'en')).toMatch(
      /only 100 instalments are still owed/,
    );
    expect(writeBidCut(bidOutcome({ ...inputs, bidMonth: 12 }), 120, 'en')).toBeUndefined();
  });
});
