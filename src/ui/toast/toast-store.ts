import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'destructive' | 'plain';
  action?: { label: string; run: () => void };
  isOpen: boolean;
};

export type ToastMessage = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'description' | 'tone' | 'action'>>;

export const TOAST_DURATION_MS = 5_000;
/** How long a dismissed toast is remembered before it is dropped. */
const REMOVE_AFTER_MS = 1_000_000;

let current: Toast | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a message; it replaces the previous one, so there is one at a time. */
export function showToast(message: ToastMessage): void {
  publish({ tone: 'plain', ...message, id: nextId++, isOpen: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  publish({ ...current, isOpen: false });
  setTimeout(() => {
    if (current?.id === id) publish(undefined);
  }, REMOVE_AFTER_MS);
}

/** Removes the shown message, such as one about an attempt that is being retried. */
export function clearToast(): void {
  if (current?.isOpen) dismissToast(current.id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
