import { useId, useRef, useState } from 'react';
import { formatBytes } from '#features/documents/rules.ts';
import { callApi, callPath, request } from '#shared/api/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonStyles } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type AwardView, sendPapersCall, uploadPaperCall } from '../contract.ts';
import { MEMBER_PAPER_KINDS } from '../rules.ts';
import { awardNames } from '../texts.ts';
import { awardTexts } from './texts.ts';

type Kind = (typeof MEMBER_PAPER_KINDS)[number];
type PapersPanelProps = { award: AwardView; canSend: boolean; onChanged: () => void };

export function PapersPanel({ award, canSend, onChanged }: PapersPanelProps) {
  const { papers: texts, failed, refusals } = useTexts(awardTexts);
  const { papers: kinds } = useTexts(awardNames);
  const [kind, setKind] = useState<Kind>('identity');
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const { isPending, write } = useWrite({ failed, refusals });
  const isOpen = !award.end && award.step !== 'paid';
  const upload = (file: File) =>
    write({
      send: () => {
        const params = { id: award.id, uploadId: crypto.randomUUID() };
        const path = callPath(uploadPaperCall, { params, query: { kind, name: file.name } });
        return request('PUT', path, new Blob([file], { type: 'application/octet-stream' }));
      },
      done: { title: texts.uploaded, description: file.name },
      onDone: onChanged,
    });
  const send = () =>
    write({
      send: () => callApi(sendPapersCall, { params: { id: award.id } }),
      done: { title: texts.sent },
      onDone: onChanged,
    });
  return (
    <Panel title={texts.title}>
      {isOpen && <p className="mt-2 max-w-xl text-muted">{texts.text}</p>}
      <ul className="mt-4 divide-y divide-line">
        {award.papers.length === 0 && <li className="py-2 text-muted">{texts.empty}</li>}
        {award.papers.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center gap-3 py-2.5">
            <Badge>{kinds[paper.kind]}</Badge>
            <a
              href={paper.link}
              target="_blank"
              rel="noreferrer"
              className="min-w-0 grow break-all font-semibold underline underline-offset-4"
            >
              {paper.name}
            </a>
            <span className="text-muted text-sm">{formatBytes(paper.byteSize)}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <div className="w-44">
            <SelectField
              label={texts.kind}
              value={kind}
              onChange={(event) => setKind(event.target.value as Kind)}
              options={MEMBER_PAPER_KINDS.map((value) => [value, kinds[value]] as const)}
            />
          </div>
          <label
            htmlFor={inputId}
            className={`${buttonStyles('quiet')} cursor-pointer focus-within:outline-2 ${isPending ? 'opacity-55' : ''}`}
          >
            {texts.file}
            <input
              ref={input}
              id={inputId}
              type="file"
              className="sr-only"
              disabled={isPending}
              accept=".pdf,.jpg,.jpeg,.png,.webp,.heic,.heif"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void upload(file);
                event.target.value = '';
              }}
            />
          </label>
          {canSend && (
            <Button disabled={isPending || award.papers.length === 0} onClick={() => void send()}>
              {texts.send}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
