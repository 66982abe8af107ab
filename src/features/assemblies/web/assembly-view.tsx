import { Badge } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';
import type { PublicAssembly } from '../contract.ts';
import { formatInstant } from '../format-instant.ts';
import { pageTexts } from '../page-texts.ts';
import { assemblyTexts } from '../texts.ts';
import { AssemblyFiles } from './assembly-files.tsx';
import { BidTable } from './bid-table.tsx';
import { BookList } from './book-list.tsx';
import { CheckPanel } from './check-panel.tsx';
import { DrawCircle } from './draw-circle.tsx';
import { PickList } from './pick-list.tsx';
import { StepLine } from './step-line.tsx';

const texts = pageTexts('en');
const words = assemblyTexts('en');

/** Everything public about an assembly, the result first. */
export function AssemblyView({ assembly }: { assembly: PublicAssembly }) {
  const { group, month, status } = assembly;
  const intro = { open: texts.beforeClose, closed: texts.afterClose, drawn: '', finished: '' };
  return (
    <div className="mx-auto max-w-5xl px-5 pt-10 pb-20">
      <p className="font-semibold text-muted">{texts.group(group)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{texts.title(month)}</h1>
        <Badge tone={status === 'finished' ? 'good' : 'waiting'}>{words.statuses[status]}</Badge>
      </div>
      <p className="mt-2 max-w-2xl text-muted">{intro[status] || texts.privacy}</p>
      <StepLine assembly={assembly} />
      <Notices assembly={assembly} />
      <div className="mt-8 grid gap-6">
        {assembly.drawnAt && <PickList assembly={assembly} />}
        {assembly.drawnAt && <CheckPanel assembly={assembly} />}
        {assembly.listFile && (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <DrawCircle assembly={assembly} />
            <BookList assembly={assembly} />
          </div>
        )}
        <BidTable assembly={assembly} />
        {assembly.listFile && <AssemblyFiles assembly={assembly} />}
        <Panel title={texts.minutes}>
          <ol className="mt-3 grid gap-2.5">
            {assembly.minutes.map((line) => (
              <li key={line} className="wrap-anywhere border-line border-l-2 pl-4 leading-6">
                {line}
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </div>
  );
}

/** What did not go as planned, for everybody to see. */
function Notices({ assembly: { alarms, postponements } }: { assembly: PublicAssembly }) {
  const last = postponements.at(-1);
  const lines = [
    ...(last ? [texts.postponed(formatInstant(last.heldAt))] : []),
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
