/**
 * The reasons admins give most often when they do not approve an income: what admins read on the
 * button. What the applicant reads stands in `web/texts.en.ts` and beside it in each language. The
 * first nine have the number keys.
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
