import type { ReactNode } from 'react';
import type { RuleText } from '../rule-text.ts';
import { type References, WithReferences } from './with-references.tsx';

const LIST = 'mt-3 grid gap-2 pl-6 [&>li::marker]:font-semibold [&>li::marker]:text-terracotta';

type Props = {
  anchor: string;
  number: number;
  /** 'Rule 8', for screen readers. */
  label: string;
  rule: RuleText;
  references: References;
  children?: ReactNode;
};

/** One rule: its number, which is also a link to it, its sentences, and what it can cost. */
export function Rule({ anchor, number, label, rule, references, children }: Props) {
  const { title, text, points = [], steps = [], warning } = rule;
  const lines = (list: readonly string[]) =>
    list.map((line) => (
      <li key={line}>
        <WithReferences {...references} text={line} />
      </li>
    ));
  return (
    <article
      id={anchor}
      className="mt-6 scroll-mt-24 rounded-card bg-paper p-5 shadow-card target:outline-2 target:outline-terracotta sm:p-7 print:mt-4 print:break-inside-avoid print:bg-transparent print:p-0 print:shadow-none"
    >
      <div className="flex items-start gap-4 sm:gap-5">
        <a
          href={`#${anchor}`}
          aria-label={label}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf font-display text-forest-deep text-xl hover:bg-sand"
        >
          {number}
        </a>
        <h3 className="pt-2 text-2xl">{title}</h3>
      </div>
      <div className="sm:ml-16">
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            <WithReferences {...references} text={paragraph} />
          </p>
        ))}
        {points.length > 0 && <ul className={`list-disc ${LIST}`}>{lines(points)}</ul>}
        {steps.length > 0 && <ol className={`list-decimal ${LIST}`}>{lines(steps)}</ol>}
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
