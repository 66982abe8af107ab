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

/** What the page shows: the wait, the draw in two stages, or the result. */
export type LiveStage = 'ahead' | 'beacon' | 'walk' | 'result';

export type Live = {
  stage: LiveStage;
  /** The server's latest time; undefined before its first response. */
  now: string | undefined;
  /** Shows or replays the walk. */
  watch(): void;
  /** Skips to the result. */
  finish(): void;
};

/** Polls fast only near the draw, to avoid useless requests. */
const NEAR_MS = 2_000;
const FAR_MS = 60_000;
const NEAR_BEFORE_MS = 10 * 60_000;
/** How long the round's randomness is shown before the walk begins. */
const BEACON_MS = 5_000;

const isAhead = (status: PublicAssembly['status']) => status === 'open' || status === 'closed';

/** Polls an assembly's status, refetches it on a change, and shows a draw as it happens. */
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

/** Readers who prefer reduced motion see the result at once. */
export function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
