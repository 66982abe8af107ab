/** The admin of the measured product, set by its start settings. */
export const BENCH_ADMIN = {
  ADMIN_EMAIL: 'bench@casacircle.example',
  ADMIN_PASSWORD: 'a password for measuring only',
};

export const BENCH_CREDENTIALS = {
  email: BENCH_ADMIN.ADMIN_EMAIL,
  password: BENCH_ADMIN.ADMIN_PASSWORD,
};
