import { Link } from 'wouter';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { LatePanel } from '#features/contributions/arrears/web/late-panel.tsx';
import { TwentyYears } from '#features/contributions/web/twenty-years.tsx';
import { OwedPanel } from '#features/exits/web/owed-panel.tsx';
import { buttonStyles } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { MemberNavigation } from '../../web/member-navigation.tsx';
import type { HomeSeat } from '../contract.ts';
import { AwardChecklist } from './award-checklist.tsx';
import { EventFeed } from './event-feed.tsx';
import { SeatStanding } from './seat-standing.tsx';
import { homeTexts } from './texts.ts';
import { ThisMonth } from './this-month.tsx';

type MemberHomeProps = { seats: readonly HomeSeat[]; now: string };

/** The first page of somebody who holds or held a seat. */
export function MemberHome({ seats, now }: MemberHomeProps) {
  const { account: texts } = useTexts(homeTexts);
  const { user } = useAuth();
  const name = user?.syncedUser.firstName ?? user?.displayName ?? '';
  return (
    <div className="member-page">
      <MemberNavigation hasSeat />
      <div className="grid gap-12">
        {seats.map((seat, index) => (
          <SeatHome
            key={seat.membershipId}
            seat={seat}
            now={now}
            name={name}
            isFirst={index === 0}
          />
        ))}
      </div>
      <Panel title={texts.title} className="mt-6">
        <p className="mt-1 text-muted">{texts.text}</p>
        <Link href="/dashboard/application" className={buttonStyles('quiet', 'mt-4')}>
          {texts.link}
        </Link>
      </Panel>
    </div>
  );
}

type SeatHomeProps = { seat: HomeSeat; now: string; name: string; isFirst: boolean };

function SeatHome({ seat, now, name, isFirst }: SeatHomeProps) {
  const { award, owed, contributions, instalments } = seat;
  return (
    <div className="grid grid-cols-1 gap-6">
      <SeatStanding seat={seat} isFirst={isFirst} name={name} />
      {seat.state.kind === 'late' && <LatePanel seat={contributions} />}
      {award && award.step !== 'paid' && <AwardChecklist award={award} isOpen />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ThisMonth seat={seat} now={now} />
          {owed.length > 0 && <OwedPanel owed={owed} />}
          <EventFeed seat={seat} />
        </div>
        <TwentyYears seat={contributions} instalments={instalments} />
      </div>
    </div>
  );
}
