import type { ReactNode } from 'react';

type PageHeadingProps = { title: string; children?: ReactNode; intro?: ReactNode };

/** The head of an admin page: its title, an introduction, and page-level actions. */
export function PageHeading({ title, intro, children }: PageHeadingProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="max-w-2xl">
        <h1 tabIndex={-1} className="text-[2rem] leading-tight outline-none">
          {title}
        </h1>
        {intro && <p className="mt-1.5 text-muted">{intro}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}
