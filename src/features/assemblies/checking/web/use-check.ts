import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicAssembly } from '../../contract.ts';
import type { CheckName, CheckStep } from '../check-step.ts';
import type { CheckAnswer, CheckRequest } from './check-worker.ts';
import { fetchBeacon } from './fetch-beacon.ts';
import { fetchPreviousList } from './fetch-previous-list.ts';

export type CheckState = {
  readonly phase: 'idle' | 'running' | 'right' | 'wrong';
  readonly steps: Partial<Record<CheckName, CheckStep>>;
  readonly failure?: string;
};

/** Repeats an assembly in a worker; its code is fetched when somebody asks for it. */
export function useCheck(
  assembly: PublicAssembly,
  notLoaded: string,
): CheckState & { start: () => void } {
  const [state, setState] = useState<CheckState>({ phase: 'idle', steps: {} });
  const worker = useRef<Worker>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const start = useCallback(() => {
    worker.current?.terminate();
    setState({ phase: 'running', steps: {} });
    const running = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    worker.current = running;
    const fail = (failure: string) =>
      setState((before) => ({ ...before, phase: 'wrong', failure }));
    running.onerror = () => fail(notLoaded);
    running.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      if ('failure' in data) fail(data.failure);
      else if ('isRight' in data) {
        setState((before) => ({ ...before, phase: data.isRight ? 'right' : 'wrong' }));
      } else {
        setState((before) => ({
          ...before,
          steps: { ...before.steps, [data.step.name]: data.step },
        }));
      }
    };
    void Promise.all([fetchBeacon(assembly), fetchPreviousList(assembly)]).then(
      ([beacon, previousList]) => {
        const fetched = { beacon, previousList };
        running.postMessage({ assembly, fetched } satisfies CheckRequest);
      },
    );
  }, [assembly, notLoaded]);

  return { ...state, start };
}
