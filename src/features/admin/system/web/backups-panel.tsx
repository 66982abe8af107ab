import { formatBytes } from '#features/documents/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { Panel } from '#ui/panel.tsx';
import type { MaintenanceRunView, System } from '../contract.ts';
import { formatSpan } from './system-words.ts';

type BackupsPanelProps = Pick<System, 'backups' | 'ledgerChecks'>;

/** What the commands `backup` and `verify-ledger` recorded. */
export function BackupsPanel({ backups, ledgerChecks }: BackupsPanelProps) {
  return (
    <Panel title="Backups and ledger">
      <ul className="mt-3 divide-y divide-line">
        {backups.length === 0 && (
          <li className="py-3 text-muted">
            No backup is recorded. <code>npm run backup</code> makes one, restores it elsewhere and
            compares.
          </li>
        )}
        {backups.map((run) => (
          <RunRow key={run.endedAt} name="Backup" run={run} />
        ))}
        {ledgerChecks.length === 0 && (
          <li className="py-3 text-muted">
            The ledger was not checked yet: run <code>npm run verify-ledger</code> each night.
          </li>
        )}
        {ledgerChecks.slice(0, 1).map((run) => (
          <RunRow key={run.endedAt} name="Check of the ledger" run={run} />
        ))}
      </ul>
    </Panel>
  );
}

function RunRow({ name, run }: { name: string; run: MaintenanceRunView }) {
  const { endedAt, seconds, bytes, detail } = run;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <RunBadge name={name} run={run} />
      </p>
      <p className="tabular break-words text-muted text-sm">
        {formatDateTime(endedAt)}, in {formatSpan(seconds)}
        {bytes !== null && ` · ${formatBytes(bytes)}`} · {detail}
      </p>
    </li>
  );
}

function RunBadge({ name, run }: { name: string; run: MaintenanceRunView }) {
  if (!run.hasSucceeded) return <Badge tone="bad">Failed</Badge>;
  if (name !== 'Backup') return <Badge tone="good">In order</Badge>;
  return run.isVerified ? (
    <Badge tone="good">Restored and compared</Badge>
  ) : (
    <Badge tone="waiting">Not compared</Badge>
  );
}
