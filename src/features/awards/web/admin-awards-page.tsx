import { useState } from 'react';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { type AdminAwardView, listAwardsCall } from '../contract.ts';
import { awardNames } from '../texts.ts';

const MoveDialog = lazyDialog(
  () => import('./move-award-dialog.tsx'),
  ({ MoveAwardDialog }) => MoveAwardDialog,
);
const AccountDialog = lazyDialog(
  () => import('./title-account-dialog.tsx'),
  ({ TitleAccountDialog }) => TitleAccountDialog,
);

const PaperDialog = lazyDialog(
  () => import('./add-paper-dialog.tsx'),
  ({ AddPaperDialog }) => AddPaperDialog,
);

type Opened = { kind: 'move' | 'account' | 'paper'; award: AdminAwardView };

export function Page() {
  const pages = usePages(listAwardsCall, {});
  const { reload } = pages;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeading
        title="Awards"
        intro="From the selection to the paid home, in 30 to 60 days. Every move has a reason that the member reads."
      />
      <ListFrame list={pages} empty="No seat was selected yet.">
        {(award) => <AwardRow key={award.id} award={award} onOpen={setOpened} />}
      </ListFrame>
      {opened?.kind === 'move' && (
        <MoveDialog award={opened.award} onClose={close} onDone={reload} />
      )}
      {opened?.kind === 'paper' && (
        <PaperDialog award={opened.award} onClose={close} onDone={reload} />
      )}
      {opened?.kind === 'account' && (
        <AccountDialog award={opened.award} onClose={close} onDone={reload} />
      )}
    </>
  );
}

type AwardRowProps = { award: AdminAwardView; onOpen: (opened: Opened) => void };

function AwardRow({ award, onOpen }: AwardRowProps) {
  const { steps, turns, ends, papers: kinds } = useTextsIn(awardNames, 'en');
  const { home, titleAccount, papers } = award;
  const isOpen = !award.end && award.step !== 'paid';
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold">
            {award.memberName || award.memberEmail}
          </span>
          <Badge tone={award.step === 'paid' && !award.end ? 'good' : 'neutral'}>
            {award.end ? ends[award.end] : steps[award.step]}
          </Badge>
          {isOpen && (
            <Badge tone={award.turn === 'cooperative' ? 'waiting' : 'neutral'}>
              {award.turn === 'member' ? 'The member' : turns[award.turn]}
            </Badge>
          )}
          {isOpen && award.daysLate > 0 && <Badge tone="bad">{award.daysLate} days late</Badge>}
          {award.isHeld && <Badge tone="bad">Credit held</Badge>}
        </p>
        <p className="text-muted text-sm">
          {award.groupName}, seat {award.seat} · {formatMoney(usd(award.creditCents))} · selected on{' '}
          {formatDate(award.selectedOn)}
          {award.stepTarget && ` · this step by ${formatDate(award.stepTarget)}`}
        </p>
        {home && (
          <p className="break-words text-sm">
            {home.address} · {formatMoney(usd(home.priceCents))} · {home.seller} ·{' '}
            {home.titleCompany}
            {titleAccount && ` (${titleAccount.account})`}
          </p>
        )}
        {papers.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {papers.map((paper) => (
              <a
                key={paper.id}
                href={paper.link}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-4"
              >
                {kinds[paper.kind]}: {paper.name}
              </a>
            ))}
          </p>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => onOpen({ kind: 'move', award })}>Move</Button>
          <Button tone="quiet" onClick={() => onOpen({ kind: 'paper', award })}>
            Add a paper
          </Button>
          {home && (
            <Button tone="quiet" onClick={() => onOpen({ kind: 'account', award })}>
              Title company’s account
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
