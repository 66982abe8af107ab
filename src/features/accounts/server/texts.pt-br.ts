import { brand } from '#shared/brand.ts';
import { pluralIn } from '#shared/text/plural.ts';
import type { texts as en } from './texts.en.ts';

const plural = pluralIn('pt-BR');

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  verification: {
    subject: `Confirme o seu e-mail na ${brand.name}`,
    preview: 'Falta um passo para a sua conta ficar pronta.',
    paragraphs: [
      `Uma conta na ${brand.name} foi criada com este e-mail. Confirme que ele é seu: só depois disso você vê a sua inscrição e pode pagar o depósito.`,
    ],
    action: 'Confirmar o meu e-mail',
    closing: [
      'O link funciona por 24 horas.',
      'Se não foi você quem criou a conta, não abra o link; ninguém verá nada seu.',
    ],
  },
  reset: {
    subject: `Redefina a sua senha da ${brand.name}`,
    preview: 'Escolha uma nova senha com o link desta mensagem.',
    paragraphs: [
      'Alguém, esperamos que você, pediu para redefinir a senha da sua conta. Escolha uma nova aqui:',
    ],
    action: 'Escolher uma nova senha',
    closing: [
      'O link funciona uma vez, por uma hora. Depois você sai da conta em todos os aparelhos e entra com a nova senha.',
      'Se não foi você quem pediu, ignore esta mensagem; a sua senha continua a mesma.',
    ],
  },
  passwordReset: {
    subject: `A senha da sua conta na ${brand.name} foi alterada`,
    preview: 'Se foi você, não é preciso fazer nada.',
    paragraphs: [
      'A senha da sua conta foi redefinida por um link que enviamos a este endereço. Todos os aparelhos foram desconectados.',
      `Se não foi você, peça uma nova senha agora mesmo e escreva para ${brand.contactEmail}.`,
    ],
    action: 'Abrir o site',
    closing: [],
  },
  roles: {
    openTools: 'Abrir as ferramentas de administração',
    openSite: 'Abrir a sua conta',
    names: {
      admin: 'administração',
      treasurer: 'tesouraria',
      reviewer: 'análise',
      support: 'atendimento',
      editor: 'edição',
    },
    means: {
      admin: 'Você pode ver e decidir sobre inscrições, depósitos e grupos.',
      treasurer: 'Você pode ver e decidir sobre contribuições, pagamentos e outros valores.',
      reviewer: 'Você pode ver e decidir sobre inscrições e seus documentos.',
      support: 'Você pode ver pessoas, contatos e e-mails e escrever anotações.',
      editor: 'Você pode escrever artigos e apresentações.',
    },
    invitation: {
      subject: `Convite para a equipe da ${brand.name}`,
      preview: 'Abra o link em até 7 dias para participar.',
      body: (by, name) => `${by} convida você para a função de ${name} na ${brand.name}.`,
      action: 'Abrir o convite',
      closing: [
        'O link funciona uma única vez, por 7 dias. Depois, você entra e configura uma segunda etapa de acesso.',
        'Se você não esperava por isso, ignore este e-mail; nada acontece.',
      ],
    },
    roleGiven: {
      subject: (name) => `Agora você tem a função de ${name}`,
      body: (by, name) =>
        `${by} deu a você a função de ${name}. O que você faz fica em um registro que ninguém pode alterar.`,
      warning:
        'Se você não esperava por isso, responda a este e-mail imediatamente e não use essas ferramentas.',
    },
    roleTaken: {
      subject: (name) => `Você não tem mais a função de ${name}`,
      preview: 'As ferramentas de administração estão fechadas para você.',
      body: (by) =>
        `${by} retirou essa função da sua conta. A conta em si e tudo o que é seu continuam como estão.`,
      warning: 'Se você acha que é um engano, responda a este e-mail.',
    },
    banned: {
      subject: 'Sua conta foi desativada',
      preview: 'Você não pode mais entrar.',
      body: 'Desativamos a sua conta: ela foi encerrada em todos os aparelhos e você não pode mais entrar. Sua inscrição, seu depósito e seu lugar em um grupo continuam como estão.',
      reason: 'Motivo',
      mistake: 'Se você acha que é um engano, responda a este e-mail.',
    },
    notice: {
      subjectGiven: (who, name) => `${who} agora tem a função de ${name}`,
      subjectTaken: (who, name) => `${who} não tem mais a função de ${name}`,
      preview: 'A função de uma conta foi alterada.',
      body: 'A função de uma conta foi alterada. Se não foi intencional, desfaça em “Team” e consulte o registro de auditoria.',
      changedBy: 'Alterado por',
      account: 'Conta',
      open: 'Abrir Team',
    },
  },
  factors: {
    changes: {
      set: {
        subject: 'A sua conta agora tem verificação em duas etapas',
        preview: 'Ao entrar com a senha, pedimos também um código.',
        body: 'Um aplicativo autenticador foi configurado na sua conta. A partir de agora, ao entrar com a senha, pedimos também o código dele.',
      },
      removed: {
        subject: 'A verificação em duas etapas da sua conta foi desativada',
        preview: 'A senha sozinha volta a abrir a sua conta.',
        body: 'O aplicativo autenticador da sua conta e os códigos de recuperação foram removidos. A senha sozinha volta a abrir a sua conta.',
      },
      appRemoved: {
        subject: 'O aplicativo autenticador da sua conta foi removido',
        preview: 'Ao entrar com a senha, pedimos agora uma chave de acesso.',
        body: 'O aplicativo autenticador da sua conta e os códigos de recuperação foram removidos. Ao entrar com a senha, continuamos pedindo uma das suas chaves de acesso.',
      },
      passkeyAdded: {
        subject: 'Uma chave de acesso foi adicionada à sua conta',
        preview: 'Ao entrar com a senha, pedimos também a chave de acesso.',
        body: 'Uma chave de acesso (passkey) foi adicionada à sua conta. Ao entrar com a senha, pedimos também essa chave ou outra segunda etapa que você tenha configurado.',
      },
      passkeyRemoved: {
        subject: 'Uma chave de acesso da sua conta foi removida',
        preview: 'Ela não vale mais. Os outros fatores continuam.',
        body: 'Uma chave de acesso da sua conta foi removida e não vale mais. Ao entrar com a senha, continuamos pedindo um dos seus outros fatores.',
      },
      lastPasskeyRemoved: {
        subject: 'A verificação em duas etapas da sua conta foi desativada',
        preview: 'A senha sozinha volta a abrir a sua conta.',
        body: 'A última chave de acesso da sua conta foi removida. A senha sozinha volta a abrir a sua conta.',
      },
      codesRenewed: {
        subject: 'Você tem novos códigos de recuperação',
        preview: 'Os códigos antigos não valem mais.',
        body: 'Novos códigos de recuperação foram criados para a sua conta. Os antigos não valem mais.',
      },
      codeUsed: {
        subject: 'Um código de recuperação da sua conta foi usado',
        preview: 'Ele não vale mais.',
        body: 'Alguém entrou na sua conta com um código de recuperação em vez da segunda etapa. Esse código não vale mais.',
      },
      reset: {
        subject: 'A verificação em duas etapas da sua conta foi redefinida',
        preview: 'Você saiu da conta em todos os navegadores.',
        body: 'A verificação em duas etapas da sua conta foi retirada, e você saiu da conta em todos os navegadores. Entre com a sua senha e configure-a novamente.',
      },
    },
    codesLeft: (count) =>
      count === 0
        ? 'Você não tem mais códigos de recuperação. Crie novos nas configurações da conta.'
        : `Você ainda tem ${count} ${plural(count, { one: 'código', other: 'códigos' })} de recuperação.`,
    passkey: 'Chave de acesso',
    resetBy: (by) => `Isso foi feito por ${by}.`,
    notYou:
      'Se não foi você, ou se não pediu isso, redefina a sua senha imediatamente e escreva para nós.',
    open: 'Abrir as configurações da conta',
    notice: {
      subject: (who) => `A verificação em duas etapas de ${who} foi redefinida`,
      preview: 'Alguém perdeu o acesso à segunda etapa.',
      body: 'Uma segunda etapa foi redefinida. Se não foi de propósito, encerre as sessões desta pessoa em Pessoas e veja o registro de auditoria.',
      account: 'Conta',
      by: 'Redefinido por',
      open: 'Abrir Pessoas',
    },
  },
};
