import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type Props = { children: ReactNode; onRetry: () => void };

/** Catches what a page throws while it renders, and offers ways on. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className="mx-auto max-w-xl px-5 py-24 text-center" role="alert">
        <h1 className="text-title">This page stumbled</h1>
        <p className="mt-4 text-muted">
          Something went wrong while showing it. Nothing you saved is lost.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={this.props.onRetry}>Try again</Button>
          <Button tone="quiet" onClick={() => window.location.assign('/')}>
            Back to the start
          </Button>
        </div>
      </section>
    );
  }
}
