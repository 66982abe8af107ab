/** The settings every test stands on: silent, and without a data folder. */
export const TEST_SETTINGS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  IDENTITY_SECRETS: '1:a-secret-for-tests-only-it-protects-nothing',
  FILE_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
};
