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
    refusals: {
      AFFORDABILITY_UNCONFIRMED:
        'Pelos valores que você declarou, sobra pouco por mês neste plano. Confirme que pode pagar.',
      TEXTS_CHANGED:
        'Os nossos contratos mudaram depois que você abriu esta página. Recarregue-a e leia-os novamente.',
    },
    invalid: {
      title: 'Preencha os campos obrigatórios',
      description: 'Alguns campos obrigatórios estão vazios ou inválidos.',
    },
  },
  confirm: {
    done: { title: 'Os novos dados estão salvos', text: 'Agradecemos. Não falta mais nada.' },
    ended: {
      title: 'Este link não vale mais',
      text: 'Preencha o formulário novamente e mandaremos outro link.',
    },
  },
  brazilian: {
    email: 'E-mail',
    phone: 'Telefone',
    goal: 'Objetivo imobiliário',
    chooseGoal: 'Escolha o seu objetivo',
    needsScript: 'Este formulário precisa de JavaScript. Você também pode escrever para',
    notStarted: 'O formulário não carregou. Verifique sua conexão e recarregue a página.',
    closeWindow: 'Fechar janela',
    details: {
      capacity:
        'Confirmo que tenho de US$ 2.000 a US$ 3.500 disponíveis por mês para o meu imóvel.',
      send: 'Saber como funciona',
      sending: 'Enviando...',
      failed: { title: 'Erro no envio', fallback: 'Ocorreu um erro. Tente novamente.' },
      sent: {
        title: 'Informações Enviadas!',
        close: 'Fechar',
        isMailOwed: 'Mandamos um e-mail para você.',
        isKnown:
          'Você já estava na lista, e o e-mail que mandamos hoje está na sua caixa de entrada.',
        text: (mail) =>
          `Agradecemos! ${mail} Ele explica como o grupo funciona, com os números dos dois planos.`,
        spam: 'Não achou o e-mail? Olhe também na caixa de spam.',
      },
    },
    presentation: {
      send: {
        open: 'Garantir minha vaga',
        full: 'Tentar uma vaga',
        over: 'Quero receber um aviso',
      },
      sending: 'Registrando...',
      failed: { title: 'Erro no registro', fallback: 'Tente novamente mais tarde.' },
      again: {
        title: 'Registro Confirmado!',
        isMailOwed: 'Você já estava na lista. Mandamos o e-mail novamente.',
        isKnown: 'Você já estava na lista. O e-mail de hoje está na sua caixa de entrada.',
      },
      confirmed: {
        title: 'Vaga Confirmada!',
        titleOver: 'Inscrição Recebida!',
        close: 'Perfeito!',
        over: 'Assim que houver uma nova data, você recebe um e-mail com o dia, o horário e o link para garantir sua vaga. Mandamos agora uma confirmação.',
        when: 'Dia e horário',
        whenText: ({ weekday, day, month, from, until, hours }) =>
          `${weekday}, ${day} de ${month}, das ${from} às ${until} (${hours})`,
        place: 'Local',
        mail: 'Enviamos um e-mail de confirmação com o endereço completo e um convite para a sua agenda.',
      },
    },
    refusals: { EVENT_FULL: 'Todas as vagas desta apresentação já foram preenchidas.' },
  },
};
