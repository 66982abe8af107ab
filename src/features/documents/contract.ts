import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { ACCEPTED_TYPES, DOCUMENT_KINDS, MAX_DOCUMENT_BYTES } from './rules.ts';

const memberCall = defineCalls({ tag: 'Documents', access: 'member' });
/** A document as its owner or an admin sees it. */
export const documentView = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  contentType: z.string(),
  byteSize: z.number().int(),
  scan: z.enum(['clean', 'not_scanned']),
  /** False for income papers if the declared amount was changed since. */
  isCurrent: z.boolean(),
  uploadedAt: z.iso.datetime(),
  /** Opens the file; valid for a few minutes. */
  link: z.string(),
});

export type DocumentView = z.output<typeof documentView>;

/** The document fields of an application's record: names, and links that expire. */
export const documentFields = z.object({
  incomeDocumentsUploaded: z.boolean(),
  uploadedDocumentNames: z.array(z.string()),
  uploadedDocumentData: z.array(z.string()),
  idDocumentUploaded: z.boolean(),
  idDocumentName: z.string().nullable(),
  idDocumentData: z.string().nullable(),
});

const id = z.object({ id: z.uuid() });

export const uploadDocumentCall = memberCall({
  method: 'PUT',
  path: '/api/documents/:uploadId',
  summary: 'Upload a document; a repeat of the same upload returns the same document',
  params: z.object({ uploadId: z.uuid() }),
  query: z.object({ kind: z.enum(DOCUMENT_KINDS), name: z.string().max(1_000) }),
  upload: { contentTypes: ['application/octet-stream'], maxBytes: MAX_DOCUMENT_BYTES },
  response: documentView,
  errors: [
    'UNSUPPORTED_DOCUMENT',
    'TOO_MANY_DOCUMENTS',
    'ROOM_FOR_ID',
    'DOCUMENTS_LOCKED',
    'DOCUMENT_INFECTED',
    'SCANNER_AWAY',
    'STORAGE_FULL',
    'EMAIL_NOT_VERIFIED',
    'APPLICATION_REQUIRED',
  ],
});

export const removeDocumentCall = memberCall({
  method: 'DELETE',
  path: '/api/documents/:id',
  summary: 'Remove a document before its review',
  params: id,
  response: z.object({ removed: z.literal(true) }),
  errors: ['DOCUMENT_NOT_FOUND', 'DOCUMENTS_LOCKED'],
});

export const linkDocumentCall = memberCall({
  method: 'GET',
  path: '/api/documents/:id/link',
  summary: 'A fresh link to a document of one’s own',
  params: id,
  response: z.object({ link: z.string() }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const openDocumentCall = memberCall({
  method: 'GET',
  path: '/api/documents/:id/file',
  summary: 'Open a document by one’s own link, which expires; each opening is recorded',
  params: id,
  query: z.object({
    for: z.string().min(1).max(200),
    as: z.enum(['owner', 'admin']),
    expires: z.coerce.number().int(),
    signature: z.string().max(100),
  }),
  response: z.custom<Response>(),
  responseTypes: Object.keys(ACCEPTED_TYPES),
  errors: ['DOCUMENT_NOT_FOUND', 'LINK_EXPIRED'],
});
