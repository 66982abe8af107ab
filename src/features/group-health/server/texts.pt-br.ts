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
    seat: 'Sua cota',
    received: 'Recebido de você neste mês',
  },
  digest: {
    subject: (group) => `${group}: o seu mês em resumo`,
    preview: 'O que chegou, quem foi contemplado e como está o seu grupo.',
    body: 'O seu mês em resumo. Na página da sua conta você pode escolher receber menos ou todos os e-mails.',
    selected: (month) => `Contempladas na assembleia ${month}`,
  },
  report: {
    subject: (group, month) => `${group}: mês ${month}`,
    nobody: 'nenhuma',
    preview: 'Entradas e saídas, imóveis e a situação do seu grupo.',
    body: 'Este é o relatório mensal do seu grupo, como consta na contabilidade.',
  },
};
