import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  steps: {
    papers: 'Documentos pessoais e da compra',
    home: 'Escolha do imóvel',
    appraisal: 'Avaliação e título',
    closing: 'Fechamento',
    paid: 'Pago',
  },
  turns: { member: 'sua vez', cooperative: 'a cooperativa', title_company: 'a title company' },
  papers: {
    identity: 'Identidade',
    purchase: 'Compra',
    appraisal: 'Avaliação',
    title: 'Título',
    closing: 'Fechamento',
    expense: 'Despesa',
    funds: 'Comprovante de recursos',
  },
  restSources: {
    savings: 'Economias próprias',
    gift: 'Uma doação',
    sale: 'A venda de um bem nosso',
    loan: 'Um empréstimo',
  },
  ends: { handed_back: 'Devolvida', terminated: 'Encerrada', withdrawn: 'Imóvel vendido' },
  reasons: {
    selected: 'Contemplada na assembleia. O crédito está reservado na contabilidade do grupo.',
    papersSent: 'Os documentos foram enviados.',
    homeChosen: (address) => `Imóvel escolhido: ${address}.`,
    paid: 'O banco enviou o preço à title company.',
    surplus: ({ total, expenses, instalments, prepaid, next, cash }) =>
      `O preço deixou ${total} do crédito: ${[
        expenses && `${expenses} para despesas comprovadas`,
        prepaid &&
          `${prepaid} para ${instalments === 1 ? 'a última parcela' : `as últimas ${instalments} parcelas`}`,
        next && `${next} para a próxima parcela`,
        cash && `${cash} pagos a você`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    returned:
      'O banco devolveu o preço. Ele será enviado novamente, e então o que sobrar do crédito será dividido novamente.',
    ended: (end) => `A contemplação terminou: ${end.toLowerCase()}.`,
  },
};
