import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  name: 'Inscrição',
  fields: {
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    emailGiven: 'O endereço confirmado da sua conta',
    city: 'Cidade',
    state: 'Estado',
    stateHint: 'Os grupos se formam primeiro em Utah',
    ageGroup: 'Faixa etária',
    monthlyIncome: 'Renda mensal',
    incomeHint: 'Da sua família, antes dos impostos',
    monthlyDebt: 'Dívidas por mês (opcional)',
    debtHint: 'Carro, crédito estudantil, mínimo dos cartões',
    monthlyRent: 'Aluguel que você paga hoje, por mês (opcional)',
    rentHint: 'Você continua pagando até a contemplação',
    choose: 'Escolha uma opção',
  },
  consents: 'Confirme, por favor',
  emailTaken: 'Já existe uma inscrição com este e-mail. Use outro endereço.',
  checking: 'Conferindo…',
  goOn: 'Continuar para o contrato',
  nothingYet: {
    member:
      'Você ainda não paga nada: agora vem o contrato do depósito e depois, no seu painel, o formulário do cartão.',
    visitor:
      'Você ainda não paga nada: primeiro vem o contrato do depósito, depois o formulário do cartão.',
  },
  agreement: {
    title: 'Contrato do depósito',
    text: 'Leia até o fim antes de aceitar.',
    accept: 'Li o contrato e aceito os seus termos.',
    scroll: 'Role até o fim do texto para liberar esta caixa.',
    cancel: 'Cancelar',
    decline: 'Recusar',
    declined: {
      title: 'Você recusou o contrato',
      description:
        'Nada foi salvo e nada será cobrado. As suas respostas continuam no formulário, caso você mude de ideia.',
    },
    saving: 'Salvando a sua inscrição…',
    goOn: 'Aceitar e continuar para o pagamento',
    label: 'Texto do contrato do depósito',
  },
  submitted: 'Inscrição enviada',
  setupFailed: {
    title: 'Erro ao preparar o pagamento',
    description: 'Não foi possível preparar o pagamento. Tente novamente.',
  },
  dashboard: 'Painel',
  fit: {
    title: 'Antes de continuar',
    confirm: 'Confirme onde o imóvel vai ficar',
    takeOther: (plan) => `Escolher o plano de ${plan}`,
    goOnWith: (plan) => `Continuar com ${plan}`,
    goOn: 'Continuar',
    waitlist: 'Entrar na lista de espera',
    incomeShort:
      'Os seus comprovantes precisam mostrar que você pode pagar. A renda do cônjuge e outras rendas também contam.',
    yesGoOn: (plan) => `Sim, eu consigo pagar: continuar com ${plan}`,
    elsewhere:
      'Por enquanto os imóveis são comprados só em Utah. Você pode morar em outro lugar, desde que o imóvel fique em Utah.',
    inUtah: 'O imóvel que quero comprar vai ficar em Utah.',
  },
  unfinished: {
    title: 'Sua inscrição está salva',
    text: (plan, deposit) =>
      `Temos a sua inscrição para o plano de ${plan}. O depósito de ${deposit}, que reserva a sua vaga, ainda não foi pago.`,
    pay: 'Terminar o pagamento',
    later: (email) =>
      `Você também pode pagar depois, pelo link do e-mail que mandamos para ${email}.`,
    another: 'Preencher outra inscrição',
  },
};
