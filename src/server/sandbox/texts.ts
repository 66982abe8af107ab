import type { Locale } from '#shared/locale.ts';
import type { PersonaKey, PersonaRole } from '../demo/personas.ts';
import type { TimeStep } from './time-steps.ts';
import type { StopKey } from './tour-stops.ts';

/** A stop of the tour in words: its name, and two sentences on what one sees. */
type StopWords = { title: string; sees: string };

/** Every sentence of the sandbox's first page, its bar, its moves in time and its tour. */
const en = {
  sandbox: 'Sandbox',
  otherLanguage: 'Em português',
  barLabel: 'Sandbox',
  nobody: 'A visitor',
  guest: 'signed in',
  /** What personas without a name of their own are called. */
  names: {
    visitor: 'A visitor',
    admin: 'First admin',
    secondAdmin: 'Second admin',
  } as Partial<Record<PersonaKey, string>>,
  roles: {
    visitor: 'not signed in',
    applicant: 'applicant',
    member: 'member',
    admin: 'admin',
  } satisfies Record<PersonaRole, string>,
  people: 'People',
  tour: 'Tour',
  moveTime: 'Move time',
  first: {
    title: 'A cooperative you can walk through',
    lead: 'Everything here is invented and stays on this machine: no mail leaves it and no money moves. Be anybody, move time, and watch an assembly as it happens.',
    startTour: 'Take the tour',
    tourLength: 'Eight stops, about five minutes',
    peopleTitle: 'Who would you like to be?',
    peopleLead: 'One click signs you in. You can change at any time from the bar at the top.',
    be: (name: string) => `Be ${name}`,
    beAdmin: { admin: 'Be the first admin', secondAdmin: 'Be the second admin' },
    beVisitor: 'Look around signed out',
    isYou: 'This is you',
    missing:
      'The people of the demonstration are not in this data folder: it was made before them, or they were deleted. To get them, stop the server, delete the folder and start again.',
    timeTitle: 'What day is it?',
    timeLead:
      'The clock of the sandbox stands still while it is switched off. Moved forward, every day on the way is worked through: contributions, reminders, draws.',
    doorsTitle: 'Behind the scenes',
  },
  personas: {
    visitor: 'Has heard of the cooperative and reads the public pages.',
    applicant: 'Has applied and paid the deposit; details and papers are still missing.',
    onTime: 'Pays every month on time, takes part in each assembly and may bid.',
    inArrears: 'Has missed instalments: the seat sits out until they are paid.',
    justWon: 'Was selected in the last assembly and can now look for a home.',
    buying: 'Has found a home and follows its purchase step by step.',
    left: 'Left the group and is owed back what was paid in.',
    admin: 'Reviews applications and pays out, together with a second admin.',
    secondAdmin: 'Has to agree before money leaves: no admin can pay out alone.',
  } satisfies Record<PersonaKey, string>,
  doors: [
    ['/sandbox/mailbox', 'Mailbox', 'Every mail the product sent, as its reader sees it.'],
    ['/sandbox/google', 'Google', 'The accounts that sign in where Google would ask.'],
    [
      '/sandbox/payments',
      'Payments',
      'Every payment; refund one, or let its webhooks come late, twice or never.',
    ],
    ['/sandbox/codes', 'Codes', 'What the authenticator apps of people show now.'],
    ['/sandbox/clock', 'Clock', 'Move time forward by any number of days.'],
    [
      '/sandbox/beacon',
      'Beacon',
      'Public randomness as drand publishes it, by the sandbox’s clock: assemblies draw by it.',
    ],
    ['/sandbox/jobs', 'Jobs', 'What failed for good and waits for an operator.'],
    ['/api/docs', 'API', 'Every call, from its contract.'],
  ],
  steps: {
    day: 'Next day',
    due: 'Next due date',
    assembly: 'Next assembly',
  } satisfies Record<TimeStep, string>,
  noStep: 'none ahead',
  assemblyOf: (group: string, month: number) => `group ${group}, month ${month}`,
  moving: {
    title: 'Time is passing',
    to: (date: string) => `On the way to ${date}`,
    lead: 'Each day is worked through as it would be in real life: payments are collected, reminders are sent, assemblies are held.',
    today: (date: string) => `It is ${date}`,
    jobsLeft: (count: number) => (count === 1 ? '1 job left today' : `${count} jobs left today`),
    noJobs: 'Nothing left to do today',
    arrived: 'Arrived',
    goOn: 'Go on',
    failed: 'Time stopped on the way. The server’s log says why; you can try again.',
    idle: 'Time is not being moved at the moment.',
  },
  tourPage: {
    title: 'From stranger to homeowner in eight stops',
    lead: 'Each stop opens the real page, signed in as the person who would be there. A card at the bottom of the page says what you see and leads to the next stop.',
    asVisitor: 'as a visitor',
    as: (name: string) => `as ${name}`,
    open: (number: number) => `Open stop ${number}`,
    start: 'Start with stop 1',
    missing: 'This page is not in the data folder yet.',
  },
  card: {
    stop: (number: number, total: number) => `Stop ${number} of ${total}`,
    next: 'Next stop',
    finish: 'Finish the tour',
    all: 'All stops',
    close: 'Close the tour',
  },
  stops: {
    apply: {
      title: 'Apply',
      sees: 'A visitor chooses a home value and sends one form; a bank plays no part in it. Further up the page says what it costs and how long the wait can be.',
    },
    pay: {
      title: 'Pay the deposit',
      sees: 'Nora has paid the deposit of $200; her dashboard now asks for details and papers, step by step. The deposit counts toward the first contribution, and comes back in full if the group does not form.',
    },
    review: {
      title: 'Review',
      sees: 'An admin works through the applications and their papers, and approves or refuses each with a reason. Every decision is written into the audit log.',
    },
    form: {
      title: 'A group forms',
      sees: 'A group needs 480 approved households with a paid deposit before anything begins. One here is filling up, one has just formed, and one is in its third year.',
    },
    contribute: {
      title: 'Contribute',
      sees: 'A member sees what is paid, what is due next and where each dollar of an instalment goes. Whoever pays late owes a fee and sits out the draw.',
    },
    bid: {
      title: 'Bid',
      sees: 'Before each assembly a member may offer to pay instalments in advance. The bid is sealed in the browser until the draw, so that nobody can read it before, we included.',
    },
    draw: {
      title: 'The draw, and its check',
      sees: 'One seat was drawn by lot and one won by its bid, decided by public randomness that nobody controls. “Check this draw” repeats every step in your own browser.',
    },
    buy: {
      title: 'Buy the home',
      sees: 'Whoever was selected chooses a home, hands in its papers and sees each step until the seller is paid. Two admins have to agree before the money leaves.',
    },
  } satisfies Record<StopKey, StopWords>,
};

type Texts = typeof en;

const pt: Texts = {
  sandbox: 'Ambiente de teste',
  otherLanguage: 'In English',
  barLabel: 'Ambiente de teste',
  nobody: 'Visitante',
  guest: 'conectado',
  names: { visitor: 'Visitante', admin: 'Administração 1', secondAdmin: 'Administração 2' },
  roles: {
    visitor: 'sem login',
    applicant: 'candidata',
    member: 'cotista',
    admin: 'administração',
  },
  people: 'Pessoas',
  tour: 'Roteiro',
  moveTime: 'Avançar o tempo',
  first: {
    title: 'Uma cooperativa para percorrer por dentro',
    lead: 'Tudo aqui é inventado e fica nesta máquina: nenhum e-mail sai dela e nenhum dinheiro se move. Seja quem quiser, avance o tempo e assista a uma assembleia ao vivo.',
    startTour: 'Fazer o roteiro',
    tourLength: 'Oito paradas, cerca de cinco minutos',
    peopleTitle: 'Quem você quer ser?',
    peopleLead: 'Um clique faz o login. Você pode trocar a qualquer momento pela barra no topo.',
    be: (name) => `Ser ${name}`,
    beAdmin: { admin: 'Ser a administração 1', secondAdmin: 'Ser a administração 2' },
    beVisitor: 'Navegar sem login',
    isYou: 'É você',
    missing:
      'As pessoas da demonstração não estão nesta pasta de dados: ela é mais antiga, ou elas foram apagadas. Para tê-las, pare o servidor, apague a pasta e inicie de novo.',
    timeTitle: 'Que dia é hoje?',
    timeLead:
      'O relógio do ambiente de teste fica parado enquanto ele está desligado. Ao avançar, cada dia do caminho é processado: contribuições, lembretes, sorteios.',
    doorsTitle: 'Nos bastidores',
  },
  personas: {
    visitor: 'Ouviu falar da cooperativa e lê as páginas públicas.',
    applicant: 'Já se inscreveu e pagou o depósito; faltam dados e documentos.',
    onTime: 'Paga em dia todos os meses, participa de cada assembleia e pode dar lance.',
    inArrears: 'Tem parcelas em atraso: a cota fica fora do sorteio até serem pagas.',
    justWon: 'Foi contemplada na última assembleia e já pode procurar um imóvel.',
    buying: 'Encontrou um imóvel e acompanha a compra passo a passo.',
    left: 'Saiu do grupo e tem a receber o que pagou.',
    admin: 'Analisa inscrições e faz pagamentos, junto com uma segunda pessoa.',
    secondAdmin: 'Precisa concordar antes de o dinheiro sair: ninguém paga sozinho.',
  },
  doors: [
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
  },
  noStep: 'nenhum à frente',
  assemblyOf: (group, month) => `grupo ${group}, mês ${month}`,
  moving: {
    title: 'O tempo está passando',
    to: (date) => `A caminho de ${date}`,
    lead: 'Cada dia é processado como na vida real: pagamentos são cobrados, lembretes enviados, assembleias realizadas.',
    today: (date) => `Hoje é ${date}`,
    jobsLeft: (count) => (count === 1 ? 'Falta 1 tarefa hoje' : `Faltam ${count} tarefas hoje`),
    noJobs: 'Nada mais a fazer hoje',
    arrived: 'Chegamos',
    goOn: 'Continuar',
    failed:
      'O tempo parou no caminho. O registro do servidor diz por quê; você pode tentar de novo.',
    idle: 'O tempo não está sendo avançado no momento.',
  },
  tourPage: {
    title: 'Da primeira visita à casa própria em oito paradas',
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
  },
  stops: {
    apply: {
      title: 'Inscrever-se',
      sees: 'Quem visita escolhe o valor do imóvel e envia um só formulário; nenhum banco participa. Mais acima, a página diz quanto custa e quanto tempo a espera pode durar.',
    },
    pay: {
      title: 'Pagar o depósito',
      sees: 'Nora pagou o depósito de US$ 200; agora o painel pede dados e documentos, passo a passo. O depósito conta para a primeira contribuição e volta inteiro se o grupo não se formar.',
    },
    review: {
      title: 'Análise',
      sees: 'A administração analisa as inscrições e seus documentos e aprova ou recusa cada uma com um motivo. Cada decisão fica no registro de auditoria.',
    },
    form: {
      title: 'Um grupo se forma',
      sees: 'Um grupo precisa de 480 famílias aprovadas e com depósito pago antes de começar. Aqui um está se enchendo, um acabou de se formar e um está no terceiro ano.',
    },
    contribute: {
      title: 'Contribuir',
      sees: 'A cotista vê o que está pago, o que vence em seguida e para onde vai cada dólar da parcela. Quem paga atrasado deve uma multa e fica fora do sorteio.',
    },
    bid: {
      title: 'Dar um lance',
      sees: 'Antes de cada assembleia, a cotista pode oferecer parcelas adiantadas. O lance é lacrado no navegador até o sorteio: ninguém consegue lê-lo antes, nem nós.',
    },
    draw: {
      title: 'O sorteio e a conferência',
      sees: 'Uma cota foi sorteada e outra venceu pelo lance, decididas por números aleatórios públicos que ninguém controla. “Check this draw” repete cada passo no seu próprio navegador.',
    },
    buy: {
      title: 'Comprar o imóvel',
      sees: 'Quem foi contemplado escolhe um imóvel, entrega os documentos e vê cada passo até o vendedor ser pago. Duas pessoas da administração precisam concordar antes de o dinheiro sair.',
    },
  },
};

/** The sandbox's sentences in one of the product's languages. */
export const sandboxTexts = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
