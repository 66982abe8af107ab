import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { pluralIn } from '#shared/text/plural.ts';
import type { texts as en } from './texts.en.ts';

const plural = pluralIn('pt-BR');

const DEPOSIT = formatMoney(usd(DEPOSIT_CENTS), 'pt-BR');

export const texts: typeof en = {
  sandbox: 'Ambiente de teste',
  otherLanguage: { locale: 'en', name: 'In English' },
  barLabel: 'Ambiente de teste',
  nobody: 'Visitante',
  guest: 'conectado',
  roles: {
    visitor: 'sem login',
    applicant: 'candidata',
    member: 'cotista',
    admin: 'administração',
    reviewer: 'análise',
    treasurer: 'tesouraria',
  },
  people: 'Pessoas',
  tour: 'Roteiro',
  moveTime: 'Avançar o tempo',
  newsClose: 'Fechar o aviso',
  staff: {
    works: 'A equipe cuida da rotina',
    rests: 'A equipe deixa o trabalho com você',
    toRest: 'Deixar comigo',
    toWork: 'Deixar com a equipe',
  },
  first: {
    title: 'Uma cooperativa para percorrer por dentro',
    lead: 'Tudo aqui é inventado e fica nesta máquina: nenhum e-mail sai dela e nenhum dinheiro se move. Seja quem quiser, avance o tempo e assista a uma assembleia ao vivo.',
    startTour: 'Fazer o roteiro',
    tourLength: 'Dez paradas, cerca de seis minutos',
    peopleTitle: 'Quem você quer ser?',
    peopleLead: 'Um clique faz o login. Você pode trocar a qualquer momento pela barra no topo.',
    be: (name) => `Ser ${name}`,
    beVisitor: 'Navegar sem login',
    isYou: 'É você',
    password: 'Onde for pedida uma senha, todas estas pessoas usam',
    factor: 'Quem trabalha na cooperativa também tem uma segunda etapa:',
    codes: 'os códigos que os aplicativos mostram agora',
    missing:
      'As pessoas da demonstração não estão nesta pasta de dados: ela é mais antiga, ou elas foram apagadas. Para tê-las, pare o servidor, apague a pasta e inicie novamente.',
    timeTitle: 'Que dia é hoje?',
    timeLead:
      'O relógio do ambiente de teste fica parado enquanto ele está desligado. Ao avançar, cada dia do caminho é vivido: cotistas pagam, novas pessoas se inscrevem, há assembleias e compras de imóveis. A equipe cuida da rotina, a menos que você a assuma na barra.',
    servicesTitle: 'Nos bastidores',
  },
  personas: {
    visitor: 'Ouviu falar da cooperativa e lê as páginas públicas.',
    applicant: 'Já se inscreveu e pagou o depósito; faltam dados e documentos.',
    onTime: 'Paga em dia todos os meses, participa de cada assembleia e pode dar lance.',
    inArrears: 'Tem parcelas em atraso: a cota fica fora do sorteio até serem pagas.',
    justWon: 'Foi contemplada na última assembleia e já pode procurar um imóvel.',
    buying: 'Encontrou um imóvel e acompanha a compra passo a passo.',
    left: 'Saiu do grupo e tem a receber o que pagou.',
    brazilian:
      'Chegou pela página em português e lê tudo em português: páginas, e-mails, extratos.',
    admin: 'Pode fazer tudo na cooperativa, mas nenhum dinheiro sai sem uma segunda pessoa.',
    secondAdmin: 'Precisa concordar antes de o dinheiro sair: ninguém paga sozinho.',
    reviewer:
      'Lê os documentos de quem se inscreve e decide sobre a renda; não vê contas bancárias.',
    treasurer: 'Cuida do dinheiro: pagamentos, repasses e contabilidade; não decide sobre renda.',
  },
  services: [
    ['/sandbox/mailbox', 'E-mails', 'Cada e-mail enviado, como o destinatário o vê.'],
    ['/sandbox/google', 'Google', 'As contas que entram onde o Google perguntaria.'],
    [
      '/sandbox/payments',
      'Pagamentos',
      'Cada pagamento; devolva um, ou faça seus avisos chegarem tarde, duas vezes ou nunca.',
    ],
    ['/sandbox/codes', 'Códigos', 'O que os aplicativos autenticadores mostram agora.'],
    ['/sandbox/clock', 'Relógio', 'Avance o tempo por qualquer número de dias.'],
    [
      '/sandbox/beacon',
      'Aleatoriedade',
      'Números aleatórios públicos como o drand os publica, pelo relógio do ambiente: as assembleias sorteiam com eles.',
    ],
    ['/sandbox/jobs', 'Tarefas', 'O que falhou de vez e espera por um operador.'],
    ['/api/docs', 'API', 'Cada chamada, a partir do seu contrato.'],
  ],
  steps: {
    day: 'Próximo dia',
    due: 'Próximo vencimento',
    assembly: 'Próxima assembleia',
    year: 'Um ano',
  },
  noStep: 'nenhum à frente',
  assemblyOf: (group, month) => `${group}, mês ${month}`,
  moving: {
    title: 'O tempo está passando',
    to: (date) => `A caminho de ${date}`,
    lead: 'Cada dia é vivido como na vida real: cotistas pagam, pessoas se inscrevem, há assembleias e compras de imóveis. Um ano leva um quarto de hora ou mais.',
    today: (date) => `Hoje é ${date}`,
    jobsLeft: (count) =>
      plural(count, { one: `Falta ${count} tarefa hoje`, other: `Faltam ${count} tarefas hoje` }),
    noJobs: 'Nada mais a fazer hoje',
    arrived: 'Chegamos',
    cancel: 'Parar aqui',
    cancelHint: 'O dia que começou é concluído antes.',
    cancelled: 'Parada no caminho',
    onTheWay: 'No caminho:',
    happened: {
      draws: (count) => `${count} ${plural(count, { one: 'sorteio', other: 'sorteios' })}`,
      payments: (count) => `${count} ${plural(count, { one: 'pagamento', other: 'pagamentos' })}`,
      homes: (count) => `${count} ${plural(count, { one: 'imóvel', other: 'imóveis' })}`,
      applications: (count) =>
        `${count} ${plural(count, { one: 'inscrição', other: 'inscrições' })}`,
      groups: (count) =>
        `${count} ${plural(count, { one: 'grupo formado', other: 'grupos formados' })}`,
    },
    goOn: 'Continuar',
    failed:
      'O tempo parou no caminho. O registro do servidor diz por quê; você pode tentar novamente.',
    idle: 'O tempo não está sendo avançado no momento.',
  },
  tourPage: {
    title: 'Da primeira visita ao imóvel próprio em dez paradas',
    lead: 'Cada parada abre a página de verdade, com o login da pessoa que estaria nela. Um cartão no fim da página diz o que você vê e leva à próxima parada.',
    asVisitor: 'como visitante',
    as: (name) => `como ${name}`,
    open: (number) => `Abrir a parada ${number}`,
    start: 'Começar pela parada 1',
    missing: 'Esta página ainda não está na pasta de dados.',
  },
  card: {
    stop: (number, total) => `Parada ${number} de ${total}`,
    next: 'Próxima parada',
    finish: 'Terminar o roteiro',
    all: 'Todas as paradas',
    close: 'Fechar o roteiro',
    isFor: (name) => `Agora você é outra pessoa; esta página foi aberta como ${name}.`,
    goBackAs: (name) => `Voltar a ser ${name}`,
  },
  stops: {
    apply: {
      title: 'Inscrever-se',
      sees: 'Quem visita escolhe o valor do imóvel e envia um só formulário; nenhum banco participa. Mais acima, a página diz quanto custa e quanto tempo a espera pode durar.',
    },
    pay: {
      title: 'Pagar o depósito',
      sees: `Nora pagou o depósito de ${DEPOSIT}; agora o painel pede dados e documentos, passo a passo. ${DEPOSIT_RULE_PORTUGUESE}`,
    },
    desk: {
      title: 'A mesa de trabalho',
      sees: 'Quem trabalha na cooperativa começa aqui: tudo o que espera por alguém, do mais urgente ao menos urgente. Cada linha leva à página onde se resolve, e o número diminui quando está resolvido.',
    },
    person: {
      title: 'Uma pessoa, em uma página',
      sees: 'O que se sabe de uma pessoa está em uma página, até onde a função de quem vê permite: quem analisa vê inscrição, documentos e e-mails. Cada documento leva à tela em que é aberto e a renda é decidida, com um motivo que fica no registro de auditoria.',
    },
    form: {
      title: 'Um grupo se forma',
      sees: 'Um grupo precisa de 480 famílias aprovadas e com depósito pago antes de começar. Quando a demonstração começa, um está se enchendo, um acabou de se formar e um está no terceiro ano.',
    },
    contribute: {
      title: 'Contribuir',
      sees: 'A cotista vê o que está pago, o que vence em seguida e para onde vai cada dólar da parcela. Não há multa por atraso; a cota em atraso fica fora do sorteio até ser paga.',
    },
    bid: {
      title: 'Dar um lance',
      sees: 'Antes de cada assembleia, a cotista pode oferecer parcelas adiantadas. O lance é lacrado no navegador até o sorteio: ninguém consegue lê-lo antes, nem nós.',
    },
    draw: {
      title: 'O sorteio e a conferência',
      sees: 'As cotas são contempladas por sorteio e, se houver lances, pelo maior deles, com números aleatórios públicos que ninguém controla. “Conferir este sorteio” repete cada passo no seu próprio navegador.',
    },
    buy: {
      title: 'Comprar o imóvel',
      sees: 'Quem foi contemplado escolhe um imóvel, entrega os documentos e vê cada passo até o vendedor ser pago. Duas pessoas da cooperativa precisam concordar antes de o dinheiro sair.',
    },
    books: {
      title: 'O fechamento do mês',
      sees: 'A tesouraria vê o que ainda está em aberto no mês e pede o fechamento de todos os grupos de uma vez; uma segunda pessoa confirma. O que foi fechado não muda: um lançamento posterior recebe o primeiro dia em aberto.',
    },
  },
};
