import { USER_SORT } from '#features/accounts/server/admin-queries.ts';
import { SORTS as APPLICATION_SORTS } from '#features/applications/server/list-queries.ts';
import { CONTACT_SORT } from '#features/contacts/server/queries.ts';
import { DEPOSIT_SORT } from '#features/deposits/server/admin-queries.ts';
import { WAITLIST_SORT } from '#features/waitlist/server/admin-queries.ts';

/** The orders in which the lists that admins search have their newest rows first. */
export const SEARCHED_ORDERS = [
  APPLICATION_SORTS.newest,
  CONTACT_SORT,
  DEPOSIT_SORT,
  USER_SORT,
  WAITLIST_SORT,
];
