import { type RefObject, useEffect, useMemo, useState } from 'react';

/** How the keys of the desk reach the viewer. */
export type ViewerHandle = { zoom: (by: 1 | -1) => void; turn: () => void };

/** How a paper is shown: zoom 1 is the width of its frame; turned clockwise, in degrees. */
export type PaperView = { zoom: number; turn: number };

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const FITS = STEPS.indexOf(1);

/** The zoom and the turn of a paper, and how to change them. */
export function usePaperView(handle?: RefObject<ViewerHandle | null>) {
  const [step, setStep] = useState(FITS);
  const [turn, setTurn] = useState(0);
  const change = useMemo<ViewerHandle>(
    () => ({
      zoom: (by) => setStep((now) => Math.min(STEPS.length - 1, Math.max(0, now + by))),
      turn: () => setTurn((now) => (now + 90) % 360),
    }),
    [],
  );
  useEffect(() => {
    if (!handle) return;
    handle.current = change;
    return () => {
      handle.current = null;
    };
  }, [handle, change]);
  const view: PaperView = { zoom: STEPS[step] ?? 1, turn };
  return { view, change, isLeast: step === 0, isMost: step === STEPS.length - 1 };
}

const TOOL =
  'min-h-9 min-w-9 rounded-full border border-line bg-paper px-3 font-semibold text-sm hover:bg-sand disabled:opacity-40';

export function PaperTools({ view, change, isLeast, isMost }: ReturnType<typeof usePaperView>) {
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="sr-only">Size and direction of the paper</legend>
      <button
        type="button"
        aria-label="Reduce"
        className={TOOL}
        disabled={isLeast}
        onClick={() => change.zoom(-1)}
      >
        −
      </button>
      <span className="tabular w-12 text-center text-sm" aria-live="polite">
        {Math.round(view.zoom * 100)}%
      </span>
      <button
        type="button"
        aria-label="Enlarge"
        className={TOOL}
        disabled={isMost}
        onClick={() => change.zoom(1)}
      >
        +
      </button>
      <button type="button" className={TOOL} onClick={change.turn}>
        Turn
      </button>
    </fieldset>
  );
}
