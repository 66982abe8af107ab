import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { MarketingContact, MarketingObjection } from '../contract.ts';
import { CONTACT_SORT, findContactPage, findObjectionPage, OBJECTION_SORT } from './queries.ts';

type Reader = Pick<Context, 'db'>;

/** A page of the contacts that match and did not object. */
export async function listContacts(
  { db }: Reader,
  search: string | undefined,
  request: PageRequest,
): Promise<Page<MarketingContact>> {
  const rows = await findContactPage(db, search, request);
  return toPage(CONTACT_SORT, rows, request.limit, ({ place: _, updatedAt, ...contact }) => ({
    ...contact,
    updatedAt: updatedAt.toISOString(),
  }));
}

const COLUMNS: CsvColumns<MarketingContact> = {
  Kept: ({ updatedAt }) => updatedAt,
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Language: ({ language }) => language,
  Source: ({ source }) => source,
};

export function exportContacts(context: Reader, search: string | undefined): Promise<Response> {
  return csvResponse('contacts.csv', COLUMNS, (request) => listContacts(context, search, request));
}

/** A page of the addresses that objected. */
export async function listObjections(
  { db }: Reader,
  request: PageRequest,
): Promise<Page<MarketingObjection>> {
  const rows = await findObjectionPage(db, request);
  return toPage(OBJECTION_SORT, rows, request.limit, ({ email, recordedAt }) => ({
    email,
    recordedAt: recordedAt.toISOString(),
  }));
}
