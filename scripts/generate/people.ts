import type { Chance } from './chance.ts';

const FIRST =
  'Ana Beatriz Camila Daniela Eduarda Fernanda Gabriela Helena Isabela Júlia Larissa Letícia Mariana Natália Patrícia Rafaela Sofia Thaís Vitória Antônio Bruno Carlos Diego Eduardo Felipe Gustavo Henrique João José Leonardo Lucas Marcelo Mateus Paulo Pedro Rafael Ricardo Rodrigo Thiago Vinícius Emily Olivia Hannah Abigail Grace Madison Chloe Brooklyn Lily Savannah James William Benjamin Ethan Jacob Samuel Joseph David Daniel Logan Hunter Mason Carter Wyatt Jose Maria Luis Carmen Rosa Miguel Sione Mele Wei Mei Minh Linh Priya Arjun Fatima Omar'.split(
    ' ',
  );
const LAST =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Teixeira Araújo Conceição Smith Johnson Williams Brown Jones Miller Davis Anderson Taylor Jensen Christensen Hansen Nielsen Larsen Young Allen Hall Clark Garcia Martinez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres Flores Rivera Nguyen Tran Chen Patel Kim Tuala Vaka Fonua'.split(
    ' ',
  );

const CITIES: Record<string, readonly [state: string, cities: readonly string[]]> = {
  UT: [
    'UT',
    [
      'Salt Lake City',
      'West Valley City',
      'Provo',
      'West Jordan',
      'Orem',
      'Sandy',
      'St. George',
      'Ogden',
      'Layton',
      'Lehi',
      'Taylorsville',
      'Draper',
      'Murray',
      'Logan',
      'Cottonwood Heights',
      'Park City',
    ],
  ],
  FL: ['FL', ['Orlando', 'Pompano Beach', 'Miami']],
  MA: ['MA', ['Framingham', 'Somerville', 'Boston']],
  NV: ['NV', ['Las Vegas', 'Henderson']],
  ID: ['ID', ['Boise', 'Idaho Falls']],
  CA: ['CA', ['Los Angeles', 'San Diego']],
  TX: ['TX', ['Austin', 'Houston']],
};
const STATE_WEIGHTS = { UT: 80, FL: 5, MA: 4, NV: 3, ID: 3, CA: 3, TX: 2 };

const SOURCES = {
  organic: 28,
  google_organic: 20,
  facebook_organic: 9,
  gclid: 14,
  fbclid: 8,
  instagram: 11,
  newsletter: 4,
  imovelnoseua: 6,
};

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  city: string;
  state: string;
  source: string;
};

/** A generated person; the number makes the address unique. */
export function generatePerson(chance: Chance, number: number): Person {
  const firstName = chance.pick(FIRST);
  const lastName =
    chance.next() < 0.25 ? `${chance.pick(LAST)} ${chance.pick(LAST)}` : chance.pick(LAST);
  const [state, cities] = CITIES[chance.weighted(STATE_WEIGHTS)] ?? ['UT', ['Provo']];
  const digits = () => String(chance.below(10_000)).padStart(4, '0');
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}.${number.toString(36)}@example.com`,
    phone: chance.next() < 0.6 ? `(${chance.pick(['801', '385', '435'])}) 555-${digits()}` : null,
    city: chance.pick(cities),
    state,
    source: sourceOf(chance),
  };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}

function sourceOf(chance: Chance): string {
  const kind = chance.weighted(SOURCES);
  const click = () => chance.uuid().replaceAll('-', '').slice(0, 22);
  if (kind === 'gclid' || kind === 'fbclid') return `${kind}=${click()}`;
  if (kind === 'instagram') {
    const campaign = chance.pick(['spring', 'first-home', 'no-bank']);
    return `utm_source=instagram&utm_medium=social&utm_campaign=${campaign}`;
  }
  if (kind === 'newsletter') return 'utm_source=newsletter&utm_medium=email&utm_campaign=monthly';
  return kind;
}
