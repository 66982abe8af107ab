import { texts as factorTexts } from '#features/accounts/factors/web/factor-texts.pt-br.ts';
import { texts as accountTexts } from '#features/accounts/web/texts.pt-br.ts';
import { brand } from '#shared/brand.ts';
import { pluralIn } from '#shared/text/plural.ts';
import { DELETION_DAYS } from '../rules.ts';
import type { texts as en } from './texts.en.ts';

const plural = pluralIn('pt-BR');

export const texts: typeof en = {
  title: 'Configurações da conta',
  intro: 'O seu acesso, os seus dados e o que escrevemos para você.',
  loading: 'a sua conta',
  failed: 'Não foi salvo',
  saving: 'Salvando…',
  cancel: 'Cancelar',
  refusals: {
    ...factorTexts.refusals,
    ...accountTexts.newPassword.refusals,
    CURRENT_PASSWORD_WRONG: 'Esta não é a sua senha atual. Tente novamente.',
    PASSWORD_NOT_SET: 'A sua conta ainda não tem senha. Peça um link para criar uma.',
    SAME_ADDRESS: 'Este já é o seu e-mail. Digite outro.',
    ADDRESS_TAKEN:
      'Este e-mail não pode ser usado: já tem uma conta ou inscrição própria, ou não está aberto a novas contas. Escolha outro.',
    NO_APPLICATION:
      'Não encontramos uma inscrição com o seu e-mail. Se você se inscreveu com outro, escreva para nós.',
    APPLICATION_HAS_MONEY:
      'Esta inscrição tem um depósito ou um lugar em um grupo e por isso não pode ser excluída aqui. Escreva para nós se ela não for sua.',
    SESSION_NOT_FOUND: 'Este navegador já saiu da conta.',
    DELETION_REFUSED_MEMBER:
      'Você tem ou teve uma cota em um grupo já formado. Os seus dados constam da contabilidade do grupo, por isso a conta não pode ser excluída. Escreva para nós se quiser sair do grupo.',
    DELETION_REFUSED_DEPOSIT:
      'O seu depósito ainda está conosco, por isso a conta ainda não pode ser excluída. Escreva para nós, ou tente novamente quando ele tiver sido devolvido.',
    DELETION_REFUSED_ADMIN:
      'A conta de um administrador não pode ser excluída. Outro administrador precisa retirar esse papel primeiro.',
  },
  email: {
    title: 'E-mail',
    current: (email) => `Você entra com ${email}.`,
    change: 'Trocar o e-mail',
    label: 'Novo e-mail',
    password: 'A sua senha atual',
    send: 'Enviar o link',
    sent: 'Veja a sua caixa de entrada',
    sentText: (email) => `Enviamos um link para ${email}. O e-mail muda quando você o abrir.`,
    hint: 'Enviamos um link para o novo e-mail. A sua inscrição e o seu depósito vão junto.',
    unverified: 'Confirme primeiro o e-mail atual; depois você pode trocá-lo.',
  },
  password: {
    title: 'Senha',
    text: 'Ao trocá-la, você sai da conta em todos os outros navegadores.',
    change: 'Trocar a senha',
    current: 'Senha atual',
    next: 'Nova senha',
    save: 'Salvar a nova senha',
    saved: 'Senha alterada',
    savedText: 'Você saiu da conta em todos os outros navegadores.',
    none: 'Você entra com o Google e não tem senha aqui. Pode criar uma por um link no e-mail.',
    add: 'Enviar um link',
    added: 'Veja a sua caixa de entrada',
    addedText: 'Com o link você escolhe uma senha.',
  },
  sessions: {
    title: 'Onde você está conectado',
    loading: 'as suas sessões',
    unknown: 'Outro navegador',
    here: 'Este navegador',
    line: (address, seen) => `${address}, visto pela última vez em ${seen}`,
    noAddress: 'endereço desconhecido',
    end: 'Sair',
    endOf: (device) => `Sair de ${device}`,
    ended: 'Sessão encerrada',
    elsewhere: 'Sair de todos os outros',
    everywhere: 'Sair de todos',
  },
  signIns: {
    title: 'Últimos acessos',
    loading: 'os seus acessos',
    text: 'Acessos com senha e tentativas que falharam. Se algum não foi seu, troque a sua senha.',
    none: 'Ainda não houve acesso com senha.',
    succeeded: 'Entrou',
    failed: 'Falhou',
  },
  language: {
    title: 'Idioma',
    label: 'Idioma',
    hint: 'Para os nossos e-mails e todas as suas páginas. Dos contratos vale o texto em inglês.',
    saved: 'Idioma salvo',
  },
  mails: {
    title: 'Nossos e-mails',
    label: 'Quanto escrevemos',
    hint: 'Em qualquer opção escrevemos quando algo precisa ser pago, assinado ou conhecido na hora, antes de cada pagamento automático e quando outro pagamento seu chega. Também enviamos o hash da lista de cada assembleia quando ela fecha.',
    saved: 'Escolha salva',
    choices: {
      essentials: 'Só o essencial',
      digest: 'O essencial e um resumo por mês',
      everything: 'Tudo, na hora em que acontece',
    },
  },
  payments: {
    title: 'Pagamentos',
    loading: 'os seus pagamentos',
    none: 'Você ainda não pagou nada.',
    kinds: {
      deposit: 'Depósito',
      payment: 'Contribuição',
      automatic: 'Contribuição automática',
      manual: 'Contribuição recebida pelo escritório',
      prepayment: 'Antecipação das últimas parcelas',
      surplus: 'Crédito que o seu imóvel não usou',
      transfer: 'Parcelas assumidas com a cota',
    },
    method: {
      card: (name, last4) => `${name} com final ${last4}`,
      us_bank_account: (name, last4) => `${name || 'Conta bancária'} com final ${last4}`,
    },
    otherMethod: 'Outra forma',
    returned: (amount) => `${amount} devolvidos`,
    receipt: 'Recibo',
    receiptOf: (what, day) => `Recibo de ${what}, ${day}`,
    seat: (group, seat) => `${group}, cota ${seat}`,
  },
  receipt: {
    title: 'Recibo',
    back: 'Voltar às configurações',
    print: 'Imprimir',
    number: 'Número do recibo',
    date: 'Data do pagamento',
    from: 'Recebido de',
    what: 'Referente a',
    method: 'Pago com',
    amount: 'Valor',
    returned: 'Devolvido desde então',
    kept: 'Saldo',
    instalments: (count) => `${count} ${plural(count, { one: 'parcela', other: 'parcelas' })}`,
    note: `${brand.legalEntity} não é um banco. Isto é um recibo, não um extrato.`,
    missing: 'Este pagamento não está entre os seus.',
  },
  application: {
    title: 'A sua inscrição',
    text: (day) =>
      `Uma inscrição com o seu e-mail foi enviada em ${day}. Se ela é sua, continue no seu painel. Foi outra pessoa, ou você quer começar novamente? Então descarte-a: ela é excluída com os documentos, e você pode se inscrever novamente.`,
    discard: 'Descartar esta inscrição',
    question: 'Excluir a inscrição e os documentos?',
    yes: 'Sim, excluir',
    done: 'Inscrição excluída',
  },
  data: {
    title: 'Os seus dados',
    text: 'O que temos sobre você, em um arquivo: conta, inscrição, nomes dos documentos, cotas, pagamentos e mensagens. Os documentos em si estão no seu painel. As anotações da nossa equipe não estão no arquivo: escreva para nós se quiser lê-las.',
    download: 'Baixar os meus dados',
    working: 'Preparando…',
    documents: 'Abrir os seus documentos',
    failed: 'O download falhou',
    fileName: 'meus-dados.json',
  },
  deletion: {
    title: 'Excluir a conta',
    means: [
      `A conta é excluída ${DELETION_DAYS} dias depois do pedido; até lá você pode mantê-la.`,
      'A sua inscrição e os seus documentos são apagados, e você sai da conta em todos os aparelhos.',
      'Os registros de pagamentos ficam por 7 anos, como manda a lei, assim como o registro do que os administradores fizeram.',
    ],
    refusals: {
      member:
        'Você tem ou teve uma cota em um grupo já formado. Os seus dados constam da contabilidade do grupo, por isso a conta fica. Escreva para nós se quiser sair do grupo.',
      deposit:
        'O seu depósito está conosco e guarda o seu lugar. Escreva para nós, ou volte aqui quando ele tiver sido devolvido.',
      admin:
        'A sua conta é de administrador. Outro administrador precisa retirar esse papel primeiro.',
    },
    ask: 'Excluir a minha conta',
    confirmTitle: 'Excluir a sua conta?',
    phrase: 'excluir a minha conta',
    asked: 'Exclusão pedida',
    due: (day) => `A sua conta será excluída em ${day}.`,
    keep: 'Manter a minha conta',
    kept: 'A sua conta fica',
  },
  stopped: {
    title: 'A alteração foi interrompida',
    text: (email) =>
      `O e-mail da sua conta continua sendo ${email}. Se não foi você quem pediu a alteração, crie uma nova senha agora: quem pediu estava na sua conta.`,
    ended: 'Este link não funciona mais',
    endedText:
      'Ele tem mais de um dia, ou o e-mail já foi alterado. Se não foi você, escreva para nós imediatamente.',
  },
  changed: {
    title: 'O seu e-mail foi alterado',
    text: (email) => `A partir de agora você entra com ${email}.`,
    ended: 'Este link não funciona mais',
    endedText: 'Ele já foi usado, tem mais de um dia, ou o e-mail foi ocupado nesse meio-tempo.',
  },
};
