import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { Panel } from '#ui/panel.tsx';
import type { ProcessView } from '../contract.ts';
import { formatSpan } from './system-words.ts';

const ROLES: Record<ProcessView['role'], string> = {
  web: 'Web',
  worker: 'Worker',
  all: 'Web and worker',
};

const STATES: Record<ProcessView['state'], readonly [name: string, tone: BadgeTone]> = {
  working: ['Works', 'good'],
  serving: ['Serves', 'good'],
  stuck: ['Looks for no jobs', 'bad'],
  silent: ['Silent', 'bad'],
};

/** Every process that runs, and those of the last hour that ended without a word. */
export function ProcessesPanel({ processes }: { processes: readonly ProcessView[] }) {
  return (
    <Panel title="Processes">
      {processes.length === 0 && (
        <p className="mt-3 text-muted">No process has reported itself in the last hour.</p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {processes.map((one) => (
          <ProcessRow key={one.id} process={one} />
        ))}
      </ul>
    </Panel>
  );
}

function ProcessRow({ process }: { process: ProcessView }) {
  const { role, state, host, pid, version, startedAt, beatSeconds } = process;
  const [name, tone] = STATES[state];
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{ROLES[role]}</span>
        <Badge tone={tone}>{name}</Badge>
      </p>
      <p className="break-words text-muted text-sm">
        {host}, process {pid} · version {version} · since {formatDateTime(startedAt)} · seen{' '}
        {formatSpan(beatSeconds)} ago
      </p>
    </li>
  );
}
