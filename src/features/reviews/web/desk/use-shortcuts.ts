import { useEffect, useState } from 'react';

export type Shortcut = {
  /** As it is typed: 'a', '?'. */
  key: string;
  label: string;
  run: () => void;
};

const SWITCH = 'casa.review-shortcuts';

/** Whether single keys do something; read when a key is pressed, since another page may switch it. */
export const areShortcutsOn = (): boolean => window.localStorage.getItem(SWITCH) !== 'off';

/**
 * Whether single-key shortcuts are on; stored, because some people type by voice or by accident.
 */
export function useShortcutSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return [
    isOn,
    (value) => {
      window.localStorage.setItem(SWITCH, value ? 'on' : 'off');
      setIsOn(value);
    },
  ];
}

/** Runs a shortcut when its key is pressed outside of fields and dialogs and without modifiers. */
export function useShortcuts(shortcuts: readonly Shortcut[], isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('[data-dialog-open]')) return;
      const found = shortcuts.find(({ key }) => key === event.key);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcuts, isOn]);
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
