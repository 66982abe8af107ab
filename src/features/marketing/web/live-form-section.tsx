import { lazy, memo, Suspense } from 'react';
import { FORM_ID } from '#features/applications/web/form-request.ts';
import type { FormVariant } from '#features/waitlist/web/form-labels.ts';
import { reloadable } from '#ui/reloadable.ts';
import { loadWhenTouched } from '#ui/when-touched.ts';

const OnServer = import.meta.env.SSR ? (await import('./form-section.tsx')).FormSection : undefined;

const loadSection = reloadable(() => import('./form-section.tsx'));

const InBrowser = lazy(async () => {
  const { FormSection } = await loadWhenTouched(loadSection);
  return { default: FormSection };
});

/**
 * The form's place. Its HTML comes with the page; its code comes when the page is used, and
 * until then its fields are disabled. Kept from rendering again, since React gives up the
 * server's HTML of a part that is asked to change before it is alive.
 */
export const LiveFormSection = memo(({ variant }: { variant: FormVariant }) => {
  const Section = OnServer ?? InBrowser;
  return (
    <section id={FORM_ID} className="bg-sand">
      <Suspense fallback={<div className="min-h-[60rem]" />}>
        <Section variant={variant} />
      </Suspense>
    </section>
  );
});
