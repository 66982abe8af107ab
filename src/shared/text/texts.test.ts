import { describe, expect, it } from 'vitest';
import { defineTexts, loadAllTexts, loadTexts } from './texts.ts';

describe('defineTexts', () => {
  it('loads one language, and the same promise while it is under way', async () => {
    const loaded: string[] = [];
    const fileOf = (locale: string, greet: string) => async () => {
      loaded.push(locale);
      return { texts: { hello: (name: string) => `${greet} ${name}` } };
    };
    const greeting = defineTexts({ en: fileOf('en', 'Hello'), 'pt-BR': fileOf('pt-BR', 'Olá,') });
    expect(() => greeting('pt-BR')).toThrow('have not been loaded');
    const loading = loadTexts('pt-BR');
    expect(loadTexts('pt-BR')).toBe(loading);
    await loading;
    expect(greeting('pt-BR').hello('Ana')).toBe('Olá, Ana');
    expect(greeting.isLoaded('en')).toBe(false);
    await loadAllTexts();
    expect(greeting('en').hello('Ana')).toBe('Hello Ana');
    expect(loaded).toEqual(['pt-BR', 'en']);
  });

  it('can be loaded again after a failure', async () => {
    let failures = 1;
    const text = defineTexts({
      en: async () => {
        if (failures-- > 0) throw new Error('offline');
        return { texts: 'Hello' };
      },
      'pt-BR': async () => ({ texts: 'Olá' }),
    });
    await expect(loadTexts('en')).rejects.toThrow('offline');
    await loadTexts('en');
    expect(text('en')).toBe('Hello');
  });

  it('does not compile without a language or a sentence', () => {
    const en = async () => ({ texts: { yes: 'Yes', no: 'No' } });
    // @ts-expect-error: Portuguese is missing.
    const withoutLanguage = () => defineTexts({ en });
    const pt = async () => ({ texts: { yes: 'Sim' } });
    // @ts-expect-error: Portuguese has no word for 'no'.
    const withoutSentence = () => defineTexts({ en, 'pt-BR': pt });
    expect([withoutLanguage, withoutSentence]).toHaveLength(2);
  });
});
