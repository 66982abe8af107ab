/** The two landing pages ask for the same things under different names. */
export type FormVariant = 'long' | 'short';
