import { CONSORCIO_NOTICE } from '#features/legal/consorcio-notice.ts';
import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  subject: `Recebemos a sua inscrição na ${brand.name}`,
  preview: (deposit) => `A sua inscrição está salva. Um depósito de ${deposit} reserva a sua vaga.`,
  paragraphs: (deposit) => [
    'Agradecemos a sua inscrição. Ela está salva, e nada do que contém é mostrado a ninguém além de você e da nossa equipe.',
    `Se ainda não pagou o depósito de ${deposit}, o botão abaixo abre o formulário do cartão; você não precisa de conta para isso. O depósito reserva a sua vaga. ${DEPOSIT_RULE_PORTUGUESE}`,
  ],
  labels: {
    name: 'Nome',
    plan: 'Valor de crédito preferido',
    monthly: 'Contribuição mensal',
  },
  aMonth: (amount) => `${amount} por mês`,
  action: (deposit) => `Pagar o depósito de ${deposit}`,
  closing: (dashboard, { agreement, binding, isDraft }) => [
    `Você aceitou o contrato do depósito. O texto que vale é o inglês: ${binding}`,
    `${isDraft ? 'A tradução para o português, um rascunho que os nossos advogados ainda não revisaram' : 'A tradução para o português'}: ${agreement}`,
    CONSORCIO_NOTICE,
    `Para acompanhar a sua inscrição, crie uma conta com este endereço de e-mail: ${dashboard}`,
    `Duas cotas são contempladas por mês. ${WAIT_SENTENCE_PORTUGUESE}`,
    'Se não foi você quem se inscreveu, responda a este e-mail e removemos a inscrição.',
  ],
};
