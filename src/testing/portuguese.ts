/** Words that no Portuguese sentence has. */
export const ENGLISH_WORDS =
  /\b(the|of|and|with|your|you|month|months|year|years|home|rent|mortgage|program|award|bid|fees|paid|less|more|only|each|every|print|copy|reset|nobody|none)\b/i;

/** Dollars are 'US$ 2.000' in Portuguese. */
export const BARE_DOLLARS = /(?<!US)\$/;

/** An argument that can be read as a text, as a number, by its fields and as a list. */
const argument: unknown = new Proxy(
  {},
  {
    get: (_, field) => {
      if (field === 'map') return () => ['7'];
      return typeof field === 'symbol' || field === 'join' ? () => '7' : '7';
    },
  },
);

/** Every sentence of a catalogue; those with values are written with some. */
export function sentencesIn(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') {
    return [String(catalogue(...Array.from({ length: 4 }, () => argument)))];
  }
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(sentencesIn);
}
