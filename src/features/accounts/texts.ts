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
