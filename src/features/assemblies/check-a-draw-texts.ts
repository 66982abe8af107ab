import type { Locale } from '#shared/locale.ts';

/** A step of the explanation; words between backticks are shown as code, `command` on its own. */
type Explained = {
  readonly title: string;
  readonly text: string;
  readonly command?: string;
  readonly after?: string;
  readonly points?: readonly string[];
};

type CheckTexts = {
  readonly title: string;
  readonly intro: string;
  readonly drand: string;
  readonly script: string;
  readonly otherLanguage: string;
  readonly rules: string;
  readonly steps: readonly Explained[];
};

const FETCH = 'curl https://api.drand.sh/<chain>/public/<round>';
const RUN = 'python3 check_draw.py 31.json';
const OPEN = 'tle --decrypt bid.age';

const en: CheckTexts = {
  title: 'Check a draw with other tools',
  intro:
    'A draw follows from two things: a list that is published one hour before, and a public random number that nobody knows before its time. Whoever has both can repeat it in thirty lines of any language.',
  drand: 'About drand',
  script: 'Download our short script',
  otherLanguage: 'Em português',
  rules: 'The rules of a group',
  steps: [
    {
      title: "Fetch the assembly's file",
      text: 'Every assembly has a page such as `/groups/450-7/assemblies/31`. Its file `/groups/450-7/assemblies/31.json` holds all of it: the list, its hash, every sealed bid and receipt, the round and its signature, both orders, the picks and the books at the close.',
    },
    {
      title: 'Compare the hash with your mail',
      text: 'One hour before the draw every member got a mail with the SHA-256 of the list. It has to be the hash of `listFile`. Each list also names the hash of the month before as `previous`.',
    },
    {
      title: 'Fetch the randomness from somebody else',
      text: 'drand is run by independent organisations. Ask any of its relays for the round:',
      command: FETCH,
      after:
        'The randomness is the SHA-256 of the signature. The round is the first that begins at or after the instant of the assembly, so nobody can choose it.',
    },
    {
      title: 'Repeat the draw',
      text: 'Our short script needs nothing but Python 3:',
      command: RUN,
      after: 'Or write your own. This is all there is to it:',
      points: [
        'Seed: HMAC-SHA-256 with the randomness as key over `draw/v1`, a line feed and the hash of the list (32 bytes).',
        'Word number i of a label: the first 4 bytes, big endian, of HMAC-SHA-256 with the seed as key over the label, a line feed and i as 4 bytes big endian.',
        'A number below m: take the next word; drop it if it is at or above the largest multiple of m below 2³²; else its remainder by m.',
        'An order: from the ascending list take the element at such a number, again and again. Label `lottery` orders active and cancelled seats together, label `bid-tie` the active ones.',
      ],
    },
    {
      title: 'Open the bids',
      text: "Sealed bids are age files that drand's own tool opens once the round is public. Decode `file` from base64 and run:",
      command: OPEN,
      after:
        'The text names group, month and seat and how many instalments are bid. The highest wins; of equal ones the seat that `bid-tie` names earlier. Each bid has a signed receipt that names the one before, so none can be left out.',
    },
    {
      title: 'Follow the picks',
      text: 'Walk along `lottery`. A cancelled seat that comes up gets its refund and the walk goes on; an active seat is selected. A lottery pick needs a whole credit in the fund (`books.available`), a bid counts its own fund part.',
      points: [
        'A bid that is not paid in time is given up: the next bidder is asked, then the lottery walks on. Such a pick says what the fund held (`available`) and who had left (`leftSeats`).',
        'What cannot be afforded waits: picks and refunds carry over to the next month.',
      ],
    },
  ],
};

const portuguese: CheckTexts = {
  title: 'Confira um sorteio com outras ferramentas',
  intro:
    'Um sorteio decorre de duas coisas: uma lista publicada uma hora antes e um número aleatório público que ninguém conhece antes da hora. Quem tem os dois pode repeti-lo em trinta linhas de qualquer linguagem.',
  drand: 'Sobre o drand',
  script: 'Baixar nosso pequeno script',
  otherLanguage: 'In English',
  rules: 'O regulamento do grupo',
  steps: [
    {
      title: 'Baixe o arquivo da assembleia',
      text: 'Cada assembleia tem uma página como `/grupos/450-7/assembleias/31`. O arquivo `/groups/450-7/assemblies/31.json` contém tudo: a lista, seu hash, cada lance lacrado e seu recibo, a rodada e sua assinatura, as duas ordens, as contemplações e as contas no fechamento.',
    },
    {
      title: 'Compare o hash com o seu e-mail',
      text: 'Uma hora antes do sorteio cada membro recebeu um e-mail com o SHA-256 da lista. Ele tem de ser o hash de `listFile`. Cada lista também cita o hash do mês anterior em `previous`.',
    },
    {
      title: 'Busque a aleatoriedade em outro lugar',
      text: 'O drand é mantido por organizações independentes. Peça a rodada a qualquer um de seus servidores:',
      command: FETCH,
      after:
        'A aleatoriedade é o SHA-256 da assinatura. A rodada é a primeira que começa no instante da assembleia ou depois dele: ninguém pode escolhê-la.',
    },
    {
      title: 'Repita o sorteio',
      text: 'Nosso pequeno script só precisa de Python 3:',
      command: RUN,
      after: 'Ou escreva o seu. É só isto:',
      points: [
        'Semente: HMAC-SHA-256 com a aleatoriedade como chave sobre `draw/v1`, uma quebra de linha e o hash da lista (32 bytes).',
        'Palavra número i de um rótulo: os primeiros 4 bytes, big endian, do HMAC-SHA-256 com a semente como chave sobre o rótulo, uma quebra de linha e i em 4 bytes big endian.',
        'Um número menor que m: tome a próxima palavra; descarte-a se for igual ou maior que o maior múltiplo de m abaixo de 2³²; senão, o resto da divisão por m.',
        'Uma ordem: da lista crescente tire o elemento nesse número, repetidas vezes. O rótulo `lottery` ordena as cotas ativas e canceladas juntas; o rótulo `bid-tie`, as ativas.',
      ],
    },
    {
      title: 'Abra os lances',
      text: 'Os lances lacrados são arquivos age que a própria ferramenta do drand abre quando a rodada é pública. Decodifique `file` de base64 e execute:',
      command: OPEN,
      after:
        'O texto traz grupo, mês, cota e o número de parcelas. Vence o maior; entre iguais, a cota que `bid-tie` cita antes. Cada lance tem um recibo assinado que cita o anterior: nenhum pode ficar de fora.',
    },
    {
      title: 'Siga as contemplações',
      text: 'Percorra `lottery`. Uma cota cancelada que aparece recebe sua devolução e o percurso continua; uma cota ativa é contemplada. Um sorteio precisa de um crédito inteiro no fundo (`books.available`); um lance conta com a sua própria parte do fundo.',
      points: [
        'Um lance não pago no prazo é liberado: chama-se o próximo, depois o sorteio segue. Essa contemplação diz quanto havia no fundo (`available`) e quem tinha saído (`leftSeats`).',
        'O que não cabe espera: contemplações e devoluções passam para o mês seguinte.',
      ],
    },
  ],
};

const byLocale: Record<Locale, CheckTexts> = { en, 'pt-BR': portuguese };

export function checkTexts(locale: Locale): CheckTexts {
  return byLocale[locale];
}
