import type { ReactNode } from 'react';
import { useIsHydrating } from '../use-is-hydrating.ts';

/**
 * The fields of a server-rendered form, disabled until the page is hydrated. Earlier input would be
 * lost, and a native submit would put it into the address.
 */
export function LiveFieldset({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={useIsHydrating()} className="contents">
      {children}
    </fieldset>
  );
}
