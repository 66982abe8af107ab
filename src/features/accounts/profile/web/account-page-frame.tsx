import { type ReactNode, useEffect, useRef } from 'react';
import { CircleMark } from '#ui/circle-mark.tsx';

type AccountPageFrameProps = {
  title: string;
  /** The page shows the result of a submission: its heading is scrolled into view and announced. */
  isOutcome?: boolean;
  children: ReactNode;
};

/** The frame of the small account pages: icon, heading, card. */
export function AccountPageFrame({ title, isOutcome = false, children }: AccountPageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <section className="mx-auto flex min-h-[70dvh] w-full max-w-lg flex-col justify-center px-5 py-16">
      <CircleMark className="size-14 text-forest" />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-title outline-none">
        {title}
      </h1>
      <div className="mt-8 rounded-card bg-paper p-6 shadow-card sm:p-8">{children}</div>
    </section>
  );
}
