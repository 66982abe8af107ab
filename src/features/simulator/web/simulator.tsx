import '#features/calculators/web/calculators.css';
import '#features/calculators/web/calculators-print.css';
import { Link } from 'wouter';
import { CallToAction } from '#features/calculators/web/call-to-action.tsx';
import { rulesPath } from '#features/legal/rule-addresses.ts';
import { ConsorcioNotice } from '#features/legal/web/consorcio-notice.tsx';
import type { Locale } from '#shared/text/locale.ts';
import { copyLink } from '#ui/copy-link.ts';
import { LocaleContext, useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { assumptionsToQuery } from '../address.ts';
import { ASSUMPTIONS, type Assumptions, GROUPS } from '../assumptions.ts';
import { describeOutcome } from '../describe-outcome.ts';
import { simulatorTexts } from '../texts.ts';
import { AssumptionPanel } from './assumption-panel.tsx';
import { FilmPanel } from './film-panel.tsx';
import { Pictures } from './pictures.tsx';
import { useAssumptions } from './use-assumptions.ts';
import { type Played, useSimulation } from './use-simulation.ts';

export function Simulator({ locale }: { locale: Locale }) {
  return (
    <LocaleContext value={locale}>
      <SimulatorParts />
    </LocaleContext>
  );
}

function SimulatorParts() {
  const locale = useLocale();
  const texts = useTexts(simulatorTexts);
  const { assumptions, settled, change } = useAssumptions();
  const { played, done, hasFailed, requestFilm } = useSimulation(settled);
  return (
    <div data-calculators>
      <header className="mx-auto max-w-6xl px-5 pt-12 print:max-w-none print:p-0">
        <h1 className="text-title">{texts.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted print:hidden">{texts.intro}</p>
        <ConsorcioNotice />
        <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          <Link
            href={rulesPath(locale)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.rules}
          </Link>
          <Link
            href={texts.otherLanguage.path}
            lang={texts.otherLanguage.locale}
            hrefLang={texts.otherLanguage.locale}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.otherLanguage.label}
          </Link>
        </p>
        <noscript>
          <p className="mt-4 rounded-xl bg-clay p-4 text-sm">{texts.noScript}</p>
        </noscript>
      </header>
      <div className="calculator-panel">
        <div className="calculator-answer relative">
          <Answer played={played} done={done} hasFailed={hasFailed} />
          <div className="mt-5 flex gap-2 print:hidden">
            <ShareButton assumptions={assumptions} />
            <button type="button" className={BUTTON} onClick={() => window.print()}>
              {texts.print}
            </button>
          </div>
        </div>
        <div className="calculator-inputs">
          <AssumptionPanel assumptions={assumptions} onChange={change} />
          <PrintedAssumptions assumptions={assumptions} />
        </div>
        <div className="calculator-results">
          {played ? <Pictures played={played} /> : <Placeholder />}
          {played && (
            <div className="mt-11">
              <FilmPanel assumptions={played.assumptions} requestFilm={requestFilm} />
            </div>
          )}
          <Notes title={texts.sourcesTitle} notes={texts.sources} />
          <Notes title={texts.modelTitle} notes={texts.model} />
        </div>
      </div>
      <CallToAction />
    </div>
  );
}

const BUTTON =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 font-semibold text-sm hover:bg-sand';

type AnswerProps = { played: Played | undefined; done: number | undefined; hasFailed: boolean };

/** The result in words, and the progress of the next trial. */
function Answer({ played, done, hasFailed }: AnswerProps) {
  const locale = useLocale();
  const texts = useTexts(simulatorTexts);
  const isPlaying = done !== undefined && !hasFailed;
  return (
    <>
      <div className="h-7 print:hidden" role="status">
        {hasFailed && <p className="text-danger text-sm">{texts.failed}</p>}
        {isPlaying && (
          <div className="flex items-center gap-3 text-muted text-sm">
            <progress
              className="casa-progress h-2 w-40"
              max={GROUPS}
              value={done}
              aria-label={texts.groupsPlayed}
            />
            <span className="tabular">{texts.playing(done + 1, GROUPS)}</span>
          </div>
        )}
      </div>
      <div
        className={`mt-1 min-h-40 transition-opacity ${isPlaying && played ? 'opacity-60' : ''}`}
      >
        {played &&
          describeOutcome(played.outcome, played.assumptions, locale).map((sentence, index) => (
            <p
              key={sentence}
              className={
                index === 0 ? 'font-display text-2xl leading-snug sm:text-3xl' : 'mt-3 max-w-3xl'
              }
            >
              {sentence}
            </p>
          ))}
      </div>
    </>
  );
}

function ShareButton({ assumptions }: { assumptions: Assumptions }) {
  const locale = useLocale();
  const texts = useTexts(simulatorTexts);
  const copy = async () => {
    const url = new URL(window.location.pathname, window.location.origin);
    url.search = assumptionsToQuery(assumptions).toString();
    await copyLink(url.href, texts.linkShows, locale);
  };
  return (
    <button type="button" className={BUTTON} onClick={() => void copy()}>
      {texts.copyLink}
    </button>
  );
}

/** When printed, the sliders are replaced by sentences. */
function PrintedAssumptions({ assumptions }: { assumptions: Assumptions }) {
  const texts = useTexts(simulatorTexts);
  return (
    <ul className="hidden print:block">
      <li>{texts.planLine(assumptions.plan)}</li>
      {ASSUMPTIONS.map((name) => (
        <li key={name}>{texts.sentences[name](assumptions[name])}</li>
      ))}
    </ul>
  );
}

/** Reserves the charts' space until the first groups are played. */
function Placeholder() {
  return (
    <div className="space-y-11" aria-hidden="true">
      {[1, 2, 3].map((number) => (
        <div key={number} className="h-[28rem] rounded-card border border-line/70 bg-paper" />
      ))}
    </div>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <section className="mt-11">
      <h2 className="text-xl">{title}</h2>
      <ul className="assumption-list mt-3 grid gap-2 text-sm">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
