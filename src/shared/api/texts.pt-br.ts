import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  messages: {
    emailRequired: 'Email é obrigatório',
    emailInvalid: 'Email inválido',
    tooLong: (limit) => `Use no máximo ${limit.toLocaleString('pt-BR')} caracteres`,
    unknownField: 'Este campo não é conhecido aqui',
    day: 'Informe um dia como 2026-10-31',
    unstorable: 'Retire os caracteres que não podem ser salvos',
  },
};
