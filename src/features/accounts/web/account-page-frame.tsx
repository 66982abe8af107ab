import type { ReactNode } from 'react';
import { CircleMark } from '#ui/circle-mark.tsx';

/** The frame of the small pages of an account: a mark, a heading, a card. */
export function AccountPageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto flex min-h-[70dvh] w-full max-w-lg flex-col justify-center px-5 py-16">
      <CircleMark className="size-14 text-forest" />
      <h1 className="mt-6 text-title">{title}</h1>
      <div className="mt-8 rounded-card bg-paper p-6 shadow-card sm:p-8">{children}</div>
    </section>
  );
}
