import type { PlanId } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/programme/odds.ts';
import type { Locale } from '#shared/locale.ts';
import { chanceByYear, costOfBid, type MyBid } from './wait.ts';
import { writeCents } from './write-figures.ts';

const english = {
  title: 'My chance, year by year',
  intro:
    'Nobody can tell you your month. How likely each year is can be worked out, and it depends most on how many others bid.',
  plan: 'Plan',
  plans: { '450': '$450,000', '650': '$650,000' } satisfies Record<PlanId, string>,
  others: 'Others who bid',
  me: 'What I do',
  otherChoices: {
    nobody: 'nobody',
    'one-in-20': '1 in 20 members',
    'one-in-10': '1 in 10 members',
    'one-in-5': '1 in 5 members',
    'every-month': 'somebody every month',
  } satisfies Record<OtherBidders, string>,
  never: 'never bid',
  bid: (percent: string) => `bid ${percent}% of the home’s value`,
  year: (year: number) => `Year ${year}`,
  figures: 'The figures, year by year',
  first: (chance: string) => `Selected within 1 year: ${chance}.`,
  within: (year: number, chance: string) => `Within ${year}: ${chance}.`,
  certain: 'in all groups played',
  cost: (money: string, instalments: number) =>
    `The bid is ${money} in cash: your last ${instalments} contributions, paid at once.`,
  note: 'Played by our simulator for groups in which everybody stays and pays, others bidding 50% to 80% of the home’s value. When members leave before their turn, yours comes sooner; when members stop paying after getting a home, the last ones can be left without.',
  link: { href: '/simulator', label: 'See how a group can go wrong' },
};

export type WaitTexts = typeof english;

const portuguese: WaitTexts = {
  title: 'Minha chance, ano a ano',
  intro:
    'Ninguém pode dizer em que mês será a sua vez. Mas dá para calcular a chance de cada ano, e ela depende principalmente de quantos outros dão lance.',
  plan: 'Plano',
  plans: { '450': 'US$\u00a0450.000', '650': 'US$\u00a0650.000' },
  others: 'Outros que dão lance',
  me: 'O que eu faço',
  otherChoices: {
    nobody: 'ninguém',
    'one-in-20': '1 em cada 20 membros',
    'one-in-10': '1 em cada 10 membros',
    'one-in-5': '1 em cada 5 membros',
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
  note: 'Calculado pelo nosso simulador para grupos em que todos ficam e pagam, com lances dos outros entre 50% e 80% do valor do imóvel. Quando membros saem antes da vez deles, a sua chega mais cedo; quando membros param de pagar depois de receber o imóvel, os últimos podem ficar sem.',
  link: { href: '/simulador', label: 'Veja como um grupo pode dar errado' },
};

/** The estimator's sentences. */
export function waitTexts(locale: Locale): WaitTexts {
  return locale === 'en' ? english : portuguese;
}

/** '45%'; the last tenth is not rounded up to certainty. */
export function writePercent(chance: number): string {
  if (chance > 0.99 && chance < 1) return '99%';
  return `${Math.round(chance * 100)}%`;
}

type Choice = { plan: PlanId; others: OtherBidders; bid: MyBid };

/** The result in words: the chance after some years, and what the bid costs. */
export function describeWait({ plan, others, bid }: Choice, locale: Locale): string {
  const texts = waitTexts(locale);
  const chances = chanceByYear(others, bid);
  const certain = chances.indexOf(1) + 1;
  // Years after certainty is reached are left out.
  const told = [5, 10, 15, 19].filter((year) => year < certain);
  const answer = [
    texts.first(writePercent(chances[0] ?? 0)),
    ...told.map((year) => texts.within(year, writePercent(chances[year - 1] ?? 0))),
    ...(certain > 1 && certain < 20 ? [texts.within(certain, texts.certain)] : []),
  ].join(' ');
  if (bid === 'never') return answer;
  const { instalments, cents } = costOfBid(plan, bid);
  return `${answer} ${texts.cost(writeCents(locale, cents), instalments)}`;
}
