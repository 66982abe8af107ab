import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  messages: {
    email: 'Digite o e-mail',
    emailInvalid: 'Confira o e-mail',
    name: 'Digite o nome',
    relationship: 'Diga quem essa pessoa é para você',
    contact: 'Digite um e-mail ou um telefone',
  },
};
