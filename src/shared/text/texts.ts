import { reloadable } from '../reloadable.ts';
import { LOCALES, type Locale } from './locale.ts';

export type Texts<T> = {
  (locale: Locale): T;
  isLoaded(locale: Locale): boolean;
  load(locale: Locale): Promise<void>;
};

export type TextsIn<T extends Texts<unknown>> = ReturnType<T>;

type File<T> = () => Promise<{ texts: T }>;
type Files<T> = { en: File<T> } & Record<Locale, File<NoInfer<T>>>;

const defined: Texts<unknown>[] = [];

export function defineTexts<T>(files: Files<T>): Texts<T> {
  const loaded: Partial<Record<Locale, T>> = {};
  const fetches = Object.fromEntries(
    LOCALES.map((locale) => [locale, reloadable(files[locale])]),
  ) as typeof files;
  const textsOf = (locale: Locale): T => {
    const texts = loaded[locale];
    if (texts === undefined) throw new Error(`The sentences in ${locale} have not been loaded.`);
    return texts;
  };
  const texts = Object.assign(textsOf, {
    isLoaded: (locale: Locale) => loaded[locale] !== undefined,
    load: async (locale: Locale) => {
      loaded[locale] = (await fetches[locale]()).texts;
    },
  });
  defined.push(texts);
  return texts;
}

const pending = new Map<Locale, Promise<void>>();

export function loadTexts(locale: Locale): Promise<void> {
  const known = pending.get(locale);
  if (known) return known;
  const loading = loadMissing(locale).finally(() => pending.delete(locale));
  pending.set(locale, loading);
  return loading;
}

async function loadMissing(locale: Locale): Promise<void> {
  const missing = () => defined.filter((texts) => !texts.isLoaded(locale));
  // Code that arrives meanwhile may add sentences.
  for (let left = missing(); left.length > 0; left = missing()) {
    await Promise.all(left.map((texts) => texts.load(locale)));
  }
}

export async function loadAllTexts(): Promise<void> {
  await Promise.all(LOCALES.map(loadTexts));
}
