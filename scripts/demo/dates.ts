import { instantAt } from '../../src/shared/calendar/dates.ts';

/**
 * The demonstration's current date: three days after an assembly. The sandbox's clock starts here.
 */
export const TODAY = '2026-11-18';
export const NOW = instantAt(TODAY, '10:00');

/** Month 1 of the group that runs, in its third year today. */
export const START_MONTH = '2024-11';
export const MONTHS = 25;

/** Mails of the last days are kept; earlier ones count as delivered. */
export const MAILS_FROM = instantAt('2026-11-15', '12:00');
/** Events of the payment provider before that were handled and are not kept. */
export const EVENTS_FROM = instantAt('2026-11-10', '00:00');
