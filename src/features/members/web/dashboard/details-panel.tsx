import { useEffect, useRef, useState } from 'react';
import { hasMemberDraft } from '#features/accounts/profile/web/use-member-draft.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { MemberApplication } from '../../contract.ts';
import {
  completeness,
  isStepDone,
  openStep,
  PROFILE_STEPS,
  type ProfileStepKey,
} from '../../profile.ts';
import { overviewTexts } from '../../texts.ts';
import { DetailsForm } from './details-form.tsx';
import { stepSummary } from './details-values.ts';

type DetailsPanelProps = { application: MemberApplication; onChanged: () => void };

/** The remaining fields, completed step by step; finished steps can be edited. */
export function DetailsPanel({ application, onChanged }: DetailsPanelProps) {
  const [chosen, setChosen] = useState<ProfileStepKey | 'none' | undefined>(
    () => PROFILE_STEPS.find(({ key }) => hasMemberDraft(`details-${key}`))?.key,
  );
  const list = useRef<HTMLOListElement>(null);
  const [moves, setMoves] = useState(0);
  /** Opens or closes a step on the member's action: the focus follows. */
  const move = (to: ProfileStepKey | 'none' | undefined) => {
    setChosen(to);
    setMoves((count) => count + 1);
  };
  const shown = chosen ?? openStep(application)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with each move.
  useEffect(() => {
    if (moves === 0) return;
    const field = list.current?.querySelector<HTMLElement>('form input, form select');
    (field ?? list.current)?.focus();
  }, [moves, shown]);
  const formats = useFormats();
  const { details: texts } = useTextsIn(overviewTexts, formats.locale);
  const percent = Math.round(completeness(application) * 100);
  return (
    <Panel
      id="details"
      title={texts.title}
      aside={<p className="tabular text-muted text-sm">{texts.complete(percent)}</p>}
    >
      <progress
        value={percent}
        max={100}
        aria-label={texts.title}
        className="casa-progress mt-4 block h-2 w-full"
      />
      <ol ref={list} tabIndex={-1} className="mt-4 divide-y divide-line">
        {PROFILE_STEPS.map((step) => {
          const isDone = isStepDone(step, application);
          const isShown = shown === step.key;
          return (
            <li key={step.key} className="py-3">
              <div className="flex items-center gap-3">
                <span
                  className={`grid size-6 shrink-0 place-items-center rounded-full ${isDone ? 'bg-leaf text-forest' : 'border-2 border-line'}`}
                >
                  {isDone && <CheckIcon className="size-4" />}
                </span>
                <div className="min-w-0 grow">
                  <h3 className="font-sans font-semibold text-base tracking-normal">
                    {texts.titles[step.key]}
                  </h3>
                  {!isShown && isDone && (
                    <p className="tabular break-words text-muted text-sm">
                      {stepSummary(step.key, application, formats, texts)}
                    </p>
                  )}
                </div>
                {!isShown && (
                  <button
                    type="button"
                    aria-label={`${isDone ? texts.edit : texts.add} ${texts.titles[step.key].toLowerCase()}`}
                    className="min-h-11 font-semibold text-forest text-sm underline underline-offset-4"
                    onClick={() => move(step.key)}
                  >
                    {isDone ? texts.edit : texts.add}
                  </button>
                )}
              </div>
              {isShown && (
                <DetailsForm
                  step={step.key}
                  application={application}
                  onSaved={() => {
                    move(undefined);
                    onChanged();
                  }}
                  onCancel={isDone ? () => move('none') : undefined}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
