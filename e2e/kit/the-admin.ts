/** The admin of the site under test. */
export const ADMIN = { email: 'admin@example.com', password: 'a password for tests only' };
