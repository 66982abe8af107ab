import { useTexts } from '#ui/language/use-texts.ts';
import { setNewPassword } from '../../sign-in/web/identity-client.ts';
import { signInTexts } from '../../sign-in/web/sign-in-texts.ts';
import { PasswordByLink } from './password-by-link.tsx';

/** Where the link of the reset mail leads. */
export function Page() {
  const { newPassword: texts } = useTexts(signInTexts);
  return <PasswordByLink texts={texts} send={setNewPassword} describeDone={() => texts.done} />;
}
