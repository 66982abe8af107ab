/** The sentences of the sign-in dialog and of the pages behind its mails' links. */
export const texts = {
  title: 'Sign In to Continue',
  description: 'See your application, your deposit and your group.',
  ways: 'Ways to sign in',
  quick: 'Quick Sign-In',
  email: 'Email',
  byEmail: 'By email',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  signedIn: 'Signed in successfully!',
  success: 'Success',
  failed: 'Sign-in Failed',
  wrong: 'Invalid email or password.',
  password: 'Password',
  forgot: 'Forgot your password?',
  missing: 'Missing Information',
  bothNeeded: 'Please enter both email and password.',
  google: {
    text: 'One tap with the Google account you already have. We receive your name and email address, nothing else.',
    go: 'Continue with Google',
    waiting: 'Waiting for Google…',
    fallback: 'Failed to sign in with the provider. Please try again.',
    /** By the provider's code. */
    failures: {
      access_denied: 'You cancelled the Google sign-in. Nothing was changed.',
      account_not_linked:
        'This email address already has an account. Please sign in with your password first.',
      BANNED_USER:
        'This account has been disabled. Please write to us if you think this is a mistake.',
      google_unavailable:
        'Google sign-in is not available at the moment. Please use your email and password.',
      state_mismatch: 'The Google sign-in took too long. Please try again.',
    } as Partial<Record<string, string>>,
  },
  create: {
    go: 'Create Account',
    creating: 'Creating your account…',
    created: 'Account created successfully!',
    hint: 'We send a link there to confirm that it is yours.',
    allNeeded: 'Please fill in all fields.',
    failed: 'Sign-up Failed',
    fallback: 'Failed to create account.',
  },
  reset: {
    title: 'Reset Password',
    text: 'We send a link to your email address. It works once, for one hour.',
    email: 'Email address',
    needed: 'Email required',
    neededText: 'Please enter your email address.',
    cancel: 'Cancel',
    send: 'Send Reset Email',
    sending: 'Sending…',
    sent: 'Password reset email sent',
    sentText: 'Check your inbox for password reset instructions.',
    failed: 'Password reset failed',
    fallback: 'Please try again.',
  },
  newPassword: {
    title: 'Choose a new password',
    loading: 'Loading',
    broken: {
      title: 'This link does not work',
      text: 'The link is not complete. Please open it from the mail once more.',
    },
    save: 'Save new password',
    saving: 'Saving…',
    failed: { title: 'Password reset failed', fallback: 'Please try again.' },
    doneTitle: 'Your new password is set',
    done: 'You are signed out everywhere. Sign in with your new password.',
    signIn: 'Sign in',
  },
  verify: {
    title: 'Confirm your email',
    signOutFailed: {
      title: 'Log Out Failed',
      description: 'We could not sign you out. Please try again.',
    },
    loading: 'Confirming your email address',
    noLink: 'This link is no longer valid. It may have been used already.',
    signInFirst: {
      before: 'Sign in with the password you chose for',
      after: ', and the address is confirmed.',
    },
    signIn: 'Sign in to confirm',
    notYou:
      'You did not create this account? Then somebody else typed your address, and you can close this page: without you they see nothing of yours.',
    elsewhere: { before: 'This link is for', between: ', and you are signed in as', after: '.' },
    other: 'Use the other account',
    doneTitle: 'Your email is confirmed',
    done: 'Thank you. Your account is complete: you can apply and see everything that is yours.',
    failedTitle: 'This link does not work',
    failed: 'Sign in and ask for a new one on your dashboard. It takes a minute.',
    dashboard: 'Go to your dashboard',
  },
  /**
   * The server's refusals by code; empty in English, where the server's own sentences are shown.
   */
  refusals: {} as Partial<Record<string, string>>,
};
