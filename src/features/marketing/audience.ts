/** Whom a landing page addresses. */
export type Audience = 'investors' | 'homebuyers';
