import type { ReactNode } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * The fields of a form that the server rendered, closed until the script is there. What is typed
 * before would be lost, and a submit would put it into the address.
 */
export function LiveFieldset({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={useIsHydrating()} className="contents">
      {children}
    </fieldset>
  );
}
