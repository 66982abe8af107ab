import type { Locale } from '#shared/locale.ts';

const en = {
  cancel: 'Cancel',
  close: 'Close',
  typeToConfirm: (phrase: string) => `Type “${phrase}” to confirm`,
  loading: (what: string) => `Loading ${what}`,
  notLoaded: (what: string) => `${what} could not be loaded.`,
  checkConnection: 'Please check your connection. Nothing was changed.',
  tryAgain: 'Try again',
  pleaseTryAgain: 'Please try again.',
  theList: 'the list',
  showMore: 'Show more',
  loadingMore: 'Loading…',
  notReached: 'We could not reach the server. Please check your connection and try again.',
};

const pt: typeof en = {
  cancel: 'Cancelar',
  close: 'Fechar',
  typeToConfirm: (phrase) => `Digite “${phrase}” para confirmar`,
  loading: (what) => `Carregando ${what}`,
  notLoaded: (what) => `Não foi possível carregar ${what}.`,
  checkConnection: 'Verifique a sua conexão. Nada foi alterado.',
  tryAgain: 'Tentar de novo',
  pleaseTryAgain: 'Tente de novo.',
  theList: 'a lista',
  showMore: 'Mostrar mais',
  loadingMore: 'Carregando…',
  notReached: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.',
};

/** The few words that components bring themselves. */
export const uiWords = (locale: Locale): typeof en => (locale === 'pt-BR' ? pt : en);
