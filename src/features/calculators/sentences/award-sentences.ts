/** One sentence for 'up to 19 years' and 'month 1 to 240': both are true of a circle of 480. */
export const TERM_SENTENCE =
  'Nobody can know the month of award. Two members are selected each month: 456 of 480 within 19 years (month 228), the last 24 in year 20 (month 240 at the latest).';
