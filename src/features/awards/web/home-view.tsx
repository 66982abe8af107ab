import { Link } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { type AwardView, listOwnAwardsCall } from '../contract.ts';
import { awardNames } from '../texts.ts';
import { AwardHistory } from './award-history.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeForm } from './home-form.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { StepRail } from './step-rail.tsx';
import { SurplusPanel } from './surplus-panel.tsx';
import { awardTexts } from './texts.ts';

/** A member's awards, or a notice while none of their seats has one. */
export function HomeView({ isWaiting }: { isWaiting: boolean }) {
  const texts = useTexts(awardTexts);
  const nothing = isWaiting ? texts.none : texts.left;
  const { data, isError, refetch } = useRead(listOwnAwardsCall, {});
  return (
    <>
      <LoadState
        what={texts.loading}
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 && (
        <div className="rounded-card bg-paper px-6 py-12 text-center shadow-card">
          <p className="font-display text-2xl">{nothing.title}</p>
          <p className="mx-auto mt-2 max-w-md text-muted">{nothing.text}</p>
          <Link href={nothing.href} className={buttonStyles('primary', 'mt-6')}>
            {nothing.link}
          </Link>
        </div>
      )}
      {data?.map((award) => (
        <Award key={award.id} award={award} onChanged={() => void refetch()} />
      ))}
    </>
  );
}

type AwardProps = { award: AwardView; onChanged: () => void };

function Award({ award, onChanged }: AwardProps) {
  const isOpen = !award.end && award.step !== 'paid';
  const isMine = isOpen && award.turn === 'member';
  const isChoosing = isMine && award.step === 'home';
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <AwardHeadline award={award} />
        {isChoosing && <HomeForm award={award} onSent={onChanged} />}
        {award.home && !isChoosing && <HomeFacts home={award.home} />}
        <PapersPanel
          award={award}
          canSend={isMine && award.step === 'papers'}
          onChanged={onChanged}
        />
        {award.surplus && award.surplus.surplus > 0 && <SurplusPanel surplus={award.surplus} />}
        <AwardHistory changes={award.changes} />
      </div>
      <StepRail award={award} />
    </div>
  );
}

function AwardHeadline({ award }: { award: AwardView }) {
  const locale = useLocale();
  const texts = useTexts(awardTexts);
  const words = useTexts(awardNames);
  const isOpen = !award.end && award.step !== 'paid';
  return (
    <Panel
      title={texts.seat(groupNameIn(award.groupName, locale), award.seat)}
      className="!bg-forest-deep text-paper [&_h2]:text-lg [&_h2]:text-leaf"
    >
      <p className="mt-1 font-display text-4xl sm:text-5xl">
        {formatMoney(usd(award.creditCents), locale)}
      </p>
      <p className="text-leaf">{isOpen ? texts.credit : texts.creditOf}</p>
      {isOpen && (
        <p className="mt-5 inline-flex items-center gap-2.5 rounded-3xl bg-paper/10 px-4 py-2 font-semibold">
          <span
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-full ${award.turn === 'member' ? 'bg-gold' : 'bg-leaf'}`}
          />
          <span>
            {award.turn === 'member'
              ? texts.yourTurn
              : texts.theirTurn[award.turn === 'title_company' ? 'title_company' : award.step]}
            {award.daysLate > 0 && (
              <span className="text-clay"> · {texts.late(award.daysLate)}</span>
            )}
          </span>
        </p>
      )}
      {award.isHeld && (
        <p className="mt-4 rounded-xl bg-clay p-4 text-terracotta-deep">{texts.held}</p>
      )}
      {award.paidOn && !award.end && (
        <p className="mt-5 font-display text-2xl">{texts.paid(formatDate(award.paidOn, locale))}</p>
      )}
      {award.end && <p className="mt-5 font-display text-2xl">{words.ends[award.end]}</p>}
      {isOpen && (
        <>
          <p className="mt-5 text-leaf">
            {texts.target(
              formatDate(award.target.from, locale),
              formatDate(award.target.until, locale),
            )}
          </p>
          <p className="mt-1 max-w-xl text-leaf text-sm">{texts.unchanged}</p>
        </>
      )}
    </Panel>
  );
}
