import { ruleAnchor } from '#features/legal/rule-addresses.ts';
import type { Locale } from '#shared/text/locale.ts';

export type References = { readonly locale: Locale; readonly pattern: RegExp };

/** A sentence in which the names of other rules are links to them. */
export function WithReferences({ locale, pattern, text }: References & { text: string }) {
  const found = [...text.matchAll(pattern)];
  const ends = found.map((match) => match.index + match[0].length);
  return (
    <>
      {found.map((match, index) => (
        <span key={match.index}>
          {text.slice(ends[index - 1] ?? 0, match.index)}
          <a
            href={`#${ruleAnchor(locale, Number(match[1]))}`}
            className="whitespace-nowrap underline underline-offset-4"
          >
            {match[0]}
          </a>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
