import type { Locale } from '#shared/text/locale.ts';
import { FETCH, OPEN, RUN } from '../../web/check-commands.ts';

/** A step of the explanation. Text in backticks is shown as code; `command` gets its own line. */
type Explained = {
  readonly title: string;
  readonly text: string;
  readonly command?: string;
  readonly after?: string;
  readonly points?: readonly string[];
};

export const texts = {
  title: 'Check a draw with other tools',
  intro:
    'A draw follows from two things: a list that is published one hour before, and a public random number that nobody knows before its time. Whoever has both can repeat it in thirty lines of any language.',
  drand: 'About drand',
  script: 'Download our short script',
  otherLanguage: { locale: 'pt-BR' as Locale, name: 'Em português' },
  rules: 'The rules of a group',
  file: 'Check the JSON file of an assembly here',
  fileWrong: 'This is not the published file of an assembly.',
  fileOf: (group: string, month: number) => `Assembly ${month} of ${group}`,
  saved: 'Save the whole check as one HTML file',
  savedHint:
    'It works from your disk and asks nobody but drand. Save it once, and later draws are checked by code that we can no longer change.',
  steps: [
    {
      title: "Fetch the assembly's file",
      text: 'Every assembly has a page such as `/groups/450-7/assemblies/31`. Its file `/groups/450-7/assemblies/31.json` holds all of it: the list, its hash, every sealed bid and receipt, the round and its signature, both orders, the picks and the books at the close.',
    },
    {
      title: 'Compare the hash with your mail',
      text: 'One hour before the draw every member got a mail with two hashes. The SHA-256 of the list has to be the hash of `listFile`, that of the books the hash of a text made from `books`: `books/v1`, `group`, `month`, `credit`, `available`, `awards`, `waiting`, then `refunds`, `cancelled`, `passed-on` and `limits`, each with its count and its lines. Each list also names the hash of the month before as `previous`.',
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
        'The text names group, month and seat and how many instalments are bid. The highest wins; of equal ones the seat that `bid-tie` names earlier. A bid above what `books.bidLimits` says of its seat, or above 240 less the month, is void. Each bid has a signed receipt that names the one before, so none can be left out; the keys are in `/.well-known/receipt-keys.json`.',
    },
    {
      title: 'Follow the picks',
      text: 'Walk along `lottery`. A cancelled seat that comes up gets its refund and the walk goes on; an active seat is selected. A lottery pick needs a whole credit in the fund (`books.available`), a bid counts its own fund part.',
      points: [
        'A bid that is not paid in time is given up: the next bidder is asked, then the lottery walks on. Such a pick says what the fund held (`available`) and who had left (`leftSeats`).',
        'What cannot be afforded waits: picks and refunds carry over to the next month.',
      ],
    },
  ] as readonly Explained[],
};
