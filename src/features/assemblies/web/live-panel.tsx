import type { ReactNode } from 'react';
import { formatInstant } from '../checking/format-instant.ts';
import type { PublicAssembly } from '../contract.ts';
import { Countdown, useSecondsLeft } from './countdown.tsx';
import { useReaderTexts } from './reader-locale.tsx';
import type { Live } from './use-live-assembly.ts';

/** The next step: the countdown, the wait for the round, then the round itself. */
export function LivePanel({ assembly, live }: { assembly: PublicAssembly; live: Live }) {
  const texts = useReaderTexts().texts.live;
  if (live.stage === 'beacon') {
    return (
      <Frame title={texts.beaconTitle(assembly.round)}>
        <p className="mt-2 text-leaf">{texts.beaconHint}</p>
        <p className="mt-3 animate-rise break-all font-mono text-sm sm:text-base">
          {assembly.randomness}
        </p>
      </Frame>
    );
  }
  return live.stage === 'ahead' ? <Ahead assembly={assembly} now={live.now} /> : null;
}

function Ahead({ assembly, now }: { assembly: PublicAssembly; now: string | undefined }) {
  const { locale } = useReaderTexts();
  const texts = useReaderTexts().texts.live;
  const status = assembly.status === 'open' ? 'open' : 'closed';
  const to = status === 'open' ? assembly.closesAt : assembly.heldAt;
  const left = useSecondsLeft(to, now ?? to);
  const isDue = now !== undefined && left === 0;
  if (status === 'closed' && isDue) {
    return (
      <Frame title={texts.waitingTitle} isWaiting>
        <p className="mt-2 max-w-2xl text-leaf">{texts.waitingHint(assembly.round)}</p>
      </Frame>
    );
  }
  return (
    <Frame title={texts.title[status]}>
      <p className="text-leaf">{texts.at(formatInstant(to, locale))}</p>
      {/* Reserves the space until the server's time is known, to avoid a layout shift. */}
      {now === undefined ? <div className="mt-5 h-20 sm:h-24" /> : <Countdown to={to} now={now} />}
      <p className="mt-4 max-w-2xl text-leaf text-sm">
        {status === 'open' ? texts.openHint : texts.closedHint(assembly.round)}
      </p>
    </Frame>
  );
}

type FrameProps = { title: string; isWaiting?: boolean; children: ReactNode };

function Frame({ title, isWaiting = false, children }: FrameProps) {
  return (
    <section className="mt-8 rounded-card bg-forest-deep p-6 text-paper sm:p-8">
      {/* A role on the heading itself would replace its heading role. */}
      <div role="status">
        <h2 className="flex items-center gap-3 text-2xl">
          {title}
          {isWaiting && (
            <span aria-hidden="true" className="size-3 animate-pulse rounded-full bg-gold" />
          )}
        </h2>
      </div>
      {children}
    </section>
  );
}
