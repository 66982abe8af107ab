/** The two landing pages ask for the same things with different labels. */
export type FormVariant = 'long' | 'short';
