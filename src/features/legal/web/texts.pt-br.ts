import { CONSORCIO_NOTICE } from '../consorcio-notice.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  consorcio: CONSORCIO_NOTICE,
  translation: {
    draft:
      'Rascunho: esta tradução ainda não foi revisada pelos nossos advogados e pode conter erros.',
    binds:
      'Esta é uma tradução, para você ler com calma no seu idioma. O texto que vale é o inglês: se os dois disserem coisas diferentes, é o inglês que decide.',
    english: 'Ler o texto em inglês, que é o que vale',
    version: (version) => `Tradução de ${version}`,
  },
  version: (version) => `Versão ${version} · Em vigor desde`,
  otherDocuments: 'Outros documentos',
  rules: 'As regras de um grupo, em palavras simples',
  otherLanguage: 'In English',
  onThisPage: 'Nesta página',
  close: 'Fechar',
  choices: 'Mudar a sua escolha sobre estatísticas e chat',
  documents: {
    'terms-of-use': 'Termos de uso',
    'privacy-policy': 'Política de privacidade',
    'deposit-agreement': 'Contrato do depósito',
  },
};
