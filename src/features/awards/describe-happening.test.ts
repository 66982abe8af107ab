import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllTexts } from '#shared/text/texts.ts';
import { describeHappening } from './describe-happening.ts';

describe('what happened to an award', () => {
  beforeAll(loadAllTexts);

  it('is said in the reader’s language, with their numbers', () => {
    const surplus = {
      surplus: 2_000_000,
      forExpenses: 500_000,
      prepaidInstalments: 6,
      creditToNext: 93_600,
      cash: 0,
    };
    const paid = { code: 'paid', surplus } as const;
    expect(describeHappening(paid, 'en')).toBe(
      'The bank has sent the price to the title company. The price left $20,000 of the credit: $5,000 for documented expenses, $14,064 for the last 6 instalments, $936 for the next instalment.',
    );
    expect(describeHappening(paid, 'pt-BR')).toBe(
      'O banco enviou o preço à title company. O preço deixou US$\u00a020.000 do crédito: US$\u00a05.000 para despesas comprovadas, US$\u00a014.064 para as últimas 6 parcelas, US$\u00a0936 para a próxima parcela.',
    );
    expect(describeHappening({ code: 'ended', end: 'handed_back' }, 'pt-BR')).toBe(
      'A contemplação terminou: devolvida.',
    );
    expect(describeHappening({ code: 'selected' }, 'en')).toContain('Selected in the assembly');
  });
});
