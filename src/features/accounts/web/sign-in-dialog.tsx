import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { EmailSignInForm } from './email-sign-in-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { closeSignIn, type SignInRequest } from './sign-in-store.ts';

const LIST = 'flex rounded-full bg-sand p-1';
const TAB =
  'grow rounded-full px-3 py-2 text-sm data-[state=active]:bg-paper data-[state=active]:font-semibold data-[state=active]:shadow-card';

/** Sign in with Google or by e-mail, or create an account. */
export function SignInDialog({ request }: { request: SignInRequest }) {
  const [, navigate] = useLocation();
  const [email, setEmail] = useState(request.email ?? '');
  const [isResetting, setIsResetting] = useState(false);
  const to = request.to === undefined ? '/dashboard' : request.to;

  const finish = (description: string) => {
    showToast({ title: 'Success', description, tone: 'success' });
    closeSignIn();
    if (to !== null) navigate(to);
  };
  const shared = { email, onEmail: setEmail };

  return (
    <Dialog
      title={request.title ?? 'Sign In to Continue'}
      description="See your application, your deposit and your group."
      onClose={closeSignIn}
      size="small"
    >
      <DialogBody>
        <Tabs.Root defaultValue={request.email ? 'email' : 'google'}>
          <Tabs.List className={LIST} aria-label="Ways to sign in">
            <Tabs.Trigger value="google" className={TAB}>
              Quick Sign-In
            </Tabs.Trigger>
            <Tabs.Trigger value="email" className={TAB}>
              Email
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="google" tabIndex={-1} className="pt-6">
            <GoogleButton
              to={to ?? window.location.pathname}
              onDone={() => finish('Signed in successfully!')}
            />
            <p className="mt-4 text-muted text-sm">
              One tap with the Google account you already have. We receive your name and email
              address, nothing else.
            </p>
          </Tabs.Content>
          <Tabs.Content value="email" tabIndex={-1} className="pt-5">
            <Tabs.Root defaultValue="sign-in">
              <Tabs.List className={LIST} aria-label="By email">
                <Tabs.Trigger value="sign-in" className={TAB}>
                  Sign In
                </Tabs.Trigger>
                <Tabs.Trigger value="create" className={TAB}>
                  Create Account
                </Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="sign-in" tabIndex={-1} className="pt-5">
                <EmailSignInForm
                  {...shared}
                  onForgot={() => setIsResetting(true)}
                  onDone={() => finish('Signed in successfully!')}
                />
              </Tabs.Content>
              <Tabs.Content value="create" tabIndex={-1} className="pt-5">
                <CreateAccountForm
                  {...shared}
                  onDone={() => finish('Account created successfully!')}
                />
              </Tabs.Content>
            </Tabs.Root>
          </Tabs.Content>
        </Tabs.Root>
        {isResetting && (
          <ResetPasswordDialog initialEmail={email} onClose={() => setIsResetting(false)} />
        )}
      </DialogBody>
    </Dialog>
  );
}
