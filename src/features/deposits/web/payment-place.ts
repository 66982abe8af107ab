/** Where a deposit is paid; the two pages word their messages differently. */
export type PaymentPlace = 'landing' | 'dashboard';
