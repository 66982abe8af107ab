import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

/** A page that brings its own header and footer. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="content">{children}</main>
    </>
  );
}
