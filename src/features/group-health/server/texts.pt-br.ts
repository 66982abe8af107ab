import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir meu grupo',
  labels: {
    month: 'Mês',
    moneyIn: 'Entradas',
    moneyOut: 'Saídas',
    awards: 'Cotas contempladas neste mês',
    homes: 'Contempladas até agora',
    waiting: 'Ainda à espera',
    coverage: 'Cobertura',
    reserve: 'Reserva',
    arrears: 'Em atraso',
    missed: 'Imóveis atrasados',
  },
  report: {
    subject: (group, month) => `${group}: mês ${month}`,
    nobody: 'nenhuma',
    preview: 'Entradas e saídas, imóveis e a situação do seu grupo.',
    body: 'Este é o relatório mensal do seu grupo, como consta na contabilidade.',
  },
};
