import { useState } from 'react';
import { Link } from 'wouter';
import { resendMailCall } from '#features/mails/contract.ts';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCount, formatDateTime } from '#ui/language/format.ts';
import { useWrite } from '#ui/use-write.ts';
import type { TimelineLine } from './timeline.ts';

type PersonLinesProps = {
  lines: readonly TimelineLine[];
  onChanged: () => void;
  /** How many are shown before somebody asks for more. */
  shown?: number;
};

export function PersonLines({ lines, onChanged, shown = 6 }: PersonLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const visible = isOpen ? lines : lines.slice(0, shown);
  if (lines.length === 0) return <p className="mt-3 text-muted">Nothing happened yet.</p>;
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {visible.map((line) => (
          <PersonLine key={`${line.section ?? ''}${line.id}`} line={line} onChanged={onChanged} />
        ))}
      </ul>
      {lines.length > shown && (
        <Button tone="quiet" className="mt-3" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show ${formatCount(lines.length - shown)} more`}
        </Button>
      )}
    </>
  );
}

function PersonLine({ line, onChanged }: { line: TimelineLine; onChanged: () => void }) {
  const { at, title, detail, state, cents, href, action, section } = line;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 grow basis-64">
        <p className="whitespace-pre-line break-words">
          {href ? (
            <Link href={href} className="underline decoration-line underline-offset-4">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="break-words text-muted text-sm">
          {[section, at && formatDateTime(at), detail].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1">
        {cents !== null && <span className="tabular font-semibold">{formatMoney(usd(cents))}</span>}
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
        {action === 'resend-mail' && <ResendButton line={line} onChanged={onChanged} />}
      </p>
    </li>
  );
}

function ResendButton({ line, onChanged }: { line: TimelineLine; onChanged: () => void }) {
  const { isPending, write } = useWrite({ failed: 'It could not be sent again' });
  const send = () => callApi(resendMailCall, { params: { id: line.id } });
  return (
    <button
      type="button"
      aria-disabled={isPending}
      aria-label={`Send again: ${line.title}`}
      className="min-h-6 font-semibold text-sm underline underline-offset-4"
      onClick={() => void write({ send, done: { title: 'It is sent again' }, onDone: onChanged })}
    >
      Send again
    </button>
  );
}
