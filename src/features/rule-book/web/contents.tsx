import { ruleAnchor } from '#features/legal/rule-addresses.ts';
import type { Locale } from '#shared/text/locale.ts';
import { CHAPTERS } from '../chapters.ts';
import type { RuleBookTexts } from '../rule-text.ts';

/** The table of contents: beside the rules on wide screens, before them on narrow ones. */
export function Contents({ locale, texts }: { locale: Locale; texts: RuleBookTexts }) {
  return (
    <aside className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:hidden">
      <nav
        aria-label={texts.contents}
        className="rounded-card border border-line p-5 lg:sticky lg:top-24 lg:-ml-1 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto lg:border-0 lg:p-0 lg:pl-1"
      >
        <p className="font-semibold">{texts.contents}</p>
        {CHAPTERS.map(({ id, rules }) => (
          <div key={id} className="mt-3">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center lg:min-h-8 font-semibold text-forest text-sm hover:underline"
            >
              {texts.chapters[id]}
            </a>
            <ol className="text-sm">
              {rules.map((number) => (
                <li key={number} className="grid grid-cols-[1.75rem_1fr]">
                  <span className="tabular py-2.5 text-muted lg:py-0.5" aria-hidden="true">
                    {number}
                  </span>
                  <a
                    href={`#${ruleAnchor(locale, number)}`}
                    className="py-2.5 text-muted lg:py-0.5 hover:text-forest hover:underline"
                  >
                    {texts.rules[number].title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </nav>
    </aside>
  );
}
