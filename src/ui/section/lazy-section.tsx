import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reloadable } from '#shared/reloadable.ts';
import type { Locale } from '#shared/text/locale.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { useLocale } from '../language/locale-scope.tsx';
import { warnFault } from '../log-fault.ts';
import { SectionError } from './section-error.tsx';

type Options<P> = {
  /** Shown while the code is loading. */
  waiting?: ReactNode;
  /** Shown instead of the default message when the code cannot be loaded. */
  failed?: (props: P) => ReactNode;
  /** For overlays: closes them. */
  close?: (props: P) => void;
};

/** A lazy component with a `preload` function. */
type LazyComponent<P> = ComponentType<P> & { preload: () => void };

/**
 * A component whose code is loaded when it is first shown. Each has its own error boundary: a
 * failure does not affect the rest of the page, and a retry loads it again.
 */
export function lazySection<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  options: Options<P> = {},
): LazyComponent<P> {
  const fetchModule = reloadable(load);
  const source: Source<P> = { ...options, fetch: async () => pick(await fetchModule()) };
  return Object.assign((props: P) => <LazySection source={source} given={props} />, {
    preload: () => void fetchModule().catch(() => {}),
  });
}

type Source<P> = Options<P> & { fetch: () => Promise<ComponentType<P>> };

/** Loads the texts too, so that nothing suspends while it is shown. */
async function fetchIn<P>(source: Source<P>, locale: Locale): Promise<ComponentType<P>> {
  const Loaded = await source.fetch();
  await loadTexts(locale);
  return Loaded;
}

function LazySection<P extends object>({ source, given }: { source: Source<P>; given: P }) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const locale = useLocale();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let isGone = false;
    fetchIn(source, locale).then(
      (Loaded) => !isGone && setPart(() => Loaded),
      (error: unknown) => {
        if (isGone) return;
        warnFault('A part of the page could not be fetched', error);
        setFailures((count) => count + 1);
      },
    );
    return () => {
      isGone = true;
    };
  }, [source, attempt, locale]);

  const { close, failed, waiting = null } = source;
  const failure = failed?.(given) ?? (
    <SectionError
      failures={failures}
      onRetry={() => setAttempt(failures)}
      onDismiss={close && (() => close(given))}
    />
  );
  if (failures > attempt) return failure;
  if (!Part) return waiting;
  return (
    <SectionBoundary
      key={attempt}
      onFailure={() => setFailures((count) => count + 1)}
      failure={failure}
    >
      <Part {...given} />
    </SectionBoundary>
  );
}

/** A lazy dialog; if its code cannot be loaded, the error message can be dismissed. */
export function lazyDialog<M, P extends { onClose: () => void }>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): LazyComponent<P> {
  return lazySection(load, pick, { close: ({ onClose }) => onClose() });
}

type BoundaryProps = { children: ReactNode; failure: ReactNode; onFailure: () => void };

class SectionBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
