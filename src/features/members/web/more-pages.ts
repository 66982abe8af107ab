/** The pages under More, in the order in which it lists them. */
export const MORE_PAGES = [
  ['/dashboard/statements', 'statements'],
  ['/dashboard/payment-methods', 'methods'],
  ['/dashboard/bank-details', 'bankDetails'],
  ['/dashboard/application', 'application'],
  ['/dashboard/account', 'account'],
  ['/dashboard/leaving', 'leaving'],
  ['/dashboard/transfers', 'transfers'],
] as const;
