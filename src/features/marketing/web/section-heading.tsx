import type { ReactNode } from 'react';

type SectionHeadingProps = { title: string; children?: ReactNode; id?: string };

export function SectionHeading({ title, children, id }: SectionHeadingProps) {
  return (
    <header className="max-w-2xl">
      <h2 {...(id ? { id } : {})} className="text-title">
        {title}
      </h2>
      {children && <p className="mt-4 text-lg text-muted">{children}</p>}
    </header>
  );
}
