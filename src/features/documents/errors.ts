import { defineErrors } from '#shared/api/app-error.ts';
import { MAX_DOCUMENTS } from './rules.ts';

export const documentErrors = defineErrors({
  DOCUMENT_NOT_FOUND: { status: 404, message: 'This document does not exist.' },
  UNSUPPORTED_DOCUMENT: {
    status: 415,
    message: 'Please upload a PDF, JPEG, PNG, WebP or HEIC file.',
  },
  ROOM_FOR_ID: {
    status: 409,
    message: `The last of your ${MAX_DOCUMENTS} files is kept for your ID. Please upload it, or remove another file.`,
  },
  TOO_MANY_DOCUMENTS: {
    status: 409,
    message: `You can keep up to ${MAX_DOCUMENTS} files. Please remove one to add another.`,
  },
  DOCUMENTS_LOCKED: {
    status: 409,
    message: 'Your income is approved, so its documents can no longer be changed.',
  },
  DOCUMENT_INFECTED: {
    status: 422,
    message: 'Our virus scanner found a problem in this file, so we did not keep it.',
  },
  SCANNER_AWAY: {
    status: 503,
    message: 'We cannot check files for viruses at the moment. Please try again in a few minutes.',
  },
  STORAGE_FULL: {
    status: 503,
    message: 'We cannot store files at the moment. Nothing was changed; please try later.',
  },
  LINK_EXPIRED: {
    status: 403,
    message: 'This link has expired. Please open the document again from its list.',
  },
});
