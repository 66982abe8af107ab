import { Badge } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { listMailKindsCall, type MailKindView } from '../contract.ts';

/** Every mail that the product sends, with a sample in each language. */
export function MailSamples() {
  const list = useWholeList(listMailKindsCall, {});
  return (
    <>
      <p className="mb-5 max-w-2xl text-muted">
        Every mail that the product sends, with a sample. Nothing is sent from here.
      </p>
      <ListFrame list={list} what="the mails" empty="No mail is sent.">
        {(kind) => <MailKind key={kind.name} kind={kind} />}
      </ListFrame>
    </>
  );
}

function MailKind({ kind }: { kind: MailKindView }) {
  const { name, trigger, recipient, once, isMarketing, samples } = kind;
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-sans font-semibold text-base">{trigger}</h2>
        {isMarketing && <Badge tone="waiting">Marketing</Badge>}
      </div>
      <p className="mt-0.5 text-muted text-sm">
        To the {recipient}, once for each {once}. <code className="break-all">{name}</code>
      </p>
      {samples.map(({ locale, subject, text }) => (
        <details key={locale} lang={locale}>
          <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
            {subject}
          </summary>
          <pre className="mt-2 whitespace-pre-wrap break-words rounded-xl bg-cream px-4 py-3 font-sans text-sm">
            {text}
          </pre>
        </details>
      ))}
    </li>
  );
}
