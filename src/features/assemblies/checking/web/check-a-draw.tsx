import { Fragment } from 'react';
import { Link } from 'wouter';
import { rulesPath } from '#features/legal/rule-addresses.ts';
import { ConsorcioNotice } from '#features/legal/web/consorcio-notice.tsx';
import type { Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { checkPath } from '../../addresses.ts';
import { checkADrawTexts } from './check-a-draw-texts.ts';
import { CheckFile } from './check-file.tsx';
import { pageMeans } from './page-means.ts';
import { SAVED_CHECK_PATH } from './saved-check-file.ts';

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Explains how to repeat a draw with independent tools. */
export function CheckADraw({ locale }: { locale: Locale }) {
  const texts = useTextsIn(checkADrawTexts, locale);
  const other = texts.otherLanguage.locale;
  return (
    <article className="mx-auto max-w-3xl px-5 pt-10 pb-20">
      <h1 className="text-title">{texts.title}</h1>
      <p className="mt-4 text-lg text-muted">{texts.intro}</p>
      <ConsorcioNotice />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a className={link} href="/check_draw.py" download>
          {texts.script}
        </a>
        <a className={link} href="https://drand.love">
          {texts.drand}
        </a>
        <Link className={link} href={rulesPath(locale)}>
          {texts.rules}
        </Link>
        <Link className={link} href={checkPath(other)} lang={other} hrefLang={other}>
          {texts.otherLanguage.name}
        </Link>
      </p>
      <div className="mt-8">
        <CheckFile locale={locale} means={pageMeans} />
        <p className="mt-3">
          <a className={link} href={SAVED_CHECK_PATH} download="check-a-draw.html">
            {texts.saved}
          </a>
          <br />
          {texts.savedHint}
        </p>
      </div>
      <ol className="mt-8 grid gap-5">
        {texts.steps.map(({ title, text, command, after, points }, index) => (
          <li
            key={title}
            className="grid min-w-0 gap-x-5 rounded-card bg-paper p-5 shadow-card sm:grid-cols-[2.75rem_1fr] sm:p-7"
          >
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-full bg-leaf font-display text-forest-deep text-xl"
            >
              {index + 1}
            </span>
            <div className="mt-3 min-w-0 sm:mt-1">
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-2">
                <WithCode text={text} />
              </p>
              {command && (
                <pre className="wrap-anywhere mt-3 whitespace-pre-wrap rounded-xl bg-forest-deep px-4 py-3 text-leaf text-sm">
                  <code>{command}</code>
                </pre>
              )}
              {after && (
                <p className="mt-3">
                  <WithCode text={after} />
                </p>
              )}
              {points && (
                <ul className="mt-3 grid list-disc gap-2 pl-5">
                  {points.map((point) => (
                    <li key={point}>
                      <WithCode text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Renders text in backticks as code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never move.
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never move.
      <code key={index} className="wrap-anywhere rounded bg-sand px-1 text-[0.9em]">
        {part}
      </code>
    ),
  );
}
