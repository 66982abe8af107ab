import type { texts as en } from './texts.en.ts';

/** The same in Brazilian Portuguese. */
export const texts: typeof en = {
  messages: {
    password: 'Senha é obrigatória',
    currentPassword: 'Digite a sua senha atual.',
    code: 'Digite o código.',
    passkeyName: 'Dê um nome à chave de acesso.',
  },
};
