import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/text/locale.ts';
import type { PublicAssembly } from '../../contract.ts';
import type { OwnAnswer } from '../check-own.ts';
import type { CheckName, CheckStep, CheckVerdict } from '../check-step.ts';
import type { CheckAnswer, OwnQuestion } from './answer-check.ts';
import type { CheckMeans } from './check-sources.ts';
import { fetchBeacon } from './fetch-beacon.ts';

export type CheckState = {
  readonly phase: 'idle' | 'running' | CheckVerdict | 'failed';
  readonly steps: Partial<Record<CheckName, CheckStep>>;
  readonly failure?: string;
};

type Checked = {
  readonly assembly: PublicAssembly;
  readonly locale: Locale;
  readonly means: CheckMeans;
  /** The message when the code could not be loaded. */
  readonly notLoaded: string;
};

const IDLE: CheckState = { phase: 'idle', steps: {} };

/** Checks an assembly in a worker, whose code is loaded on demand. */
export function useCheck({ assembly, locale, means, notLoaded }: Checked): CheckState & {
  start: () => void;
  ask: (question: OwnQuestion) => Promise<OwnAnswer>;
} {
  const [state, setState] = useState(IDLE);
  const running = useRef<{ end(): void }>(null);
  useEffect(() => () => running.current?.end(), []);

  const start = useCallback(() => {
    running.current?.end();
    setState({ phase: 'running', steps: {} });
    const fail = (failure: string) =>
      setState((before) => ({ ...before, phase: 'failed', failure }));
    const hear = (answer: CheckAnswer) => {
      if ('failure' in answer) fail(answer.failure);
      else if ('verdict' in answer) setState((before) => ({ ...before, phase: answer.verdict }));
      else if ('step' in answer) {
        const { step } = answer;
        setState((before) => ({ ...before, steps: { ...before.steps, [step.name]: step } }));
      }
    };
    void Promise.all([fetchBeacon(assembly), means.readSources(assembly)]).then(
      ([beacon, sources]) => {
        const fetched = { beacon, ...sources };
        running.current = means.run({ assembly, locale, fetched }, hear, () => fail(notLoaded));
      },
    );
  }, [assembly, locale, means, notLoaded]);

  const ask = useCallback(
    async (question: OwnQuestion): Promise<OwnAnswer> => {
      const fetched = { beacon: undefined, ...(await means.readSources(assembly)) };
      const request = { assembly, locale, fetched, question };
      return new Promise((resolve, reject) => {
        // Without a worker the answer can come before `run` returns.
        let run: ReturnType<typeof means.run> | undefined;
        run = means.run(
          request,
          (answer) => {
            run?.end();
            if ('own' in answer) resolve(answer.own);
            else reject(new Error('failure' in answer ? answer.failure : notLoaded));
          },
          () => reject(new Error(notLoaded)),
        );
      });
    },
    [assembly, locale, means, notLoaded],
  );

  return { ...state, start, ask };
}
