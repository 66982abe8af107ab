import type { ReviewReason } from '../reasons.ts';

/** The usual reasons as the applicant reads them, in the mail and on the dashboard. */
export const texts = {
  reasons: {
    notReadable:
      'We cannot read your document: it is blurry or too dark. Please upload a clear photo or the original PDF.',
    pagesMissing:
      'Some pages are missing. Please upload every page of the document, also those that look empty.',
    tooOld:
      'Your document is older than 60 days. Please upload your two latest pay stubs or bank statements.',
    otherName:
      'The name on the document is not the name on your application. Please upload one in your own name, or tell us why they differ.',
    showsLess:
      'The document shows a lower income than you declared. Please correct the income on your dashboard, or upload papers for the rest of it.',
    notCovered:
      'Your income less your debts does not cover the monthly contribution of this plan. A smaller credit amount may fit: you can change it on your dashboard.',
    noProof:
      'This document does not show an income. Please upload pay stubs, a tax return or bank statements.',
  } satisfies Record<ReviewReason, string>,
  /** What the button says that changes the language. */
  language: 'In English',
};
