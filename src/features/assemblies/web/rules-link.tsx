import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import type { Locale } from '#shared/text/locale.ts';

/** The first rule about assemblies: who takes part. */
const FIRST_RULE = 4;

/** Links to the rules that decide an assembly. */
export function RulesLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <Link
      href={`${rulesPath(locale)}#${ruleAnchor(locale, FIRST_RULE)}`}
      className="text-ink underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
