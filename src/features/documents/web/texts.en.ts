import { type DocumentKind, MAX_DOCUMENTS } from '../rules.ts';

/** What is said where members upload papers. */
export const texts = {
  areas: {
    income: {
      title: 'Proof of income',
      hint: 'Your last two pay stubs, a tax return, or three months of bank statements.',
    },
    id: {
      title: 'Photo ID',
      hint: 'Passport, driver license or state ID. Front and back, if it has both.',
    },
  } satisfies Record<DocumentKind, { title: string; hint: string }>,
  locked:
    'Your income is approved; these documents are part of that decision and stay as they are.',
  lastForId: (used: number) =>
    `You have ${used} of ${MAX_DOCUMENTS} documents; the last place is for your ID.`,
  how: (used: number) =>
    `Choose files or drop them on their box: PDF, JPEG, PNG, WebP or HEIC, up to 10 MB each; ${used} of ${MAX_DOCUMENTS} used. Stored encrypted, seen only by you and our reviewers.`,
  choose: 'Choose files',
  photo: 'Take a photo',
  clean: 'no virus found',
  former: 'for your former income',
  preview: 'Preview',
  remove: 'Remove',
  removing: 'Removing…',
  yesRemove: 'Yes, remove',
  keep: 'Keep',
  notRemoved: 'The file could not be removed',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  uploading: (name: string) => `Uploading ${name}`,
  waiting: 'Waiting',
  part: (percent: number, size: string) => `${percent}% of ${size}`,
  checking: 'Checking and encrypting…',
  tooLarge: 'This file is too large: the limit is 10 MB. Please choose a smaller one.',
  empty: 'This file is empty.',
  wrongType: 'Please upload a PDF, JPEG, PNG, WebP or HEIC file.',
  notUploaded: 'This file could not be uploaded.',
  brokeOff: 'The connection broke off. Nothing was lost.',
  newTab: 'Open in a new tab',
  opening: 'Opening the document',
  notOpened: 'The document could not be opened.',
  notShown:
    'Your browser cannot show this kind of picture. It is stored safely, and our reviewers can open it.',
  /** Other languages translate the server's refusals by their code. */
  refusals: {} as Partial<Record<string, string>>,
};
