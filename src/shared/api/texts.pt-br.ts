import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  messages: {
    emailRequired: 'Email é obrigatório',
    emailInvalid: 'Email inválido',
    tooLong: (limit) => `Use no máximo ${limit.toLocaleString('pt-BR')} caracteres`,
    unknownField: 'Este campo não é esperado aqui',
    day: 'Informe uma data como 2026-10-31',
    unstorable: 'Retire os caracteres que não podem ser salvos',
  },
};
