import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { areShortcutsOn, isTyping } from '#features/reviews/web/desk/use-shortcuts.ts';
import { TODAY, TOOL_GROUPS } from './admin-tools.ts';

/** How long the second key may take. */
const SECOND_KEY_MS = 1_500;

/** The sequences: `g`, then the key of a page. */
export const GO_KEYS = [TODAY, ...TOOL_GROUPS.flatMap(({ tools }) => tools)].flatMap(
  ({ key, href, label }) => (key ? [{ key, href, label }] : []),
);

/** Opens a page by `g` and its key, outside of fields and dialogs, unless keys are switched off. */
export function useGoKeys(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('[data-dialog-open]')) return;
      if (!areShortcutsOn()) return;
      const isSecond = event.timeStamp - startedAt < SECOND_KEY_MS;
      startedAt = Number.NEGATIVE_INFINITY;
      const found = isSecond ? GO_KEYS.find(({ key }) => key === event.key) : undefined;
      if (found) {
        // Before the page's own single keys see it.
        event.preventDefault();
        event.stopImmediatePropagation();
        navigate(found.href);
      } else if (event.key === 'g') {
        startedAt = event.timeStamp;
      }
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [navigate]);
}
