import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { countOf } from '#ui/language/format.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ListPage } from '#ui/list/list-page.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { type AdminAwardView, exportAwardsCall, listAwardsCall } from '../contract.ts';
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

const DIALOGS = { move: MoveDialog, account: AccountDialog, paper: PaperDialog };
type Opened = { kind: keyof typeof DIALOGS; award: AdminAwardView; onDone: () => void };

export function Page() {
  const { steps, ends } = useTextsIn(awardNames, 'en');
  const [opened, setOpened] = useState<Opened>();
  const OpenedDialog = opened && DIALOGS[opened.kind];
  return (
    <>
      <ListPage
        title="Awards"
        intro="From the selection to the paid home, in 30 to 60 days. Every move has a reason that the member reads."
        call={listAwardsCall}
        csv={exportAwardsCall}
        fileName="awards.csv"
        searchBy="Name, address, title company, seat or step"
        states={Object.entries({ ...steps, ...ends })}
        noun={['award', 'awards']}
        money="of credit"
        empty="No seat was selected yet."
      >
        {(award, { reload }) => (
          <AwardRow
            key={award.id}
            award={award}
            onOpen={(kind) => setOpened({ kind, award, onDone: () => void reload() })}
          />
        )}
      </ListPage>
      {opened && OpenedDialog && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type AwardRowProps = { award: AdminAwardView; onOpen: (kind: Opened['kind']) => void };

function AwardRow({ award, onOpen }: AwardRowProps) {
  const { steps, turns, ends, papers: kinds } = useTextsIn(awardNames, 'en');
  const { home, titleAccount, papers } = award;
  const isOpen = !award.end && award.step !== 'paid';
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`/admin/people/${award.userId}`}
            className="min-w-0 break-words font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {award.memberName || award.memberEmail}
          </Link>
          <Badge tone={award.step === 'paid' && !award.end ? 'good' : 'neutral'}>
            {award.end ? ends[award.end] : steps[award.step]}
          </Badge>
          {isOpen && (
            <Badge tone={award.turn === 'cooperative' ? 'waiting' : 'neutral'}>
              {award.turn === 'member' ? 'The member' : turns[award.turn]}
            </Badge>
          )}
          {isOpen && award.daysLate > 0 && (
            <Badge tone="bad">{countOf(award.daysLate, 'day')} late</Badge>
          )}
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
          <Button onClick={() => onOpen('move')}>Move</Button>
          <Button tone="quiet" onClick={() => onOpen('paper')}>
            Add a paper
          </Button>
          {home && (
            <Button tone="quiet" onClick={() => onOpen('account')}>
              Title company’s account
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
