import type { PublicAssembly } from '../../contract.ts';
import { useReaderTexts } from '../../web/reader-locale.tsx';
import { formatInstant } from '../format-instant.ts';

type Step = { name: string; at: string | null; hint?: string; isDone: boolean };

/** The four steps of an assembly and its progress. */
export function StepLine({ assembly }: { assembly: PublicAssembly }) {
  const { locale, texts } = useReaderTexts();
  const steps: Step[] = [
    { name: texts.steps.opened, at: assembly.opensAt, isDone: true },
    { name: texts.steps.closed, at: assembly.closesAt, isDone: assembly.closedAt !== null },
    { name: texts.steps.held, at: assembly.heldAt, isDone: assembly.drawnAt !== null },
    {
      name: texts.steps.settled,
      at: assembly.finishedAt,
      hint: texts.settledHint,
      isDone: assembly.finishedAt !== null,
    },
  ];
  return (
    <ol className="mt-7 grid gap-4 sm:grid-cols-4 sm:gap-0" aria-label={texts.stepsLabel}>
      {steps.map(({ name, at, hint, isDone }, index) => (
        <li
          key={name}
          className="flex gap-3 sm:block"
          aria-current={isDone && !steps[index + 1]?.isDone ? 'step' : undefined}
        >
          <span aria-hidden="true" className="flex items-center">
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 font-bold text-sm ${isDone ? 'border-forest bg-forest text-paper' : 'border-edge text-muted'}`}
            >
              {isDone ? '✓' : index + 1}
            </span>
            {index < steps.length - 1 && (
              <span
                className={`hidden h-0.5 grow sm:block ${steps[index + 1]?.isDone ? 'bg-forest' : 'bg-line'}`}
              />
            )}
          </span>
          <span className="sm:mt-2 sm:block sm:pr-4">
            <span className={`block font-semibold ${isDone ? '' : 'text-muted'}`}>{name}</span>
            <span className="tabular block text-muted text-sm">
              {at ? formatInstant(at, locale) : hint}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
