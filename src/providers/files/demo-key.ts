/**
 * The key that the demonstration's papers, bank details and receipts were made with. Everybody can
 * read it here: production refuses it, and a data folder uses it only for what it was made with.
 */
export const DEMO_FILE_KEY = Buffer.from('casa circle demonstration 000001').toString('base64');
