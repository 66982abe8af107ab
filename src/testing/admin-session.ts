import type { Session } from '#platform/routes.ts';

/** The admin who makes the requests of a test. */
export const adminSession: Session = {
  userId: '018f0000-0000-7000-8000-000000000001',
  email: 'admin@example.com',
  isEmailVerified: true,
  isAdmin: true,
};
