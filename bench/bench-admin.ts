/** The admin of the measured product; the settings of its start name them. */
export const BENCH_ADMIN = {
  ADMIN_EMAIL: 'bench@casacircle.example',
  ADMIN_PASSWORD: 'a password for measuring only',
};

export const BENCH_CREDENTIALS = {
  email: BENCH_ADMIN.ADMIN_EMAIL,
  password: BENCH_ADMIN.ADMIN_PASSWORD,
};
