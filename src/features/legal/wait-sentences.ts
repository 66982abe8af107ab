import { SIMULATED } from '#features/program-rules/simulated.ts';

/**
 * When people are selected, in one sentence for every page, text and mail: the specification's
 * 'from month 1' and 'up to 19 years', and what both leave out. Two selections a month serve 456
 * of 480 members by month 228; the last 24 are served in year 20. It stands where it decides
 * something: in the hero, at the plans, in the consent and in the legal texts.
 */
export const WAIT_SENTENCE =
  'Your turn can come in month 1 or take up to 19 years; the last 24 of 480 members wait into year 20.';

export const WAIT_SENTENCE_PORTUGUESE =
  'A sua vez pode chegar no primeiro mês ou levar até 19 anos; os últimos 24 dos 480 cotistas esperam até o 20º ano.';

/** What the simulator says about the wait, each with its assumption. */
export const MEDIAN_WAIT_SENTENCE = `Half of those who never bid wait longer than ${SIMULATED.medianWaitYears} years if 1 member in 10 bids and everybody stays and pays.`;

export const MEDIAN_WAIT_SENTENCE_PORTUGUESE = `Metade de quem nunca dá lance espera mais de ${SIMULATED.medianWaitYears} anos, se 1 em cada 10 cotistas der lance e todos ficarem e pagarem.`;

export const NO_HOME_SENTENCE = `In ${SIMULATED.groupsWithoutHome} of ${SIMULATED.groups} groups played with our simulator’s default assumptions, somebody who paid everything got no home.`;

export const NO_HOME_SENTENCE_PORTUGUESE = `Em ${SIMULATED.groupsWithoutHome} de ${SIMULATED.groups} grupos com as premissas padrão do nosso simulador, alguém que pagou tudo ficou sem imóvel.`;
