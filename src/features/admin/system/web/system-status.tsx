import { formatCount } from '#ui/language/format.ts';
import type { System } from '../contract.ts';
import { findFaults } from './find-faults.ts';

/** The first thing to read: what is wrong, each with what it means, or that nothing is. */
export function SystemStatus({ system, isOutdated }: { system: System; isOutdated: boolean }) {
  const faults = findFaults(system);
  if (isOutdated) {
    return (
      <p role="alert" className="rounded-card bg-clay px-5 py-4 lg:col-span-2">
        <strong className="font-semibold">The server does not answer.</strong> What is shown below
        is what it said last.
      </p>
    );
  }
  if (faults.length === 0) {
    return (
      <p className="rounded-card bg-leaf px-5 py-4 text-forest-deep lg:col-span-2">
        <strong className="font-semibold">All is well.</strong> Workers look for jobs, and nothing
        was given up.
        {system.backups.length > 0 && ' The last backup is recent, and was restored and compared.'}
      </p>
    );
  }
  return (
    <section
      aria-labelledby="system-faults"
      className="rounded-card bg-danger-soft px-5 py-4 lg:col-span-2"
    >
      <h2 id="system-faults" className="font-sans font-semibold text-base text-danger">
        {faults.length === 1
          ? 'One thing needs you'
          : `${formatCount(faults.length)} things need you`}
      </h2>
      <ul className="mt-2 grid gap-2">
        {faults.map(({ title, meaning, runbook }) => (
          <li key={title}>
            <span className="font-semibold">{title}</span> {meaning}{' '}
            <span className="text-muted text-sm">
              See <code className="break-words">docs/runbooks/{runbook}.md</code>.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
