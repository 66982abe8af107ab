import { Link } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';
import { assemblyPath } from '../addresses.ts';
import { formatInstant } from '../checking/format-instant.ts';
import { CheckPanel } from '../checking/web/check-panel.tsx';
import { pageMeans } from '../checking/web/page-means.ts';
import { SaveCheck } from '../checking/web/save-check.tsx';
import { StepLine } from '../checking/web/step-line.tsx';
import type { PublicAssembly } from '../contract.ts';
import { writeMinutes } from '../holding/write-minutes.ts';
import { AssemblyFiles } from './assembly-files.tsx';
import { BidTable } from './bid-table.tsx';
import { BookList } from './book-list.tsx';
import { DrawCircle } from './draw-circle.tsx';
import { LivePanel } from './live-panel.tsx';
import { PickList } from './pick-list.tsx';
import { useReaderTexts } from './reader-locale.tsx';
import { RulesLink } from './rules-link.tsx';
import { useLiveAssembly } from './use-live-assembly.ts';

/** Everything public about an assembly; the next step or the result comes first. */
export function AssemblyView({ assembly }: { assembly: PublicAssembly }) {
  const { locale, texts, words } = useReaderTexts();
  const other = texts.otherLanguage.locale;
  const { group, month, status } = assembly;
  const live = useLiveAssembly(assembly);
  // While the draw is being shown, the result stays hidden.
  const hasResult = assembly.drawnAt !== null && live.stage === 'result';
  const intro = { open: texts.beforeClose, closed: texts.afterClose, drawn: '', finished: '' };
  return (
    <div className="mx-auto max-w-5xl px-5 pt-10 pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold text-muted">{groupNameIn(group, locale)}</p>
        <Link
          href={assemblyPath(assembly, other)}
          lang={other}
          hrefLang={other}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {texts.otherLanguage.name}
        </Link>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{texts.title(month)}</h1>
        <Badge tone={status === 'finished' ? 'good' : 'waiting'}>{words.statuses[status]}</Badge>
      </div>
      <p className="mt-2 max-w-2xl text-muted">
        {intro[status] || texts.privacy} <RulesLink locale={locale}>{texts.rules}</RulesLink>
      </p>
      <StepLine assembly={assembly} />
      <Notices assembly={assembly} />
      <LivePanel assembly={assembly} live={live} />
      <div className="mt-8 grid grid-cols-1 gap-6">
        {hasResult && <PickList assembly={assembly} />}
        {hasResult && (
          <CheckPanel assembly={assembly} means={pageMeans}>
            <SaveCheck assembly={assembly} />
          </CheckPanel>
        )}
        {assembly.listFile && (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <DrawCircle assembly={assembly} live={live} />
            <BookList assembly={assembly} />
          </div>
        )}
        {(hasResult || !assembly.drawnAt) && <BidTable assembly={assembly} />}
        {assembly.listFile && <AssemblyFiles assembly={assembly} />}
        {(hasResult || !assembly.drawnAt) && <Minutes assembly={assembly} />}
      </div>
    </div>
  );
}

function Minutes({ assembly }: { assembly: PublicAssembly }) {
  const { locale, texts } = useReaderTexts();
  return (
    <Panel title={texts.minutes}>
      <ol className="mt-3 grid gap-2.5">
        {writeMinutes(assembly, locale).map((line) => (
          <li key={line} className="wrap-anywhere border-line border-l-2 pl-4 leading-6">
            {line}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Public notices about alarms and postponements. */
function Notices({ assembly: { alarms, postponements } }: { assembly: PublicAssembly }) {
  const { locale, texts, words } = useReaderTexts();
  const last = postponements.at(-1);
  const lines = [
    ...(last ? [texts.postponed(formatInstant(last.heldAt, locale))] : []),
    ...alarms
      .filter(({ clearedAt, kind }) => !clearedAt || kind === 'closed-late')
      .map(({ kind }) => words.alarms[kind]),
  ];
  return [...new Set(lines)].map((line) => (
    <p key={line} role="note" className="mt-5 rounded-xl bg-clay px-4 py-3 text-terracotta-deep">
      {line}
    </p>
  ));
}
