import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  labels: {
    long: { profile: 'O que descreve você melhor?', plan: 'Plano preferido' },
    short: { profile: 'Objetivo imobiliário', plan: 'Valor de crédito preferido' },
  },
  form: {
    name: 'Lista de espera',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    choose: 'Escolha uma opção',
    message: 'Mensagem',
    optional: 'Opcional',
    use: 'Usamos os seus dados para escrever a você sobre os grupos e não os repassamos a ninguém. Todo e-mail tem um link para parar. Veja a nossa',
    privacyPolicy: 'política de privacidade',
    sending: 'Enviando…',
    send: 'Entrar na lista de espera',
  },
  joined: {
    title: 'Você está na lista',
    close: 'Entendi',
    thanks: (name) => `Agradecemos, ${name}.`,
    isNew: 'Uma confirmação está a caminho da sua caixa de entrada.',
    isMailOwed: 'Você já estava na lista; a confirmação está a caminho novamente.',
    isKnown:
      'Você já estava na lista, e a confirmação de hoje está na sua caixa de entrada; olhe também na caixa de spam.',
    free: 'A lista de espera é gratuita e sem compromisso. Avisaremos por e-mail quando um grupo do seu valor abrir.',
  },
  failures: {
    found: {
      title: 'Inscrição encontrada',
      description: 'Você já tem uma inscrição. Abrindo o seu painel...',
    },
    taken: {
      title: 'E-mail já usado',
      description:
        'Este e-mail já está cadastrado. Use outro e-mail ou entre para ver a sua inscrição.',
    },
    signIn: 'Entrar',
    failed: { title: 'Não foi possível enviar', description: 'Tente novamente mais tarde.' },
    invalid: {
      title: 'Preencha os campos obrigatórios',
      description: 'Alguns campos obrigatórios estão vazios ou inválidos.',
    },
  },
  confirm: {
    done: { title: 'Os novos dados estão salvos', text: 'Obrigado. Não falta mais nada.' },
    ended: {
      title: 'Este link não vale mais',
      text: 'Preencha o formulário de novo e mandaremos outro link.',
    },
  },
};
