import type { Row } from './insert-rows.ts';

export const DAY_MS = 86_400_000;

/** The rows of each table. */
export type Generated = Record<
  | 'applications'
  | 'application_consents'
  | 'application_history_notes'
  | 'payments'
  | 'deposits'
  | 'groups'
  | 'group_places'
  | 'identity_users'
  | 'users'
  | 'waitlist_entries'
  | 'page_visits',
  Row[]
>;
