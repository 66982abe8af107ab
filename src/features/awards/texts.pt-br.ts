import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  steps: {
    papers: 'Documentos pessoais e da compra',
    home: 'Imóvel escolhido',
    appraisal: 'Avaliação e título',
    closing: 'Fechamento',
    paid: 'Pago',
  },
  turns: { member: 'Sua vez', cooperative: 'A cooperativa', title_company: 'A title company' },
  papers: {
    identity: 'Identidade',
    purchase: 'Compra',
    appraisal: 'Avaliação',
    title: 'Título',
    closing: 'Fechamento',
    expense: 'Despesa',
  },
  ends: { handed_back: 'Devolvida', terminated: 'Encerrada', withdrawn: 'Imóvel vendido' },
};
