/** The languages of the product's pages and mails. */
export type Locale = 'en' | 'pt-BR';
