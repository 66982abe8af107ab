import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { type PlanId, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { brand } from '#shared/brand.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { texts as en } from './texts.en.ts';

const home = (id: PlanId) => formatMoney(plans[id].homeValue, 'pt-BR');
const monthly = (id: PlanId) => formatMoney(plans[id].monthlyContribution, 'pt-BR');

/** The sentences of the mails that follow a sign-up for a list in Brazilian Portuguese. */
export const texts: typeof en = {
  joined: {
    subject: `${brand.name}: recebemos as suas informações`,
    preview: 'Como o grupo funciona, com os números dos dois planos.',
    greeting: (name) => `Olá, ${name}!`,
    paragraphs: (deposit) => [
      'Obrigado pelo seu interesse. Funciona assim: um grupo de famílias contribui todo mês para um fundo comum, e todo mês em que há saldo o fundo compra um imóvel para cada uma de duas delas: uma por sorteio, outra pelo maior lance.',
      `São ${TERM_MONTHS} contribuições, sem entrada e sem juros: ${monthly('450')} por mês para um imóvel de ${home('450')}, ${monthly('650')} para um de ${home('650')}. Nelas estão a taxa de administração de 1,2% ao ano e 1% de fundo de reserva. ${WAIT_SENTENCE_PORTUGUESE}`,
      `Um depósito de ${deposit} reserva o seu lugar e conta na primeira contribuição. ${DEPOSIT_RULE_PORTUGUESE} Estar na lista é gratuito e sem compromisso: vamos escrever quando abrirmos um grupo.`,
    ],
    action: { label: 'Ler os artigos', path: '/blog' },
    closing: 'Se não foi você quem fez esta inscrição, pode ignorar este e-mail.',
  },
  changes: {
    text: 'Alguém, provavelmente você, preencheu o formulário de novo com outros dados. Passamos a usá-los quando você confirmar no botão abaixo; até lá fica tudo como estava.',
    label: 'Usar os novos dados',
  },
};
