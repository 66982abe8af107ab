import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/api/field-messages.ts';
import { portugueseWaitlistForm, presentationForm } from './portuguese-forms.ts';

const messages = (
  schema: typeof presentationForm | typeof portugueseWaitlistForm,
  value: object,
) => {
  const { error } = schema.safeParse(value);
  return error ? fieldMessages(error, 'pt-BR') : {};
};
const person = { firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com' };

describe('the form of /imovelnoseua', () => {
  const good = { ...person, homeValueGoal: 'aluguel', hasMonthlyCapacity: true };

  it('takes what is complete', () => {
    expect(messages(portugueseWaitlistForm, good)).toEqual({});
  });

  it('has a sentence for each field', () => {
    expect(
      messages(portugueseWaitlistForm, {
        firstName: ' ',
        lastName: '',
        email: '',
        homeValueGoal: '',
        hasMonthlyCapacity: false,
      }),
    ).toEqual({
      firstName: 'Nome é obrigatório',
      lastName: 'Sobrenome é obrigatório',
      email: 'Email é obrigatório',
      homeValueGoal: 'Objetivo imobiliário é obrigatório',
      hasMonthlyCapacity: 'Você deve confirmar sua capacidade financeira',
    });
    expect(messages(portugueseWaitlistForm, { ...good, email: 'a b@c.d' })).toEqual({
      email: 'Email inválido',
    });
  });
});

describe('the form of /apresentacao', () => {
  const good = { ...person, phone: '(801) 555-0100', propertyGoal: 'primeira-casa' };

  it('takes what is complete', () => {
    expect(messages(presentationForm, good)).toEqual({});
  });

  it.each([
    [{ phone: '' }, { phone: 'Telefone é obrigatório' }],
    [{ phone: '(801) 555' }, { phone: 'Telefone incompleto: digite os 10 dígitos' }],
    [{ propertyGoal: 'rei' }, { propertyGoal: 'Objetivo imobiliário é obrigatório' }],
    [{ email: 'ana' }, { email: 'Email inválido' }],
  ])('refuses %j', (change, expected) => {
    expect(messages(presentationForm, { ...good, ...change })).toEqual(expected);
  });
});
