import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';
import type { Locale } from '#shared/text/locale.ts';

const inBoth = z.object({
  en: z.string().nullable(),
  'pt-BR': z.string().nullable(),
} satisfies Record<Locale, z.ZodType>);

/** Who runs the program and who watches it; null is not entered, and is not shown. */
export const organization = z.object({
  name: z.string().nullable(),
  /** Street and postal address. */
  address: z.string().nullable(),
  phone: z.string().nullable(),
  escrowHolder: z.string().nullable(),
  /** How title and lien work after an award. */
  titleAndLien: inBoth,
  auditor: z.string().nullable(),
  license: z.string().nullable(),
  people: z.array(z.object({ name: z.string(), role: inBoth })),
});
export type Organization = z.output<typeof organization>;

export const readOrganizationCall = defineCall({
  tag: 'Organization',
  access: 'public',
  method: 'GET',
  path: '/api/organization',
  summary: 'Who runs the program: name, address, escrow, auditor, license, people',
  response: organization,
});
