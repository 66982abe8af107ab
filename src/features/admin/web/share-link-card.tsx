import { Button, buttonStyles } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { QrCode } from './qr-code.tsx';
import { linkOf, type SharedForm, testLinkOf } from './share-links.ts';

export function ShareLinkCard({ form, origin }: { form: SharedForm; origin: string }) {
  const link = linkOf(form, origin);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: 'Link Copied!', description: link, tone: 'success' });
    } catch {
      showToast({
        title: 'The link could not be copied',
        description: 'Please select it and copy it by hand.',
        tone: 'destructive',
      });
    }
  };
  return (
    <section className="flex flex-wrap gap-6 rounded-card bg-paper p-5 shadow-card sm:flex-nowrap sm:p-6">
      <div className="min-w-0 grow">
        <h2 className="text-xl">{form.title}</h2>
        <p className="mt-1 text-muted">{form.text}</p>
        <p className="mt-4 break-all rounded-xl bg-cream px-4 py-3 font-semibold">{link}</p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button onClick={() => void copy()}>
            Copy link<span className="sr-only"> to the {form.title.toLowerCase()}</span>
          </Button>
          <a
            href={testLinkOf(form, origin)}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles('quiet')}
          >
            Test link<span className="sr-only"> to the {form.title.toLowerCase()}</span>
          </a>
        </div>
        <p className="mt-4 text-muted text-sm">
          <code className="rounded bg-sand px-1.5 py-0.5">{form.alternative}</code> in place of{' '}
          <code className="rounded bg-sand px-1.5 py-0.5">{form.hash}</code> works too.
        </p>
      </div>
      <QrCode text={link} title={form.title} />
    </section>
  );
}
