import { useMemo } from 'react';
import { Link } from 'wouter';
import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import { useProgram } from '#features/program-rules/web/use-program.ts';
import type { Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { CHAPTERS } from '../chapters.ts';
import { figuresIn } from '../figures.ts';
import { ruleBookTexts } from '../texts.ts';
import { Contents } from './contents.tsx';
import { MonthTimeline } from './month-timeline.tsx';
import { PlanTable } from './plan-table.tsx';
import { Rule } from './rule.tsx';
import { WithReferences } from './with-references.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4';

/** The page in the other language. */
const OTHERS: Record<Locale, Locale> = { en: 'pt-BR', 'pt-BR': 'en' };

/** The rules of a group on one page: what can go wrong first, then every rule by its number. */
export function RuleBook({ locale }: { locale: Locale }) {
  const program = useProgram();
  const textsOf = useTextsIn(ruleBookTexts, locale);
  const figures = useMemo(() => figuresIn(locale, program), [locale, program]);
  const texts = useMemo(() => textsOf(figures), [textsOf, figures]);
  const other = OTHERS[locale];
  const references = { locale, pattern: texts.reference };
  return (
    <div className="mx-auto max-w-6xl px-5 pt-10 pb-20 md:pt-16 print:max-w-none print:p-0">
      <header className="max-w-[68ch]">
        <h1 className="text-title">{texts.title}</h1>
        {texts.intro.map((text) => (
          <p key={text} className="mt-4 text-lg text-muted">
            {text}
          </p>
        ))}
        <p data-consorcio-notice className="mt-4 border-gold border-l-4 pl-4 font-semibold">
          {texts.notice}
        </p>
        <p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
          <Link className={LINK} href={rulesPath(other)} lang={other} hrefLang={other}>
            {texts.otherLanguage}
          </Link>
          <button type="button" className={LINK} onClick={() => window.print()}>
            {texts.print}
          </button>
        </p>
      </header>
      <div className="mt-8 gap-x-14 lg:grid lg:grid-cols-[1fr_17rem]">
        <section
          aria-labelledby="risks"
          className="max-w-[72ch] rounded-card bg-clay p-5 sm:p-7 print:max-w-none print:break-inside-avoid print:border print:border-line"
        >
          <h2 id="risks" className="text-2xl">
            {texts.risks.title}
          </h2>
          <ul className="mt-4 grid list-disc gap-2.5 pl-5 [&>li::marker]:text-terracotta">
            {texts.risks.items.map((item) => (
              <li key={item}>
                <WithReferences {...references} text={item} />
              </li>
            ))}
          </ul>
        </section>
        <Contents locale={locale} texts={texts} />
        <div className="min-w-0 max-w-[72ch] print:max-w-none">
          <section aria-labelledby="words" className="mt-12">
            <h2 id="words" className="text-2xl">
              {texts.words.title}
            </h2>
            <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {texts.words.rows.map(({ term, detail }) => (
                <div key={term} className="border-line border-t pt-3 print:break-inside-avoid">
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-muted">{detail}</dd>
                </div>
              ))}
            </dl>
          </section>
          <MonthTimeline texts={texts.calendar} />
          {CHAPTERS.map(({ id, rules }) => (
            <section key={id} aria-labelledby={id} className="mt-14">
              <h2 id={id} className="scroll-mt-24 text-title">
                {texts.chapters[id]}
              </h2>
              {rules.map((number) => (
                <Rule
                  key={number}
                  anchor={ruleAnchor(locale, number)}
                  number={number}
                  label={texts.rule(String(number))}
                  rule={texts.rules[number]}
                  references={references}
                >
                  {number === 1 && <PlanTable texts={texts.plans} plans={figures.plans} />}
                </Rule>
              ))}
            </section>
          ))}
          <nav
            aria-label={texts.more.title}
            className="mt-14 border-line border-t pt-6 print:hidden"
          >
            <p className="font-semibold">{texts.more.title}</p>
            <ul className="mt-2">
              {texts.more.links.map(({ href, label, lang }) => (
                <li key={href}>
                  <Link className={LINK} href={href} lang={lang} hrefLang={lang}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
}
