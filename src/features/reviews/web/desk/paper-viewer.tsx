import { type RefObject, useEffect, useState } from 'react';
import type { DocumentView } from '#features/documents/contract.ts';
import { formatBytes } from '#features/documents/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonStyles } from '#ui/button.tsx';
import { ChevronIcon, PageIcon } from '#ui/icons.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { Spinner } from '#ui/spinner.tsx';
import { isShown, PaperContent } from './paper-content.tsx';
import { PaperTools, usePaperView, type ViewerHandle } from './paper-tools.tsx';

type PaperViewerProps = {
  papers: readonly DocumentView[];
  index: number;
  onChoose: (index: number) => void;
  /** Papers are shown only on request: each opening is recorded. */
  isOpen: boolean;
  onOpen: () => void;
  /** A new link to a paper; undefined when it is gone. */
  link: (id: string) => Promise<string | undefined>;
  /** Lets the keys of the desk zoom and turn. */
  handle: RefObject<ViewerHandle | null>;
};

/** The papers of an application, one at a time, with a way to the next and the previous one. */
export function PaperViewer(props: PaperViewerProps) {
  const { papers, index, onChoose, isOpen, onOpen, link, handle } = props;
  const paper = papers[index];
  if (!paper) {
    return (
      <Frame>
        <p className="m-auto px-6 text-center text-muted">
          No papers have been uploaded yet. The figures are what the applicant declared.
        </p>
      </Frame>
    );
  }
  return (
    <Frame>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3">
        <div className="min-w-0 grow basis-48">
          <p className="break-words font-semibold leading-snug">{paper.name}</p>
          <p className="tabular text-muted text-sm">
            {paper.kind === 'id' ? 'ID' : 'Income'} · {formatBytes(paper.byteSize)} ·{' '}
            {formatDateTime(paper.uploadedAt)}
          </p>
        </div>
        {!paper.isCurrent && <Badge>For a former income</Badge>}
        {paper.scan === 'not_scanned' && <Badge tone="waiting">Not scanned</Badge>}
        <Pager index={index} count={papers.length} onChoose={onChoose} />
      </header>
      {isOpen ? (
        <Opened key={paper.id} paper={paper} link={link} handle={handle} />
      ) : (
        <div className="m-auto px-6 py-10 text-center">
          <PageIcon className="mx-auto size-10 text-forest" />
          <Button className="mt-4" onClick={onOpen}>
            Show the papers
          </Button>
          <p className="mt-3 text-muted text-sm">Each opening is recorded in the audit log.</p>
        </div>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <section
      aria-label="Papers"
      className="flex min-h-72 flex-col overflow-hidden rounded-card bg-paper shadow-card lg:h-[calc(100dvh-11rem)] lg:min-h-[30rem]"
    >
      {children}
    </section>
  );
}

function Pager({
  index,
  count,
  onChoose,
}: Pick<PaperViewerProps, 'index' | 'onChoose'> & { count: number }) {
  if (count < 2) return null;
  const step = 'grid size-11 place-items-center rounded-full hover:bg-sand disabled:opacity-40';
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className={step}
        aria-label="Previous paper"
        disabled={index === 0}
        onClick={() => onChoose(index - 1)}
      >
        <ChevronIcon className="size-5 rotate-90" />
      </button>
      <p className="tabular whitespace-nowrap text-sm" aria-live="polite">
        {index + 1} of {count}
      </p>
      <button
        type="button"
        className={step}
        aria-label="Next paper"
        disabled={index === count - 1}
        onClick={() => onChoose(index + 1)}
      >
        <ChevronIcon className="-rotate-90 size-5" />
      </button>
    </div>
  );
}

/** One paper with its own link: links are valid for a few minutes only. */
function Opened({
  paper,
  link,
  handle,
}: { paper: DocumentView } & Pick<PaperViewerProps, 'link' | 'handle'>) {
  const tools = usePaperView(handle);
  const [address, setAddress] = useState<string>();
  const [isGone, setIsGone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening for each paper.
  useEffect(() => {
    let isStale = false;
    void link(paper.id).then((found) => {
      if (isStale) return;
      setAddress(found);
      setIsGone(!found);
    });
    return () => {
      isStale = true;
    };
  }, [paper.id]);
  if (isGone) return <p className="m-auto px-6 text-center">This document is gone.</p>;
  if (!address) return <Spinner label="Opening the paper" className="m-auto text-forest" />;
  return (
    <>
      <div className="min-h-[60dvh] grow bg-sand/60 lg:min-h-0">
        <PaperContent paper={paper} address={address} view={tools.view} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-2">
        {isShown(paper) ? <PaperTools {...tools} /> : <span />}
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles('quiet', '', 'compact')}
        >
          Open in a new tab
        </a>
      </div>
    </>
  );
}
