const SENTENCES: Record<string, string> = {
  access_denied: 'You cancelled the Google sign-in. Nothing was changed.',
  account_not_linked:
    'This email address already has an account. Please sign in with your password first.',
  BANNED_USER: 'This account has been disabled. Please write to us if you think this is a mistake.',
  google_unavailable:
    'Google sign-in is not available at the moment. Please use your email and password.',
  state_mismatch: 'The Google sign-in took too long. Please try again.',
};

/** The provider's code as a sentence a person understands. */
export function describeGoogleFailure(code: string): string {
  return SENTENCES[code] ?? 'Failed to sign in with the provider. Please try again.';
}
