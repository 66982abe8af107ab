import { defineErrors } from '#shared/api/app-error.ts';
import { MAX_DOCUMENTS } from './rules.ts';

export const documentErrors = defineErrors({
  403: {
    LINK_EXPIRED: 'This link has expired. Please open the document again from its list.',
  },
  404: {
    DOCUMENT_NOT_FOUND: 'We could not find this document. It may have been removed.',
  },
  409: {
    ROOM_FOR_ID: `The last of your ${MAX_DOCUMENTS} files is kept for your ID. Please upload it, or remove another file.`,
    TOO_MANY_DOCUMENTS: `You can keep up to ${MAX_DOCUMENTS} files. Please remove one to add another.`,
    DOCUMENTS_LOCKED: 'Your income is approved, so its documents can no longer be changed.',
  },
  415: {
    UNSUPPORTED_DOCUMENT: 'Please upload a PDF, JPEG, PNG, WebP or HEIC file.',
  },
  422: {
    DOCUMENT_INFECTED:
      'Our virus scanner found a problem in this file, so we did not keep it. Please upload another one.',
  },
  503: {
    SCANNER_AWAY:
      'We cannot check files for viruses at the moment. Please try again in a few minutes.',
    STORAGE_FULL:
      'We cannot store files at the moment. Nothing was changed; please try again later.',
  },
});
