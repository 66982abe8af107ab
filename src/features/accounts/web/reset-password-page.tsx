import { setNewPassword } from './identity-client.ts';
import { PasswordByLink, type PasswordByLinkTexts } from './password-by-link.tsx';

const TEXTS: PasswordByLinkTexts = {
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
  signIn: 'Sign in',
};

/** Where the link of the reset mail leads. */
export function Page() {
  return (
    <PasswordByLink
      texts={TEXTS}
      send={setNewPassword}
      describeDone={() => 'You are signed out everywhere. Sign in with your new password.'}
    />
  );
}
