/**
 * When people are selected, in one sentence for every page, text and mail: the specification's
 * 'from month 1' and 'up to 19 years', and what both leave out. Two selections a month serve 456
 * of 480 members by month 228; the last 24 are served in year 20.
 */
export const WAIT_SENTENCE =
  'Your turn can come in month 1 or take up to 19 years; the last 24 of 480 members wait into year 20.';

export const WAIT_SENTENCE_PORTUGUESE =
  'A sua vez pode chegar no primeiro mês ou levar até 19 anos; os últimos 24 dos 480 membros esperam até o 20º ano.';
