import { CONSORCIO_NOTICE } from '../consorcio-notice.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  consorcio: CONSORCIO_NOTICE,
  version: (version) => `Versão ${version} · Em vigor desde`,
  otherDocuments: 'Outros documentos',
  rules: 'As regras de um grupo, em palavras simples',
  onThisPage: 'Nesta página',
  close: 'Fechar',
  choices: 'Mudar a sua escolha sobre estatísticas e chat',
  documents: {
    'terms-of-use': 'Termos de uso',
    'privacy-policy': 'Política de privacidade',
    'deposit-agreement': 'Contrato do depósito',
  },
};
