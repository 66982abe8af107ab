/** First names and surnames by origin, in about Utah's mix. Every person made of them is invented. */
type Origin = { readonly share: number; readonly first: string; readonly last: string };

const ORIGINS: readonly Origin[] = [
  {
    share: 60,
    first:
      'Aaron Abigail Adam Allison Amber Andrew Ashley Austin Benjamin Bethany Brandon Brooke Caleb Camille Carter Chase Chelsea Christian Claire Colton Connor Dallin Daniel David Elizabeth Emily Emma Ethan Evelyn Garrett Grace Hannah Heather Hunter Isaac Jacob James Jared Jason Jenna Jessica Jonathan Joshua Kaitlyn Katherine Kelsey Kimberly Kyle Landon Laura Lauren Logan Lucas Madison Matthew Megan Melissa Michael Mitchell Natalie Nathan Nicole Olivia Parker Rachel Rebecca Robert Ryan Samuel Sarah Scott Seth Shelby Spencer Stephanie Taylor Thomas Tyler Whitney William Zachary',
    last: 'Adams Allen Allred Anderson Andrus Bagley Baker Barlow Barton Beck Bennett Bingham Bradshaw Brown Burton Call Campbell Carter Christensen Clark Cook Cooper Crandall Davis Day Draper Ellis Evans Fisher Fuller Gardner Gibson Hall Hansen Harris Hatch Hill Holt Hughes Hunt Jackson Jensen Johnson Jones Kelly King Larsen Lee Lewis Martin Miller Mitchell Moore Morgan Nelson Nielsen Olsen Palmer Parker Peterson Phillips Price Rasmussen Richards Roberts Robinson Sanders Shepherd Smith Sorensen Stevens Stewart Sutton Taylor Thomas Thompson Turner Walker Ward Watson White Williams Wilson Wood Wright Young',
  },
  {
    share: 19,
    first:
      'Adriana Alejandro Ana Andrés Carlos Carmen Claudia Daniela Diego Eduardo Elena Esteban Fernanda Francisco Gabriela Guadalupe Héctor Isabel Javier Jorge José Juan Julia Leticia Lorena Luis Manuel Marco María Mariana Miguel Mónica Paola Patricia Pedro Rafael Ricardo Rosa Sofía Valeria Verónica Ximena',
    last: 'Aguilar Alvarado Castillo Castro Chávez Cruz Delgado Díaz Espinoza Flores García Gómez González Guerrero Gutiérrez Hernández Herrera Jiménez López Martínez Medina Mendoza Morales Moreno Navarro Ortega Ortiz Pérez Ramírez Ramos Reyes Rivera Rodríguez Rojas Romero Salazar Sánchez Soto Torres Vargas Vázquez Vega',
  },
  {
    share: 10,
    first:
      'Aline Amanda André Beatriz Bruno Caio Camila Carolina Débora Eduardo Fábio Felipe Fernanda Gabriel Guilherme Gustavo Helena Isabela João Juliana Larissa Leonardo Letícia Luana Lucas Marcela Marcelo Mariana Mateus Natália Patrícia Paulo Priscila Rafael Renata Ricardo Rodrigo Tatiana Thiago Vanessa Vinícius Vitória',
    last: 'Alencar Almeida Andrade Araújo Azevedo Barbosa Barros Batista Borges Cardoso Carvalho Cavalcanti Correia Costa Duarte Farias Fernandes Ferreira Fonseca Freitas Gonçalves Lima Lopes Machado Martins Melo Monteiro Moreira Moura Nascimento Nogueira Nunes Oliveira Pereira Pinto Ribeiro Rocha Sampaio Santana Silva Siqueira Souza Teixeira Vieira',
  },
  {
    share: 5,
    first:
      'Anh Bao Chen Grace Hiro Hye-jin Jia Jin Kavya Kenji Li Mei Minh Nisha Priya Ravi Sanjay Thu Wei Yuki',
    last: 'Chan Chen Choi Desai Gupta Huang Kim Kumar Le Lin Liu Nakamura Nguyen Park Patel Pham Sato Shah Tran Wang Wong Yamamoto',
  },
  {
    share: 4,
    first:
      'Ana Feleti Kalani Lani Leilani Losa Malia Mele Moana Sefa Sela Semisi Sina Siosaia Talia Tavita Viliami',
    last: 'Fifita Finau Havili Kaufusi Latu Leavai Mahe Moala Pauni Sitake Taufa Tauiliili Tonga Tuipulotu Vaifale Vea',
  },
  {
    share: 2,
    first: 'Abdi Amara Amina Chidi Desta Farah Grace Hodan Ifeoma Joseph Kofi Nia Samuel Zainab',
    last: 'Abdullahi Addo Bekele Diallo Hassan Kamau Mensah Mohamed Okafor Okoye Osei Tesfaye Warsame',
  },
];

type Names = { readonly first: readonly string[]; readonly last: readonly string[] };

/** The origins with their shares, and their names as lists. */
export const NAMES_BY_SHARE: readonly (readonly [Names, number])[] = ORIGINS.map(
  ({ share, first, last }) => [{ first: first.split(' '), last: last.split(' ') }, share],
);
