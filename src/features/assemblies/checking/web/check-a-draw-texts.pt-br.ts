import { FETCH, OPEN, RUN } from '../../web/check-commands.ts';
import type { texts as en } from './check-a-draw-texts.en.ts';

export const texts: typeof en = {
  title: 'Confira um sorteio com outras ferramentas',
  intro:
    'Um sorteio decorre de duas coisas: uma lista publicada uma hora antes e um número aleatório público que ninguém conhece antes da hora. Quem tem os dois pode repeti-lo em trinta linhas de qualquer linguagem.',
  drand: 'Sobre o drand',
  script: 'Baixar nosso pequeno script',
  otherLanguage: { locale: 'en', name: 'In English' },
  rules: 'O regulamento do grupo',
  file: 'Confira aqui o arquivo JSON de uma assembleia',
  fileWrong: 'Este não é o arquivo publicado de uma assembleia.',
  fileOf: (group, month) => `Assembleia ${month} do ${group}`,
  saved: 'Salvar toda a conferência em um só arquivo HTML',
  savedHint:
    'Funciona a partir do seu disco e não pergunta a ninguém além do drand. Salve uma vez, e os próximos sorteios serão conferidos por um código que não podemos mais mudar.',
  steps: [
    {
      title: 'Baixe o arquivo da assembleia',
      text: 'Cada assembleia tem uma página como `/grupos/450-7/assembleias/31`. O arquivo `/groups/450-7/assemblies/31.json` contém tudo: a lista, seu hash, cada lance lacrado e seu recibo, a rodada e sua assinatura, as duas ordens, as contemplações e as contas no fechamento.',
    },
    {
      title: 'Compare o hash com o seu e-mail',
      text: 'Uma hora antes do sorteio cada cotista recebeu um e-mail com dois hashes. O SHA-256 da lista tem de ser o hash de `listFile`; o das contas, o hash de um texto feito de `books`: `books/v1`, `group`, `month`, `credit`, `available`, `awards`, `waiting`, e depois `refunds`, `cancelled`, `passed-on` e `limits`, cada um com a sua contagem e as suas linhas. Cada lista também cita o hash do mês anterior em `previous`.',
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
        'O texto traz grupo, mês, cota e o número de parcelas. Vence o maior; entre iguais, a cota que `bid-tie` cita antes. Um lance acima do que `books.bidLimits` diz da sua cota, ou acima de 240 menos o mês, é nulo. Cada lance tem um recibo assinado que cita o anterior: nenhum pode ficar de fora; as chaves estão em `/.well-known/receipt-keys.json`.',
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
