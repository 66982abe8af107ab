import type { Locale } from '#shared/locale.ts';

type ConfirmTexts = {
  title: string;
  description: string;
  password: string;
  confirm: string;
  checking: string;
  cancel: string;
  withGoogle: string;
  failedTitle: string;
  failed: string;
  somebodyElse: string;
};

const CONFIRM: Record<Locale, ConfirmTexts> = {
  en: {
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
    somebodyElse: 'You are now signed in with another account. Please start this step again.',
  },
  'pt-BR': {
    title: 'Confirme que é você',
    description:
      'Faz algum tempo que você entrou. Antes desta etapa, verificamos se é você mesmo quem está aqui.',
    password: 'Sua senha',
    confirm: 'Confirmar',
    checking: 'Verificando…',
    cancel: 'Cancelar',
    withGoogle: 'Você também pode entrar com o Google novamente.',
    failedTitle: 'Não confirmado',
    failed: 'Tente novamente.',
    somebodyElse: 'Você entrou com outra conta. Comece esta etapa novamente.',
  },
};

/** What the question 'is it still you?' says. */
export const confirmTexts = (locale: Locale): ConfirmTexts => CONFIRM[locale];

type NewPasswordTexts = {
  password: string;
  confirmation: string;
  replacing: string;
  replacingConfirmation: string;
  hint: (length: number) => string;
  mismatch: { title: string; description: string };
  weak: { title: string; description: (length: number) => string };
  /** The server's refusals, by code; what is missing is shown in the server's English. */
  refusals: Record<string, string>;
};

const NEW_PASSWORD: Record<Locale, NewPasswordTexts> = {
  en: {
    password: 'Password',
    confirmation: 'Confirm password',
    replacing: 'New password',
    replacingConfirmation: 'Confirm new password',
    hint: (length) => `At least ${length} characters`,
    mismatch: { title: 'Password Mismatch', description: 'Passwords do not match.' },
    weak: {
      title: 'Weak Password',
      description: (length) => `Password must be at least ${length} characters long.`,
    },
    refusals: {},
  },
  'pt-BR': {
    password: 'Senha',
    confirmation: 'Repita a senha',
    replacing: 'Nova senha',
    replacingConfirmation: 'Repita a nova senha',
    hint: (length) => `Pelo menos ${length} caracteres`,
    mismatch: { title: 'Senhas diferentes', description: 'As duas senhas não são iguais.' },
    weak: {
      title: 'Senha fraca',
      description: (length) => `A senha precisa de pelo menos ${length} caracteres.`,
    },
    refusals: {
      PASSWORD_TOO_SHORT: 'Use pelo menos 8 caracteres.',
      COMMON_PASSWORD: 'Esta senha é fácil de adivinhar. Escolha uma menos comum.',
      PASSWORD_IS_NAME: 'Escolha uma senha que não seja o seu e-mail nem o nosso nome.',
      PASSWORD_TOO_LONG: 'A senha pode ter no máximo 128 caracteres.',
    },
  },
};

/** What stands around the fields for a new password. */
export const newPasswordTexts = (locale: Locale): NewPasswordTexts => NEW_PASSWORD[locale];
