import type { texts as en } from './texts.en.ts';

/** The same in Brazilian Portuguese. */
export const texts: typeof en = {
  income: (stored) =>
    stored
      .replace(/^Under /, 'Menos de ')
      .replaceAll(/\$([\d,]+)/g, (_, figure: string) => `US$ ${figure.replaceAll(',', '.')}`)
      .replace(' - ', ' a ')
      .replace(/\+$/, ' ou mais'),
  afford: {
    states: {
      comfortable: 'Aprovação automática, pelos valores que você declarou',
      tight: 'Aprovação automática, pelos valores que você declarou, mas com pouca folga',
      short: 'Os valores que você declarou não cobrem a contribuição',
    },
    overdrawn: 'Aprovação automática, pelos valores que você declarou, mas faltaria dinheiro',
    left: (amount) => `Sobrariam ${amount} por mês`,
    missing: (amount) => `Faltariam ${amount} por mês`,
    gross: 'antes dos impostos',
    papers: 'Os comprovantes são conferidos antes de o seu grupo começar.',
    share: (percent, limit) =>
      `A contribuição levaria ${percent}% dessa renda. Acima de ${limit}%, fica difícil pagar todos os meses por 20 anos.`,
    little: (limit) =>
      `Com menos de ${limit} por mês para comida, transporte, seguros e impostos, fica difícil viver.`,
    rows: {
      income: 'Menor renda da sua resposta',
      contribution: (plan) => `Contribuição, plano de ${plan}`,
      debt: 'Dívidas',
      rent: 'Aluguel, até a contemplação',
      left: 'Sobra antes dos impostos',
      missing: 'Falta',
      unanswered: 'sem resposta: US$ 0',
    },
  },
  messages: {
    city: 'Cidade é obrigatória',
    state: 'Estado é obrigatório',
    ageGroup: 'Faixa etária é obrigatória',
    monthlyIncome: 'Renda mensal é obrigatória',
    amount: 'Informe um valor como US$ 1.200 ou deixe em branco',
    profile: 'Objetivo imobiliário é obrigatório',
    understandsNotLoan: 'Você deve entender que este não é um empréstimo tradicional',
    understandsCooperative: 'Você deve entender a estrutura da cooperativa',
    agreesToContact: 'Você deve autorizar o contato',
    acceptsPrivacyPolicy: 'Você deve aceitar a política de privacidade',
    acceptsTermsOfUse: 'Você deve aceitar os termos de uso',
    understandsDeposit: 'Você deve entender a exigência do depósito',
  },
};
