/** Whom a landing page speaks to. */
export type Audience = 'investors' | 'homebuyers';
