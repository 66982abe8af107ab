import { useTexts } from '#ui/use-texts.ts';
import { setNewPassword } from './identity-client.ts';
import { PasswordByLink } from './password-by-link.tsx';
import { signInTexts } from './sign-in-texts.ts';

/** Where the link of the reset mail leads. */
export function Page() {
  const { newPassword: texts } = useTexts(signInTexts);
  return <PasswordByLink texts={texts} send={setNewPassword} describeDone={() => texts.done} />;
}
