export const SANDBOX_GOOGLE_PATH = '/sandbox/google';

/** The product's client registration at the Google sandbox, which serves this machine only. */
export const SANDBOX_CLIENT = {
  clientId: 'casa-sandbox',
  clientSecret: 'the-sandbox-has-nothing-to-protect',
};

export function sandboxGoogleIssuer(publicUrl: string): string {
  return `${new URL(publicUrl).origin}${SANDBOX_GOOGLE_PATH}`;
}
