/** API keys for suites that call real services; without them those suites are skipped. */
export const outsideKeys = {
  /** A secret key of Stripe's test mode (`sk_test_…`): no real money moves. */
  stripe: process.env.STRIPE_TEST_SECRET_KEY,
  google: process.env.GOOGLE_TEST_CLIENT_ID,
};
