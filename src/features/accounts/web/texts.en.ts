/** The sentences of the account dialogs and fields. */
export const texts = {
  email: 'Email',
  confirm: {
    title: 'Confirm that it is you',
    description:
      'You signed in a while ago. Before this step we make sure that nobody else sits here.',
    password: 'Your password',
    confirm: 'Confirm',
    checking: 'Checking…',
    cancel: 'Cancel',
    withGoogle: 'You can also sign in with Google again.',
    failedTitle: 'Not Confirmed',
    failed: 'Please try again.',
    sandbox: 'Sandbox: go on as this person',
    notAPersona: 'You are not one of the demonstration’s people. Please enter your password.',
    somebodyElse: 'You are now signed in with another account. Please start this step again.',
  },
  newPassword: {
    password: 'Password',
    confirmation: 'Confirm password',
    replacing: 'New password',
    replacingConfirmation: 'Confirm new password',
    hint: (length: number) => `At least ${length} characters`,
    hintForAll: (length: number, forAdmins: number) =>
      `At least ${length} characters, for admins ${forAdmins}`,
    mismatch: { title: 'Password Mismatch', description: 'Passwords do not match.' },
    weak: {
      title: 'Weak Password',
      description: (length: number) => `Password must be at least ${length} characters long.`,
    },
    /**
     * The server's refusals by code; empty in English, where the server's own sentences are shown.
     */
    refusals: {} as Partial<Record<string, string>>,
  },
  passwordField: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
  verification: {
    confirm: 'Please confirm your email address.',
    before: 'We sent a link to',
    after: 'You can submit an application once it is confirmed.',
    again: 'Send it again',
    isSent: 'Sent',
    sent: 'Verification email sent',
    sentText: 'Check your inbox for the link.',
    failed: 'Verification email failed',
    tryAgain: 'Please try again.',
  },
  signInNeeded: {
    title: 'Authentication Required',
    description: 'Please sign in with Google to access your dashboard.',
  },
};
