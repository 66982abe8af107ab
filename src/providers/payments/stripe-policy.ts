import type { PolicySources } from '#shared/page-policy.ts';

/** What Stripe's own script needs to load and show on a page where people pay. */
export const STRIPE_SOURCES: PolicySources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
};
