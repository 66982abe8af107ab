import type { Session } from '#platform/routes.ts';

/** The admin session of test requests. */
export const adminSession: Session = {
  userId: '018f0000-0000-7000-8000-000000000001',
  email: 'admin@example.com',
  isEmailVerified: true,
  isAdmin: true,
};
