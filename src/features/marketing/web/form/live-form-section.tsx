import { lazy, memo, Suspense } from 'react';
import { Link } from 'wouter';
import { useAuth, useIsSignedIn } from '#features/accounts/sign-in/web/auth-store.ts';
import { FORM_ID } from '#features/applications/web/form-request.ts';
import type { FormVariant } from '#features/waitlist/web/form-variant.ts';
import { reloadable } from '#shared/reloadable.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { buttonStyles } from '#ui/button.tsx';
import { pageLocale } from '#ui/language/page-locale.ts';
import { loadOnFirstInteraction } from '#ui/section/on-first-interaction.ts';
import { landingPageTexts } from '../texts.ts';
import { useLandingTexts } from '../use-landing-texts.ts';

const OnServer = import.meta.env.SSR ? (await import('./form-section.tsx')).FormSection : undefined;

const loadSection = reloadable(() => import('./form-section.tsx'));

async function loadSectionAndTexts() {
  const section = await loadSection();
  await loadTexts(pageLocale());
  return section;
}

const InBrowser = lazy(async () => {
  const { FormSection } = await loadOnFirstInteraction(loadSectionAndTexts);
  return { default: FormSection };
});

/**
 * The form. Its HTML comes with the page and its code at the first interaction; until then its
 * fields are disabled. Memoized, because React discards the server's HTML of a part that changes
 * before it is hydrated.
 */
const LiveForm = memo(({ variant }: { variant: FormVariant }) => {
  const Section = OnServer ?? InBrowser;
  return (
    <section id={FORM_ID} className="bg-sand">
      <Suspense fallback={<div className="min-h-[60rem]" />}>
        <Section variant={variant} />
      </Suspense>
    </section>
  );
});

/** The form, or for members a link to their dashboard, where their application is. */
export function LiveFormSection({ variant }: { variant: FormVariant }) {
  return useIsSignedIn() ? <MemberBanner /> : <LiveForm variant={variant} />;
}

function MemberBanner() {
  const { title, signedIn, text, open } = useLandingTexts(landingPageTexts).member;
  const { user } = useAuth();
  return (
    <section id={FORM_ID} className="bg-sand">
      <div className="mx-auto max-w-6xl px-5 py-16 md:py-20">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-paper p-6 shadow-card sm:p-9">
          <div className="min-w-0">
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-2 break-words text-muted">
              {user && `${signedIn(user.email)} `}
              {text}
            </p>
          </div>
          <Link href="/dashboard" className={buttonStyles('accent')}>
            {open}
          </Link>
        </div>
      </div>
    </section>
  );
}
