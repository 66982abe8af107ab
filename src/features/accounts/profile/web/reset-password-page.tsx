import { useTexts } from '#ui/language/use-texts.ts';
import { setNewPassword } from '../../sign-in/web/identity-client.ts';
import { signInTexts } from '../../sign-in/web/sign-in-texts.ts';
import { PasswordByLink } from './password-by-link.tsx';

/** The page of the reset mail's link. */
export function Page() {
  const { newPassword, refusals } = useTexts(signInTexts);
  const texts = { ...newPassword, failed: { ...newPassword.failed, refusals } };
  return <PasswordByLink texts={texts} send={setNewPassword} describeDone={() => texts.done} />;
}
