import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { type PlanId, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { brand } from '#shared/brand.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { texts as en } from './texts.en.ts';

const home = (id: PlanId) => formatMoney(plans[id].homeValue, 'pt-BR');
const monthly = (id: PlanId) => formatMoney(plans[id].monthlyContribution, 'pt-BR');

export const texts: typeof en = {
  joined: {
    subject: `${brand.name}: recebemos as suas informações`,
    preview: 'Como o grupo funciona, com os números dos dois planos.',
    greeting: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
    paragraphs: (deposit) => [
      'Agradecemos o seu interesse. Funciona assim: um grupo de famílias contribui todo mês para um fundo comum, e todo mês em que há saldo o fundo compra dois imóveis, um para cada família contemplada: uma por sorteio, outra pelo maior lance.',
      `São ${TERM_MONTHS} contribuições, sem entrada e sem juros: ${monthly('450')} por mês para um imóvel de ${home('450')}, ${monthly('650')} para um de ${home('650')}. Nelas estão a taxa de administração de 1,2% ao ano e 1% de fundo de reserva. ${WAIT_SENTENCE_PORTUGUESE}`,
      `Um depósito de ${deposit} reserva o seu lugar. ${DEPOSIT_RULE_PORTUGUESE} Estar na lista é gratuito e sem compromisso; há grupos em formação, e você pode se inscrever quando quiser.`,
    ],
    action: { label: 'Ler os artigos', path: '/blog' },
    closing: 'Se não foi você quem fez esta inscrição, pode ignorar este e-mail.',
  },
  groupOpened: {
    subject: `${brand.name}: abriu um grupo do seu valor`,
    preview: 'Você pediu este aviso.',
    body: (home, monthlyAmount) =>
      `Você entrou na nossa lista de espera para saber quando abrisse um grupo do seu valor. Um novo grupo para imóveis de até ${home} acaba de abrir: ${GROUP_CAPACITY} lugares, ${TERM_MONTHS} contribuições de ${monthlyAmount} por mês, sem juros.`,
    deposit: (deposit) =>
      `Um depósito de ${deposit} no cartão reserva um lugar. ${DEPOSIT_RULE_PORTUGUESE}`,
    action: 'Reservar o meu lugar',
    closing:
      'Não há pressa: quem chega depois do último lugar entra no grupo seguinte. Este aviso vem uma vez só, sem lembretes.',
  },
  changes: {
    text: 'Alguém, provavelmente você, preencheu o formulário novamente com outros dados. Passamos a usá-los quando você confirmar no botão abaixo; até lá fica tudo como estava.',
    label: 'Usar os novos dados',
  },
  event: {
    greeting: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
    labels: { day: 'Dia', time: 'Horário', address: 'Endereço', place: 'Local' },
    day: ({ weekday, day, month }) => `${weekday}, ${day} de ${month}`,
    hours: ({ from, until, hours }) => `${from} às ${until} (${hours})`,
    upcoming: {
      subject: `${brand.name}: a sua vaga na apresentação está confirmada`,
      preview: ({ weekday, day, month, from, until }) =>
        `${weekday}, ${day} de ${month}, das ${from} às ${until}. O endereço completo está aqui.`,
      text: 'A sua vaga na nossa apresentação está confirmada. Vai ser uma conversa de uma hora, em português, com pizza e tempo para todas as suas perguntas.',
    },
    moved: {
      subject: `${brand.name}: a apresentação tem novo horário ou local`,
      preview: ({ weekday, day, month, from, until }) =>
        `Agora é ${weekday}, ${day} de ${month}, das ${from} às ${until}.`,
      text: 'O horário ou o local da apresentação mudou; pedimos desculpas pelo transtorno. A sua vaga continua garantida, e agora nos encontramos assim:',
    },
    action: 'Ver os detalhes da apresentação',
    closing: [
      'O arquivo em anexo põe a apresentação na agenda do seu celular.',
      'Se não puder vir, responda a este e-mail para liberarmos o lugar para outra família.',
    ],
    calendar: `${brand.name}: apresentação em português`,
    calendarText:
      'Como comprar imóvel em grupo, sem entrada e sem juros. Com pizza e tempo para perguntas.',
    next: {
      subject: `${brand.name}: avisaremos você da próxima apresentação`,
      preview: 'Assim que houver uma nova data, você recebe um e-mail.',
      paragraphs: ({ day, month }) => [
        `A apresentação de ${day} de ${month} já aconteceu. Assim que marcarmos a próxima, você recebe um e-mail com a data e o link para garantir sua vaga.`,
        'Enquanto isso, no nosso blog explicamos com calma como a cooperativa funciona.',
      ],
      action: 'Ler os artigos',
      closing: 'Se não foi você quem fez esta inscrição, pode ignorar este e-mail.',
    },
    announced: {
      subject: ({ day, month }) => `${brand.name}: a próxima apresentação é em ${day} de ${month}`,
      preview: ({ weekday, day, month, from, until }) =>
        `${weekday}, ${day} de ${month}, das ${from} às ${until}. Garanta sua vaga.`,
      text: 'Você pediu um aviso da próxima apresentação. A data está marcada, e as vagas são limitadas: faça sua inscrição para receber o endereço completo.',
      action: 'Garanta sua vaga',
    },
  },
};
