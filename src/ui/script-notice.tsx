import type { ReactNode } from 'react';

const LOOK = 'mb-6 border-terracotta border-l-4 bg-clay px-4 py-3';

/**
 * The notice of a form that needs scripts, when they are disabled or did not load. Both versions
 * are in the page's HTML; styles show the right one.
 */
export function ScriptNotice({ off, missing }: { off: ReactNode; missing: ReactNode }) {
  return (
    <>
      <div className={`${LOOK} hidden no-script:block`}>{off}</div>
      <p className={`script-missing ${LOOK}`}>{missing}</p>
    </>
  );
}
