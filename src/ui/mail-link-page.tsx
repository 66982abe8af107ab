import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/text/locale.ts';
import { useLocale } from './language/locale-scope.tsx';
import { uiTexts } from './language/texts.ts';
import { useTextsIn } from './language/use-texts.ts';
import { SectionError } from './section/section-error.tsx';
import { Spinner } from './spinner.tsx';

type MailLinkPageProps<A> = {
  /** Runs the link's action; the token is in the URL fragment. */
  run: (token: string) => Promise<A>;
  /** Whether a failure means that the link has expired or is invalid. */
  isEnded: (error: unknown) => boolean;
  done: (answer: A) => { title: string; text: ReactNode };
  ended: { title: string; text: ReactNode };
  locale?: Locale;
};

/** A page for links in mails that runs one action at once. */
export function MailLinkPage<A>({ run, isEnded, done, ended, locale }: MailLinkPageProps<A>) {
  const own = useLocale();
  const words = useTextsIn(uiTexts, locale ?? own);
  const [outcome, setOutcome] = useState<{ title: string; text: ReactNode }>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ run, isEnded, done, ended });
  latest.current = { run, isEnded, done, ended };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs it again.
  useEffect(() => {
    const { run, isEnded, done, ended } = latest.current;
    const token = window.location.hash.slice(1);
    if (!token) return setOutcome(ended);
    run(token).then(
      (answer) => setOutcome(done(answer)),
      (error: unknown) => (isEnded(error) ? setOutcome(ended) : setFailures((count) => count + 1)),
    );
  }, [attempt]);

  return (
    <section className="mx-auto min-h-[50vh] max-w-xl px-5 py-20 text-center" aria-live="polite">
      {outcome ? (
        <>
          <h1 className="text-title">{outcome.title}</h1>
          <p className="mt-4 text-muted">{outcome.text}</p>
        </>
      ) : failures > attempt ? (
        <SectionError failures={failures} onRetry={() => setAttempt(failures)} />
      ) : (
        <Spinner label={words.oneMoment} />
      )}
    </section>
  );
}
