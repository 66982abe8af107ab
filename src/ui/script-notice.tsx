import type { ReactNode } from 'react';

const LOOK = 'mb-6 border-terracotta border-l-4 bg-clay px-4 py-3';

/**
 * What a form says to those for whom it cannot work: with scripts turned off, and when ours did
 * not arrive. The styles show it; both sentences are in the page's HTML.
 */
export function ScriptNotice({ off, missing }: { off: ReactNode; missing: ReactNode }) {
  return (
    <>
      <div className={`${LOOK} hidden no-script:block`}>{off}</div>
      <p className={`script-missing ${LOOK}`}>{missing}</p>
    </>
  );
}
