/** Words that do not occur in Portuguese. */
export const ENGLISH_WORDS =
  /\b(the|of|and|with|your|you|month|months|year|years|home|rent|mortgage|program|award|bid|fees|paid|less|more|only|each|every|print|copy|reset|nobody|none)\b/i;

/** Dollars are 'US$ 2.000' in Portuguese. */
export const BARE_DOLLARS = /(?<!US)\$/;

/** An argument that works as text, number, object and list. */
const argument: unknown = new Proxy(
  {},
  {
    get: (_, field) => {
      if (field === 'map') return () => ['7'];
      return typeof field === 'symbol' || field === 'join' ? () => '7' : '7';
    },
  },
);

/** Every sentence of a catalogue; functions are called with placeholder arguments. */
export function sentencesIn(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') {
    return [String(catalogue(...Array.from({ length: 4 }, () => argument)))];
  }
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(sentencesIn);
}
