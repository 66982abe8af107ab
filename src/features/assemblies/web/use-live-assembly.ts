import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callAt } from '#shared/api/call.ts';
import { readKey } from '#shared/api/query-function.ts';
import { useRead } from '#ui/use-read.ts';
import type { PublicAssembly, readAssemblyCall, readAssemblyStatusCall } from '../contract.ts';

export const ASSEMBLY = callAt<typeof readAssemblyCall>(
  'GET',
  '/api/groups/:group/assemblies/:month',
);
const STATUS = callAt<typeof readAssemblyStatusCall>(
  'GET',
  '/api/groups/:group/assemblies/:month/status',
);

/** How the draw is shown: still ahead, just happening, or as a result. */
export type LiveStage = 'ahead' | 'beacon' | 'walk' | 'result';

export type Live = {
  stage: LiveStage;
  /** What the server's clock said last; undefined before its first answer. */
  now: string | undefined;
  /** Shows the walk, also again. */
  watch(): void;
  /** Goes on to the result. */
  finish(): void;
};

/** Near the draw the server is asked this often, otherwise it would be asked for nothing. */
const NEAR_MS = 2_000;
const FAR_MS = 60_000;
const NEAR_BEFORE_MS = 10 * 60_000;
/** How long the round's randomness is shown before the walk begins. */
const BEACON_MS = 5_000;

const isAhead = (status: PublicAssembly['status']) => status === 'open' || status === 'closed';

/** Follows an assembly: notices when it goes on, and shows a draw that happens meanwhile. */
export function useLiveAssembly(assembly: PublicAssembly): Live {
  const { group, month, status } = assembly;
  const given = { params: { group, month: String(month) } };
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<LiveStage>(isAhead(status) ? 'ahead' : 'result');
  const seen = useRef(status);

  const { data: latest } = useRead(STATUS, given, {
    enabled: isAhead(status),
    isFresh: true,
    everyMs: (answer) => (answer && isNear(answer) ? NEAR_MS : FAR_MS),
  });
  const latestStatus = latest?.status ?? status;
  useEffect(() => {
    if (!isAhead(status) || latestStatus === status) return;
    const queryKey = readKey(ASSEMBLY, { params: { group, month: String(month) } });
    void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, group, month, status, latestStatus]);

  useEffect(() => {
    const before = seen.current;
    seen.current = status;
    if (isAhead(before) && !isAhead(status)) setStage(isCalm() ? 'result' : 'beacon');
  }, [status]);
  useEffect(() => {
    if (stage !== 'beacon') return;
    const timer = setTimeout(() => setStage('walk'), BEACON_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  return {
    stage,
    now: latest?.now,
    watch: useCallback(() => setStage('walk'), []),
    finish: useCallback(() => setStage('result'), []),
  };
}

function isNear({ now, heldAt }: { now: string; heldAt: string }): boolean {
  return new Date(heldAt).getTime() - new Date(now).getTime() < NEAR_BEFORE_MS;
}

/** Whoever asked their system for less movement sees the result at once. */
export function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
