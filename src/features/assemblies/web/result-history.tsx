import { useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { assemblyPath } from '../addresses.ts';
import { formatInstant } from '../checking/format-instant.ts';
import type { MemberAssembly } from '../member/contract.ts';
import { assemblyNames } from '../texts.ts';
import { assemblyTexts } from './texts.ts';

/** One year of results. */
const FIRST = 12;

/** The results of the group's earlier assemblies, the newest first. */
export function ResultHistory({ own }: { own: MemberAssembly }) {
  const locale = useLocale();
  const texts = useTexts(assemblyTexts);
  const words = useTexts(assemblyNames);
  const [isWhole, setIsWhole] = useState(false);
  if (own.history.length === 0) return null;
  const shown = isWhole ? own.history : own.history.slice(0, FIRST);
  return (
    <Panel title={texts.results}>
      <ul className="mt-4 grid gap-4">
        {shown.map(({ month, picks, heldAt }) => (
          <li key={month} className="border-line border-t pt-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                href={assemblyPath({ group: own.group, month }, locale)}
                className="font-semibold text-lg underline underline-offset-4"
              >
                {texts.assembly(month)}
              </Link>
              <span className="text-muted text-sm">{formatInstant(heldAt, locale)}</span>
            </p>
            <ul className="mt-2 grid gap-1.5">
              {picks.length === 0 && <li className="text-muted">{texts.nobody}</li>}
              {picks.map(({ seat, kind, status, instalments }) => (
                <li key={`${kind}${seat}${status}`} className="flex flex-wrap items-center gap-x-2">
                  <span>
                    {texts.pick(words.kinds[kind], seat)}
                    {instalments ? texts.withInstalments(instalments) : ''}
                    {status === 'awarded' ? '' : `, ${words.outcomes[status]}`}
                  </span>
                  {seat === own.seat && <Badge tone="good">{texts.yourSeat}</Badge>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < own.history.length && (
        <Button tone="quiet" className="mt-5" onClick={() => setIsWhole(true)}>
          {texts.allResults(own.history.length)}
        </Button>
      )}
    </Panel>
  );
}
