import type { Locale } from './text/locale.ts';

/** Pages that stand in every language, each at an address of its own. */
const ADDRESSES = {
  home: { en: '/', 'pt-BR': '/imovelnoseua' },
  apply: { en: '/homebuyers', 'pt-BR': '/comprar-imovel' },
  pay: { en: '/pay', 'pt-BR': '/pagar' },
  verifyEmail: { en: '/verify-email', 'pt-BR': '/verificar-email' },
  resetPassword: { en: '/reset-password', 'pt-BR': '/redefinir-senha' },
  changeEmail: { en: '/change-email', 'pt-BR': '/alterar-email' },
} satisfies Record<string, Record<Locale, string>>;

type PageWithAddresses = keyof typeof ADDRESSES;
export const PAGES_WITH_ADDRESSES = Object.keys(ADDRESSES) as PageWithAddresses[];

/** The address of such a page in a language. */
export const pageAddress = (page: PageWithAddresses, locale: Locale): string =>
  ADDRESSES[page][locale];
