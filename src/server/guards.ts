import type { Guard, Guards } from '#platform/routes.ts';
import { commonErrors } from '#shared/common-errors.ts';

const refuse: Guard = async () => {
  throw commonErrors.NOT_AUTHENTICATED();
};

/** Who may pass to calls for members and admins. */
export const guards: Guards = { member: refuse, admin: refuse };
