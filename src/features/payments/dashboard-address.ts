/** Where the staff sees a payment at the provider; the sandbox has its own page. */
export function dashboardAddress(payment: {
  mode: 'live' | 'test' | 'sandbox';
  providerId: string | null;
}): { href: string; isOutside: true } {
  if (payment.mode === 'sandbox') return { href: '/sandbox/payments', isOutside: true };
  const root = 'https://dashboard.stripe.com';
  const area = payment.mode === 'test' ? '/test' : '';
  return { href: `${root}${area}/payments/${payment.providerId ?? ''}`, isOutside: true };
}
