import type { ComponentProps } from 'react';
import type { TextsIn } from '#shared/text/texts.ts';
import { TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { MIN_PASSWORD_LENGTH } from '../../rules.ts';
import { MIN_ACCEPTED_LENGTH, MIN_ADMIN_LENGTH } from '../../sign-in/password-rules.ts';
import type { AccountForm } from '../../sign-in/web/use-account-form.ts';
import { accountTexts } from '../../web/texts.ts';
import { PasswordField } from './password-field.tsx';

export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  const { email } = useTexts(accountTexts);
  return <TextField label={email} name="email" type="email" autoComplete="username" {...props} />;
}

export type NewPassword = { password: string; confirmation: string };
export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

type NewPasswordFieldsProps = {
  field: AccountForm['field'];
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** Whether it replaces an existing password. */
  isReplacing?: boolean;
};

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { field, value, onChange, isReplacing = false } = props;
  const texts = useTexts(accountTexts).newPassword;
  const input = (name: keyof NewPassword) => ({
    autoComplete: 'new-password',
    ...field(name, value[name], (text) => onChange({ ...value, [name]: text })),
  });
  return (
    <>
      <PasswordField
        label={isReplacing ? texts.replacing : texts.password}
        hint={
          isReplacing
            ? texts.hintForAll(MIN_ACCEPTED_LENGTH, MIN_ADMIN_LENGTH)
            : texts.hint(MIN_ACCEPTED_LENGTH)
        }
        {...input('password')}
      />
      <PasswordField
        label={isReplacing ? texts.replacingConfirmation : texts.confirmation}
        {...input('confirmation')}
      />
    </>
  );
}

/** The first problem with a new password, if any. */
export function checkNewPassword(
  { password, confirmation }: NewPassword,
  { mismatch, weak }: TextsIn<typeof accountTexts>['newPassword'],
): { title: string; description: string; field: keyof NewPassword } | undefined {
  if (password !== confirmation) return { ...mismatch, field: 'confirmation' };
  if (password.length < MIN_PASSWORD_LENGTH) {
    const description = weak.description(MIN_PASSWORD_LENGTH);
    return { title: weak.title, description, field: 'password' };
  }
  return undefined;
}
