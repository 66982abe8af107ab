import { useLayoutEffect } from 'react';

/** Space for a toast of three lines, in pixels. */
const TOAST_ROOM = 150;

/**
 * Keeps toasts off the buttons of an open dialog: above it where there is room, else below its
 * header. The position is a CSS variable that the toast's styles read.
 */
function placeToast(): void {
  const { style } = document.documentElement;
  const dialog = [...document.querySelectorAll('[data-dialog-open]')].at(-1);
  const header = dialog?.querySelector('header');
  if (!dialog || !header || dialog.getBoundingClientRect().top >= TOAST_ROOM) {
    style.removeProperty('--toast-top');
    return;
  }
  style.setProperty('--toast-top', `${Math.round(header.getBoundingClientRect().bottom)}px`);
}

/** Positions the toast again when `changes` does: another toast or another dialog. */
export function useToastPlacement(changes: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change looks anew.
  useLayoutEffect(placeToast, [changes]);
}

/**
 * Toasts appear at the bottom side, on phones and over dialogs at the top. Over a dialog the top is
 * set for wide screens too, because their `top-auto` comes later in the style sheet.
 */
export const TOAST_POSITION =
  'fixed top-0 right-0 z-[100] w-full max-w-md p-4 outline-none sm:top-auto sm:bottom-0 in-[html:has([data-dialog-open])]:top-[var(--toast-top,0px)] in-[html:has([data-dialog-open])]:sm:top-[var(--toast-top,0px)] in-[html:has([data-dialog-open])]:sm:bottom-auto';
