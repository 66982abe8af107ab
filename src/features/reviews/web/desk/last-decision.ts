import { useSyncExternalStore } from 'react';
import type { ReviewDecision } from '../../contract.ts';
import { UNDO_SECONDS } from '../../rules.ts';

export type LastDecision = {
  applicationId: string;
  fullName: string;
  decision: ReviewDecision;
  /** Undoes it; called once. */
  undo: () => Promise<void>;
};

let current: LastDecision | undefined;
const listeners = new Set<() => void>();

function publish(next: LastDecision | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Offers to undo a decision for as long as that is possible, on whichever page the reviewer is. */
export function offerUndo(last: LastDecision): void {
  publish(last);
  setTimeout(() => clearDecision(last.decision.id), UNDO_SECONDS * 1000);
}

export function clearDecision(decisionId: string): void {
  if (current?.decision.id === decisionId) publish(undefined);
}

/** Undoes the last decision, if that is still possible. */
export function undoLast(): void {
  const last = current;
  if (!last) return;
  clearDecision(last.decision.id);
  void last.undo();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLastDecision(): LastDecision | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
