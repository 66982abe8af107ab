import type { ReactNode } from 'react';
import type { RuleText } from '../texts.ts';
import { type References, WithReferences } from './with-references.tsx';

type Props = {
  anchor: string;
  number: number;
  /** 'Rule 8', for whoever hears the page. */
  label: string;
  rule: RuleText;
  references: References;
  children?: ReactNode;
};

/** One rule: its number, which is also a link to it, its sentences, and what it can cost. */
export function Rule({ anchor, number, label, rule, references, children }: Props) {
  const { title, text, points, warning } = rule;
  return (
    <article
      id={anchor}
      className="mt-6 scroll-mt-24 rounded-card bg-paper p-5 shadow-card target:outline-2 target:outline-terracotta sm:grid sm:grid-cols-[2.75rem_1fr] sm:gap-x-5 sm:p-7 print:mt-4 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <a
        href={`#${anchor}`}
        aria-label={label}
        className="grid size-11 place-items-center rounded-full bg-leaf font-display text-forest-deep text-xl no-underline hover:bg-sand"
      >
        {number}
      </a>
      <div className="mt-3 min-w-0 sm:mt-1.5">
        <h3 className="text-2xl">{title}</h3>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            <WithReferences {...references} text={paragraph} />
          </p>
        ))}
        {points && (
          <ul className="mt-3 grid list-disc gap-2 pl-5 [&>li::marker]:text-terracotta">
            {points.map((point) => (
              <li key={point}>
                <WithReferences {...references} text={point} />
              </li>
            ))}
          </ul>
        )}
        {children}
        {warning && (
          <p className="mt-4 border-terracotta border-l-4 bg-clay px-4 py-3 font-semibold">
            <WithReferences {...references} text={warning} />
          </p>
        )}
      </div>
    </article>
  );
}
