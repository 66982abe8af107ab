import type { texts as en } from './texts.en.ts';

/** The same in Brazilian Portuguese. */
export const texts: typeof en = {
  income: (stored) =>
    stored
      .replace(/^Under /, 'Menos de ')
      .replaceAll(/\$([\d,]+)/g, (_, figure: string) => `US$ ${figure.replaceAll(',', '.')}`)
      .replace(' - ', ' a ')
      .replace(/\+$/, ' ou mais'),
  messages: {
    city: 'Cidade é obrigatória',
    state: 'Estado é obrigatório',
    ageGroup: 'Faixa etária é obrigatória',
    monthlyIncome: 'Renda mensal é obrigatória',
    profile: 'Objetivo imobiliário é obrigatório',
    understandsNotLoan: 'Você deve entender que este não é um empréstimo tradicional',
    understandsCooperative: 'Você deve entender a estrutura da cooperativa',
    agreesToContact: 'Você deve autorizar o contato',
    acceptsPrivacyPolicy: 'Você deve aceitar a política de privacidade',
    acceptsTermsOfUse: 'Você deve aceitar os termos de uso',
    understandsDeposit: 'Você deve entender a exigência do depósito',
  },
};
