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
    admin: 'Analisa inscrições e faz pagamentos, junto com uma segunda pessoa.',
    secondAdmin: 'Precisa concordar antes de o dinheiro sair: ninguém paga sozinho.',
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
  },
  noStep: 'nenhum à frente',
  assemblyOf: (group, month) => `grupo ${group}, mês ${month}`,
  moving: {
    title: 'O tempo está passando',
    to: (date) => `A caminho de ${date}`,
    lead: 'Cada dia é processado como na vida real: pagamentos são cobrados, lembretes enviados, assembleias realizadas.',
    today: (date) => `Hoje é ${date}`,
    jobsLeft: (count) =>
      plural(count, { one: `Falta ${count} tarefa hoje`, other: `Faltam ${count} tarefas hoje` }),
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
      sees: `Nora pagou o depósito de ${DEPOSIT}; agora o painel pede dados e documentos, passo a passo. O depósito conta para a primeira contribuição e volta inteiro se o grupo não se formar.`,
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
