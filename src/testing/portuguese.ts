/** English words that Portuguese does not have; names and quoted words are not among them. */
const WORDS =
  'the of and with your you we our please this that these from will was were is are have has not if when or it to by an on at there which who what their they can must may been month months year years day days home rent mortgage program award bid fees paid pay less more only each every print copy reset nobody none seat seats member members deposit group groups assembly draw sign loading failed required name address choose enter file upload save cancel close open';

// `\b` would see a word's end before an accent.
export const ENGLISH_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}@./#?=_&-])(?:${WORDS.replaceAll(' ', '|')})(?![\\p{L}\\p{N}@./=_-]\\p{L}|[\\p{L}\\p{N}])`,
  'iu',
);

/** Dollars are 'US$ 2.000' in Portuguese. */
export const BARE_DOLLARS = /(?<!US)\$/;

/** Words of which the product uses another one, everywhere, and Brazilian ways to write figures. */
const OTHER_WORDS =
  /(?<![\p{L}\d])(?:farol|membros?|de novo|tomado de volta|calendário assinado|contracheque|segundo fator|bem-vind[oa]s?|obrigad[oa](?!\p{L}| a)|se realiza em|nos livros|casa (?:é|está|foi) contemplada|\d+ %|1 de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|\d{1,2}(?::00)? ?(?:AM|PM)|\d{1,2}:\d\dh)(?!\p{L})|US\$ ?\d+(?:,\d{3})+(?!\d)|US\$\d|Olá, ,/iu;

/** The first word of a sentence for which we have another one, with what stands around it. */
export function otherWordIn(sentence: string): string | undefined {
  const found = OTHER_WORDS.exec(sentence);
  return found ? sentence.slice(Math.max(0, found.index - 40), found.index + 40) : undefined;
}

/** Names, and what stands for code: it is the same in every language. */
const QUOTED = /`[^`]*`|https?:\S+|receipt\/v1\s[\s\S]*|Mortgage Bankers Association/g;

/** The first English word or bare dollar sign of a sentence, with what stands around it. */
export function englishIn(given: string): string | undefined {
  const sentence = given.replaceAll(QUOTED, ' ');
  const found = ENGLISH_WORDS.exec(sentence) ?? BARE_DOLLARS.exec(sentence);
  return found
    ? sentence.slice(Math.max(0, found.index - 40), found.index + 40).replaceAll(/\s+/g, ' ')
    : undefined;
}

/** The visible text of HTML, without parts that are marked as English. */
export const readPortuguese = (html: string): string =>
  html
    .replaceAll(/<(script|style|select|code|pre)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<(\w+)\b[^>]*\slang="en"[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** An argument that works as text, number, object and list. */
const argument: unknown = new Proxy(() => '7', {
  get: (_, field) => {
    if (field === 'map' || field === 'flatMap') return () => ['7'];
    if (field === 'filter' || field === 'slice') return () => argument;
    if (field === 'length') return 1;
    if (field === 'cents') return 700;
    if (field === Symbol.iterator) return [][Symbol.iterator];
    if (typeof field === 'symbol' || /^(to|join|replace|format|at)/.test(field)) return () => '7';
    return '7';
  },
});

/** Every sentence of a catalogue; functions are called with placeholder arguments. */
export function sentencesIn(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') {
    const said: unknown = catalogue(...Array.from({ length: 6 }, () => argument));
    return typeof said === 'object' ? sentencesIn(said) : [String(said)];
  }
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(sentencesIn);
}
