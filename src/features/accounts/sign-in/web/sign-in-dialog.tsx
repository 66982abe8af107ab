import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { ResetPasswordDialog } from '../../profile/web/reset-password-dialog.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { EmailSignInForm } from './email-sign-in-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { closeSignIn, type SignInRequest } from './sign-in-store.ts';
import { signInTexts } from './sign-in-texts.ts';

const LIST = 'flex rounded-full bg-sand p-1';
const TAB =
  'grow rounded-full px-3 py-2 text-sm data-[state=active]:bg-paper data-[state=active]:font-semibold data-[state=active]:shadow-card';

export function SignInDialog({ request }: { request: SignInRequest }) {
  const texts = useTexts(signInTexts);
  const [, navigate] = useLocation();
  const [email, setEmail] = useState(request.email ?? '');
  const [isResetting, setIsResetting] = useState(false);
  const to = request.to === undefined ? '/dashboard' : request.to;

  const finish = (description: string) => {
    showToast({ title: texts.success, description, tone: 'success' });
    closeSignIn();
    // On the start page a sign-in has already led there.
    const { pathname, search, hash } = window.location;
    if (to !== null && to !== pathname + search + hash) navigate(to);
  };
  const shared = { email, onEmail: setEmail };

  return (
    <Dialog
      title={request.title ?? texts.title}
      description={texts.description}
      onClose={closeSignIn}
      size="small"
    >
      <DialogBody>
        <Tabs.Root defaultValue={request.email || request.isNew ? 'email' : 'google'}>
          <Tabs.List className={LIST} aria-label={texts.ways}>
            <Tabs.Trigger value="google" className={TAB}>
              {texts.quick}
            </Tabs.Trigger>
            <Tabs.Trigger value="email" className={TAB}>
              {texts.email}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="google" tabIndex={-1} className="pt-6">
            <GoogleButton
              to={to ?? window.location.pathname}
              onDone={() => finish(texts.signedIn)}
            />
            <p className="mt-4 text-muted text-sm">{texts.google.text}</p>
          </Tabs.Content>
          <Tabs.Content value="email" tabIndex={-1} className="pt-5">
            <Tabs.Root defaultValue={request.isNew ? 'create' : 'sign-in'}>
              <Tabs.List className={LIST} aria-label={texts.byEmail}>
                <Tabs.Trigger value="sign-in" className={TAB}>
                  {texts.signIn}
                </Tabs.Trigger>
                <Tabs.Trigger value="create" className={TAB}>
                  {texts.create.go}
                </Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="sign-in" tabIndex={-1} className="pt-5">
                <EmailSignInForm
                  {...shared}
                  onForgot={() => setIsResetting(true)}
                  onDone={() => finish(texts.signedIn)}
                />
              </Tabs.Content>
              <Tabs.Content value="create" tabIndex={-1} className="pt-5">
                <CreateAccountForm {...shared} onDone={() => finish(texts.create.created)} />
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
