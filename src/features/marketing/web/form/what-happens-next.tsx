import { landingTexts } from '../../texts.ts';
import { useLandingTexts } from '../use-landing-texts.ts';

/** What an applicant can expect after pressing the button. */
export function WhatHappensNext() {
  const { next } = useLandingTexts(landingTexts);
  return (
    <ol className="mt-8 space-y-5 border-forest/30 border-l pl-6">
      {next.map(([when, what]) => (
        <li key={when} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.8rem] size-2.5 rounded-full bg-forest"
          />
          <p className="font-semibold">{when}</p>
          <p className="text-muted">{what}</p>
        </li>
      ))}
    </ol>
  );
}
