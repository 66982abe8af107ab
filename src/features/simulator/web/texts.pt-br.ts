import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  title: 'Minha chance, ano a ano',
  intro:
    'Ninguém pode dizer em que mês será a sua vez. Mas dá para calcular a chance de cada ano, e ela depende principalmente de quantos outros dão lance.',
  plan: 'Plano',
  plans: { '450': 'US$\u00a0450.000', '650': 'US$\u00a0650.000' },
  others: 'Outros que dão lance',
  me: 'O que eu faço',
  otherChoices: {
    nobody: 'ninguém',
    'one-in-20': '1 em cada 20 cotistas',
    'one-in-10': '1 em cada 10 cotistas',
    'one-in-5': '1 em cada 5 cotistas',
    'every-month': 'alguém todo mês',
  },
  never: 'nunca dou lance',
  bid: (percent) => `ofereço ${percent}% do valor do imóvel`,
  year: (year) => `Ano ${year}`,
  figures: 'Os números, ano a ano',
  first: (chance) => `Chance de ser contemplado em 1 ano: ${chance}.`,
  within: (year, chance) => `Em ${year}: ${chance}.`,
  certain: 'em todos os grupos simulados',
  cost: (money, instalments) =>
    `O lance é de ${money} em dinheiro: as suas últimas ${instalments} contribuições, pagas de uma vez.`,
  note: 'Calculado pelo nosso simulador para grupos em que todos ficam e pagam, com lances dos outros entre 50% e 80% do valor do imóvel. Quando cotistas saem antes da vez deles, a sua chega mais cedo; quando cotistas param de pagar depois de receber o imóvel, os últimos podem ficar sem.',
  link: { href: '/simulador', label: 'Veja como um grupo pode dar errado' },
};
