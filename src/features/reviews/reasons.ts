/**
 * The most frequent reasons for not approving an income, as the buttons show them to admins. The
 * applicant's version is in `web/texts.en.ts` and the other languages. The first nine have number
 * keys.
 */
export const REVIEW_REASONS = [
  { key: 'notReadable', label: 'Not readable' },
  { key: 'pagesMissing', label: 'Pages missing' },
  { key: 'tooOld', label: 'Too old' },
  { key: 'otherName', label: 'Other name' },
  { key: 'showsLess', label: 'Shows less' },
  { key: 'notCovered', label: 'Not covered' },
  { key: 'noProof', label: 'No proof of income' },
] as const;

export type ReviewReason = (typeof REVIEW_REASONS)[number]['key'];
