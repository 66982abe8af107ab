/**
 * The key of the demonstration's papers, bank details and receipts. It is public: production
 * refuses it, and a data folder uses it only for the demonstration's own content.
 */
export const DEMO_FILE_KEY = Buffer.from('casa circle demonstration 000001').toString('base64');
