import { describe, expect, it } from 'vitest';
import { noteOn } from './box-note.ts';

describe('the note beside a box', () => {
  it('says when a figure was brought into range', () => {
    expect(noteOn('interestRate', '55', 'en')).toBe('Counted as 12%: from 3% to 12%');
    expect(noteOn('propertyValue', '450', 'en')).toBe(
      'Counted as $100,000: from $100,000 to $1,500,000',
    );
  });

  it('says so in the reader’s language', () => {
    expect(noteOn('interestRate', '55', 'pt-BR')).toBe('Contamos 12%: de 3% a 12%');
    expect(noteOn('interestRate', '7,125', 'pt-BR')).toBeUndefined();
    expect(noteOn('income', 'muito', 'pt-BR')).toBe(
      'Não conseguimos ler isto como um número. Contamos US$\u00a00: de US$\u00a00 a US$\u00a040.000',
    );
  });

  it('says when a text is no number', () => {
    expect(noteOn('income', 'plenty', 'en')).toBe(
      'We cannot read this as a number. Counted as $0: from $0 to $40,000',
    );
  });

  it.each(['8.000', '8,000', '$8,000.00', '8.000,00', '8000'])(
    'has nothing to say of %s',
    (text) => {
      expect(noteOn('income', text, 'en')).toBeUndefined();
    },
  );
});
