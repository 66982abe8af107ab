import type { ReactNode } from 'react';
import { formatBytes } from '#features/documents/rules.ts';
import { formatCount } from '#ui/language/format.ts';
import { Panel } from '#ui/panel.tsx';
import type { System } from '../contract.ts';

/** Version, database and room on the disk. */
export function StoragePanel({ system }: { system: System }) {
  const { version, migrations, storage } = system;
  return (
    <Panel title="Version and storage">
      <dl className="mt-3 divide-y divide-line">
        <Row name="Version">{version || 'No process has reported it'}</Row>
        <Row name="Migrations">
          {formatCount(migrations.applied)} applied
          {migrations.last && <code className="block text-sm">{migrations.last}</code>}
        </Row>
        <Row name="Database">
          {storage.database === 'postgres' ? 'PostgreSQL' : 'Embedded, for evaluation only'},{' '}
          {formatBytes(storage.databaseBytes)}
        </Row>
        <Row name="Documents">
          {storage.files === 'bucket' ? 'In the bucket of S3_BUCKET' : 'In the folder of DATA_DIR'}
        </Row>
        <Row name="Disk of DATA_DIR">
          {storage.freeBytes === null
            ? 'Its free room is not known'
            : `${formatBytes(storage.freeBytes)} free; uploads leave ${formatBytes(storage.reserveBytes)} alone`}
        </Row>
      </dl>
    </Panel>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words font-semibold">{children}</dd>
    </div>
  );
}
