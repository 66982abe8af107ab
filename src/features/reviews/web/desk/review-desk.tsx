import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { AuditTrail } from '#features/audit/web/audit-trail.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { ToastSlot } from '#ui/toast/toast-slot.tsx';
import type { ApplicationDetails } from '../../contract.ts';
import { AdminActions } from '../admin-actions.tsx';
import { AdminConsents } from '../admin-consents.tsx';
import { AdminDeposits } from '../admin-deposits.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminHistory } from '../admin-history.tsx';
import { AdminReview, type ReviewHandle } from '../admin-review.tsx';
import { rememberOpened } from '../list/last-opened.ts';
import { useClaim } from './claim-control.tsx';
import type { ViewerHandle } from './paper-tools.tsx';
import { PaperViewer } from './paper-viewer.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewHead } from './review-head.tsx';
import { pathOf, type readList } from './review-list.ts';
import { UndoStrip } from './undo-strip.tsx';
import { useReviewPath } from './use-review-path.ts';
import { useReviewShortcuts } from './use-review-shortcuts.ts';
import { useShortcutSwitch, useShortcuts } from './use-shortcuts.ts';

const ShortcutSheet = lazyDialog(
  () => import('./shortcut-sheet.tsx'),
  ({ ShortcutSheet }) => ShortcutSheet,
);

type ReviewDeskProps = {
  application: ApplicationDetails;
  list: ReturnType<typeof readList>;
  readAgain: () => Promise<ApplicationDetails>;
  /** Whether focus waits for the record. */
  isAwaited: RefObject<boolean>;
};

/** Papers, figures and decision side by side; everything else below. */
export function ReviewDesk({ application, list, readAgain, isAwaited }: ReviewDeskProps) {
  const { documents } = application;
  const claim = useClaim(application, readAgain);
  const path = useReviewPath(application, list, claim.isMine);
  const [index, setIndex] = useState(0);
  const [areOpen, setAreOpen] = useState(list.isReviewing);
  const [isHelpShown, setIsHelpShown] = useState(false);
  const [isOn, setIsOn] = useShortcutSwitch();
  const review = useRef<ReviewHandle>(null);
  const viewer = useRef<ViewerHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    rememberOpened(application.id);
    if (!isAwaited.current) return;
    isAwaited.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [application.id, isAwaited]);
  useClaimOnOpen(application, list.isReviewing, claim.take);

  const choose = (next: number) => {
    if (next < 0 || next >= documents.length) return;
    setIndex(next);
    setAreOpen(true);
  };
  const shortcuts = useReviewShortcuts({
    review,
    viewer,
    path,
    nextPaper: () => choose(index + 1),
    previousPaper: () => choose(index - 1),
    openPapers: () => setAreOpen(true),
    toggleClaim: () => void claim.toggle(),
    showHelp: () => setIsHelpShown(true),
  });
  useShortcuts(shortcuts, isOn);
  const link = async (id: string) =>
    (await readAgain().catch(() => undefined))?.documents.find((each) => each.id === id)?.link;
  const [, navigate] = useLocation();
  const returnHere = async () => {
    navigate(pathOf(application.id, list.filter, list.isReviewing));
    await readAgain();
  };
  const readOnly = async () => {
    await readAgain();
  };

  return (
    <>
      <ReviewHead
        heading={heading}
        application={application}
        claim={claim}
        path={path}
        onHelp={() => setIsHelpShown(true)}
      />
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 lg:sticky lg:top-4 lg:self-start">
          <PaperViewer
            papers={documents}
            index={index}
            onChoose={choose}
            isOpen={areOpen}
            onOpen={() => setAreOpen(true)}
            link={link}
            handle={viewer}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <ToastSlot />
          <UndoStrip />
          <ReviewFigures application={application} />
          <AdminReview
            application={application}
            readAgain={readAgain}
            onDecided={path.decided(readOnly)}
            onUndone={returnHere}
            handle={review}
          />
          <AdminHistory application={application} onChanged={readOnly} />
        </div>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-8">
        <AdminFacts application={application} />
        <AdminDeposits application={application} onChanged={readOnly} />
        <AdminConsents consents={application.consents} />
        <section>
          <h2 className="text-xl">Audit trail</h2>
          <AuditTrail entries={application.audit} />
        </section>
        <div className="max-w-md">
          <AdminActions
            application={application}
            readAgain={readAgain}
            onChanged={readOnly}
            onDeleted={path.toList}
          />
        </div>
      </div>
      {isHelpShown && (
        <ShortcutSheet
          shortcuts={shortcuts}
          isOn={isOn}
          onSwitch={setIsOn}
          onClose={() => setIsHelpShown(false)}
        />
      )}
    </>
  );
}

/** In the review mode each application is claimed when it is opened. */
function useClaimOnOpen(
  { claim, waitingSince }: ApplicationDetails,
  isReviewing: boolean,
  take: () => Promise<void>,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReviewing || isDone.current || claim || !waitingSince) return;
    isDone.current = true;
    void take();
  }, [isReviewing, claim, waitingSince, take]);
}
