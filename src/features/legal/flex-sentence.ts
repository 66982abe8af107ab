/** Whether the Flex Plan can be had, in the terms, on the landing pages and in the calculators. */
export const FLEX_SENTENCE =
  'The calculators explain the Flex Plan; groups do not offer it yet, and every membership is on the ordinary plan.';

export const FLEX_SENTENCE_PORTUGUESE =
  'As calculadoras explicam o Flex Plan; os grupos ainda não o oferecem, e todas as cotas estão no plano comum.';
