import { SIMULATED } from '#features/program-rules/simulated.ts';
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
  lines: {
    steady: 'se todos ficarem e pagarem',
    usual: 'como no padrão do simulador',
  },
  chance: 'Minha chance de ser contemplado',
  inYears: (year) => (year === 1 ? 'em 1 ano' : `${year}`),
  axis: 'anos',
  half: (steady, usual) =>
    `Metade de quem faz o mesmo espera até o ano ${steady}, se todos ficarem e pagarem, e até o ano ${usual}, como no padrão do simulador.`,
  cost: (money, instalments) =>
    `O lance é de ${money} em dinheiro: as suas últimas ${instalments} contribuições, pagas de uma vez.`,
  note: `Cada linha vem de ${SIMULATED.groups} grupos do nosso simulador, com lances dos outros entre 50% e 80% do valor do imóvel. No padrão dele, alguns cotistas atrasam, saem antes ou param de pagar depois de receber o imóvel: a vez chega mais cedo, porque lugares ficam livres, mas o dinheiro pode acabar.`,
  noHome: `Em ${SIMULATED.groupsWithoutHome} de ${SIMULATED.groups} grupos com o padrão do simulador, alguém que pagou tudo ficou sem imóvel.`,
  link: { href: '/simulador', label: 'Veja como um grupo pode dar errado' },
};
