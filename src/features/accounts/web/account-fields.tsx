import type { ComponentProps } from 'react';
import { TextField } from '#ui/field.tsx';
import { MIN_ACCEPTED_LENGTH } from '../password-rules.ts';
import { MIN_PASSWORD_LENGTH } from '../rules.ts';
import { PasswordField } from './password-field.tsx';
import type { AccountForm } from './use-account-form.ts';

/** The address somebody signs in with. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return <TextField label="Email" name="email" type="email" autoComplete="username" {...props} />;
}

export type NewPassword = { password: string; confirmation: string };
export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

type NewPasswordFieldsProps = {
  field: AccountForm['field'];
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** Whether it takes the place of another. */
  isReplacing?: boolean;
};

/** A new password and its repetition. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { field, value, onChange, isReplacing = false } = props;
  const input = (name: keyof NewPassword) => ({
    autoComplete: 'new-password',
    ...field(name, value[name], (text) => onChange({ ...value, [name]: text })),
  });
  return (
    <>
      <PasswordField
        label={isReplacing ? 'New password' : 'Password'}
        hint={`At least ${MIN_ACCEPTED_LENGTH} characters`}
        {...input('password')}
      />
      <PasswordField
        label={isReplacing ? 'Confirm new password' : 'Confirm password'}
        {...input('confirmation')}
      />
    </>
  );
}

/** What is wrong with a new password, if anything. */
export function checkNewPassword({ password, confirmation }: NewPassword) {
  if (password !== confirmation) {
    return {
      title: 'Password Mismatch',
      description: 'Passwords do not match.',
      field: 'confirmation',
    };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      title: 'Weak Password',
      description: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
      field: 'password',
    };
  }
  return undefined;
}
