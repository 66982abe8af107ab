import { formatDateTime } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { AwardView } from '../contract.ts';
import { describeHappening } from '../describe-happening.ts';
import { awardNames } from '../texts.ts';
import { awardTexts } from './texts.ts';

export function AwardHistory({ changes }: { changes: AwardView['changes'] }) {
  const locale = useLocale();
  const { steps } = useTexts(awardNames);
  return (
    <Panel title={useTexts(awardTexts).history}>
      <ul className="mt-4 grid gap-4">
        {changes.toReversed().map(({ at, step, happening, reason }) => (
          <li key={`${at}${reason}`} className="border-line border-l-2 pl-4">
            <p className="text-muted text-sm">
              {formatDateTime(at, locale)} · {steps[step]}
            </p>
            <p className="break-words">
              {happening ? describeHappening(happening, locale) : reason}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
