import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineTexts, loadAllTexts } from '../text/texts.ts';
import { defineMessages, fieldMessages } from './field-messages.ts';
import { requiredLine } from './fields.ts';

const say = defineMessages(
  'test',
  defineTexts({
    en: async () => ({ texts: { messages: { color: 'Color is required' } } }),
    'pt-BR': async () => ({ texts: { messages: { color: 'Cor é obrigatória' } } }),
  }),
);
await loadAllTexts();

function messagesOf(schema: z.ZodType, value: unknown, locale?: 'en' | 'pt-BR') {
  const { error } = schema.safeParse(value);
  return error && fieldMessages(error, locale);
}

describe('fieldMessages', () => {
  it('gives the first sentence of each field, with unknown fields under their own name', () => {
    const schema = z.strictObject({ name: z.string().min(2, 'short').regex(/b/, 'no b') });
    expect(messagesOf(schema, { name: 'a', extra: 1 })).toEqual({
      name: 'short',
      extra: 'This field is not expected here',
    });
  });

  it('answers one schema in every language', () => {
    const schema = z.strictObject({ color: requiredLine(say('color'), 1_500) });
    const long = { color: 'x'.repeat(1_501), size: 1 };
    expect(messagesOf(schema, {})).toEqual({ color: 'Color is required' });
    expect(messagesOf(schema, {}, 'pt-BR')).toEqual({ color: 'Cor é obrigatória' });
    expect(messagesOf(schema, long)?.color).toBe('Please use at most 1500 characters');
    expect(messagesOf(schema, long, 'pt-BR')).toEqual({
      color: 'Use no máximo 1.500 caracteres',
      size: 'Este campo não é esperado aqui',
    });
  });
});
