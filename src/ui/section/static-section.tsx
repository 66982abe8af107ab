import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/text/locale.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { useLocale } from '../language/locale-scope.tsx';
import { warnFault } from '../log-fault.ts';
import { useIsHydrating } from '../use-is-hydrating.ts';
import { SectionError } from './section-error.tsx';

/** A static section of a page. */
export type Section<P> = {
  /** Loads the section's code; used when its HTML was not rendered by the server. */
  load: () => Promise<ComponentType<P>>;
  /** The component itself, on the server only: `import.meta.env.SSR ? … : undefined`. */
  onServer: ComponentType<P> | undefined;
  /** Makes the rendered section interactive, without loading its text as code. */
  enhance?: (element: HTMLElement) => () => void;
};

type StaticSectionProps<P> = { section: Section<P>; given: P };

/**
 * Shows a static section. If the server rendered it, its HTML is kept and its code is never loaded;
 * after client navigation the code is loaded.
 */
export function StaticSection<P extends object>({
  section,
  given,
}: StaticSectionProps<P>): ReactNode {
  const isHydrating = useIsHydrating();
  const locale = useLocale();
  const [isServed] = useState(isHydrating);
  const [content, setContent] = useState<{ Content: ComponentType<P> }>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const isThere = isServed || content !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (isThere) return;
    let isGone = false;
    loadIn(section, locale).then(
      (Content) => {
        if (!isGone) setContent({ Content });
      },
      (error: unknown) => {
        if (isGone) return;
        warnFault('A part of the page could not be fetched', error);
        setFailures((count) => count + 1);
      },
    );
    return () => {
      isGone = true;
    };
  }, [section, isThere, attempt, locale]);

  useEffect(() => {
    if (element.current && isThere) return section.enhance?.(element.current);
  }, [section, isThere]);

  const OnServer = section.onServer;
  if (OnServer) {
    return (
      <div>
        <OnServer {...given} />
      </div>
    );
  }
  if (isServed) return <div ref={element} suppressHydrationWarning {...KEEP_HTML} />;
  if (failures > attempt && !content) {
    return <SectionError failures={failures} onRetry={() => setAttempt(failures)} />;
  }
  return <div ref={element}>{content && <content.Content {...given} />}</div>;
}

/** Loads the texts too, so that nothing suspends while it is shown. */
async function loadIn<P>(section: Section<P>, locale: Locale): Promise<ComponentType<P>> {
  const Content = await section.load();
  await loadTexts(locale);
  return Content;
}

/** Makes React keep the server's HTML unchanged. */
const KEEP_HTML = { dangerouslySetInnerHTML: { __html: '' } };
