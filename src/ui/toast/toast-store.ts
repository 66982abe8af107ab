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

/** Space for a toast of three lines, in pixels. */
const TOAST_HEIGHT = 150;

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

/** Removes a shown error: what it complained about has been corrected. */
export function clearErrorToast(): void {
  if (current?.tone === 'destructive') clearToast();
}

export const readToast = (): Toast | undefined => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let slot: HTMLElement | undefined;

/** Registers a page's own place for toasts. */
export function setToastSlot(element: HTMLElement | undefined): void {
  slot = element;
  for (const listener of listeners) listener();
}

export const currentSlot = () => slot;

/** The page's place for toasts, if it has one and all of it is in view. */
export function toastSlotInView(): HTMLElement | undefined {
  // An empty place has no box; it is the first thing in what holds it.
  const { top } = slot?.parentElement?.getBoundingClientRect() ?? { top: -1 };
  return top >= 0 && top < window.innerHeight - TOAST_HEIGHT ? slot : undefined;
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
