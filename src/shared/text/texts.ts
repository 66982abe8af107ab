import { reloadable } from '../reloadable.ts';
import { LOCALES, type Locale } from './locale.ts';

/** The sentences of a feature; call it with a language that has been loaded. */
export type Texts<T> = {
  (locale: Locale): T;
  isLoaded(locale: Locale): boolean;
  load(locale: Locale): Promise<void>;
};

/** The sentences in one language: `TextsIn<typeof depositTexts>`. */
export type TextsIn<T extends Texts<unknown>> = ReturnType<T>;

type File<T> = () => Promise<{ texts: T }>;
/** English defines which sentences exist. */
type Files<T> = { en: File<T> } & Record<Locale, File<NoInfer<T>>>;

const defined: Texts<unknown>[] = [];

/**
 * The sentences of a feature, with a file for each language: a page loads only its own. A missing
 * language or sentence does not compile.
 */
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

/** Loads a language of every feature whose code is loaded; concurrent calls share one promise. */
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

/** Loads every language: a server writes for readers of all of them. */
export async function loadAllTexts(): Promise<void> {
  await Promise.all(LOCALES.map(loadTexts));
}
