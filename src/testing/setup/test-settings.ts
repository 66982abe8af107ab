/** The settings of every test: silent, and without a data folder. */
export const TEST_SETTINGS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  IDENTITY_SECRETS: '1:a-secret-for-tests-only-it-protects-nothing',
  FILE_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
  RECEIPT_KEYS: `1:${Buffer.alloc(32, 2).toString('base64')}`,
};

/** Complete production settings; their external services are never called in tests. */
export const PRODUCTION_SETTINGS = {
  ...TEST_SETTINGS,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://casa.example',
  DATABASE_URL: 'postgres://db.example/casa',
  SMTP_URL: 'smtp://mail.example',
  EVENT_ADDRESS: '1 Test Street, Cottonwood Heights, UT',
  ORGANIZATION_NAME: 'Test Cooperative',
  ORGANIZATION_ADDRESS: '1 Test Street, Salt Lake City, UT 84101',
  PRODUCTION_ALLOWS: 'no-google, sandbox-payments',
};
