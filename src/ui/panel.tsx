import { type ReactNode, useId } from 'react';

type PanelProps = {
  /** The anchor for links on the page. */
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A section of a page with a heading. */
export function Panel({ id, title, aside, children, className = '' }: PanelProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`rounded-card bg-paper p-5 shadow-card sm:p-7 ${className}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-2xl">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
