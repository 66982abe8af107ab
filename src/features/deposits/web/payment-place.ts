/** Where a deposit is paid; the two pages have different messages. */
export type PaymentPlace = 'landing' | 'dashboard';
