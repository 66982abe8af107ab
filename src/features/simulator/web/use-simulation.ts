import { useCallback, useEffect, useRef, useState } from 'react';
import { type Assumptions, DEFAULTS } from '../assumptions.ts';
import type { Film } from '../engine/film.ts';
import type { Outcome } from '../engine/outcome.ts';
import { FIRST_OUTCOME, isFirst } from '../first-outcome.ts';
import type { Reply, Request } from './messages.ts';

/** A result with the assumptions it was played for. */
export type Played = { readonly outcome: Outcome; readonly assumptions: Assumptions };

/** Prerendered, so that the page can be read before its script has loaded. */
const FIRST: Played = { outcome: FIRST_OUTCOME, assumptions: DEFAULTS };

type Simulation = {
  /** The last complete trial; it stays visible while the next one is played. */
  readonly played: Played | undefined;
  /** Groups played of the running trial, or undefined when none is running. */
  readonly done: number | undefined;
  readonly hasFailed: boolean;
  readonly requestFilm: (assumptions: Assumptions, group: number) => Promise<Film>;
};

/**
 * Plays a hundred groups in a worker whenever the settled assumptions change; the first result is
 * known.
 */
export function useSimulation(settled: Assumptions | undefined): Simulation {
  const worker = useRef<Worker>(undefined);
  const films = useRef(new Map<number, (film: Film) => void>());
  const lastId = useRef(0);
  const hasSettled = useRef(false);
  const trial = useRef<{ id: number; assumptions: Assumptions }>(undefined);
  const [played, setPlayed] = useState<Played | undefined>(FIRST);
  const [done, setDone] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);

  const start = useCallback(() => {
    const started = new Worker(new URL('./simulator-worker.ts', import.meta.url), {
      type: 'module',
    });
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'film') {
        films.current.get(data.id)?.(data.film);
        films.current.delete(data.id);
        return;
      }
      const current = trial.current;
      if (current?.id !== data.id) return;
      if (data.kind === 'progress') setDone(data.done);
      else {
        setPlayed({ outcome: data.outcome, assumptions: current.assumptions });
        setDone(undefined);
      }
    };
    started.onerror = () => setHasFailed(true);
    return started;
  }, []);

  // Started by the first request: the film requests its group before this hook's effects run.
  const send = useCallback(
    (request: Request) => {
      worker.current ??= start();
      worker.current.postMessage(request);
    },
    [start],
  );

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (!settled) return;
    const isAtStart = !hasSettled.current;
    hasSettled.current = true;
    const id = ++lastId.current;
    trial.current = { id, assumptions: settled };
    if (isFirst(settled)) {
      setPlayed(FIRST);
      setDone(undefined);
      return;
    }
    // A shared link must not show the prerendered default groups before its own.
    if (isAtStart) setPlayed(undefined);
    setDone(0);
    send({ kind: 'trial', id, assumptions: settled });
  }, [settled, send]);

  const requestFilm = useCallback(
    (assumptions: Assumptions, group: number) =>
      new Promise<Film>((resolve) => {
        const id = ++lastId.current;
        films.current.set(id, resolve);
        send({ kind: 'film', id, assumptions, group });
      }),
    [send],
  );
  return { played, done, hasFailed, requestFilm };
}
