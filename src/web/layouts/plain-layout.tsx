import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

/** A layout without header and footer: the page has its own. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="content">{children}</main>
    </>
  );
}
