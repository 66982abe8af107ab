import { formatMoment } from '#ui/format.ts';
import { Panel } from '#ui/panel.tsx';
import type { AwardView } from '../contract.ts';
import { textsOf } from '../texts.ts';
import { pageTexts } from './page-texts.ts';

/** Every step of an award, the latest first. */
export function AwardHistory({ changes }: { changes: AwardView['changes'] }) {
  const { steps } = textsOf('en');
  return (
    <Panel title={pageTexts().history}>
      <ul className="mt-4 grid gap-4">
        {changes.toReversed().map(({ at, step, reason }) => (
          <li key={`${at}${reason}`} className="border-line border-l-2 pl-4">
            <p className="text-muted text-sm">
              {formatMoment(at)} · {steps[step]}
            </p>
            <p className="break-words">{reason}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
